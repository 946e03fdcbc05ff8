import { describe, expect, test } from 'vitest'
import { options } from '../whole/bench.fixture.ts'
import { OPTIONS, switchesOf } from './options.ts'
import { BOOK } from './register.ts'

describe('options', () => {
  test('each answers a rule that is done, and its standard is among its values', () => {
    for (const { rule, values, standard } of OPTIONS) {
      expect(BOOK.rules.find(({ id }) => id === rule)?.state, rule).toBe('done')
      expect(values).toContain(standard)
    }
  })
  test('each value but the standard changes what rules read', () => {
    const standard = JSON.stringify(switchesOf(options()))
    for (const { name, values, standard: usual } of OPTIONS) {
      for (const value of values.filter(each => each !== usual))
        expect(JSON.stringify(switchesOf(options({ [name]: value }))), `${name} ${value}`).not.toBe(standard)
    }
  })
})
