import { expect, test } from 'vitest'
import { options } from '../whole/bench.fixture.ts'
import { OPTIONS, switchesOf } from './options.ts'
import { BOOK } from './register.ts'

test('every option answers a rule that is done, and its standard is one of its values', () => {
  for (const { name, rule, values, standard, title } of OPTIONS) {
    expect(BOOK.rules.find(({ id }) => id === rule)?.state, name).toBe('done')
    expect(values, name).toContain(standard)
    expect(values.length, name).toBeGreaterThan(1)
    expect(title.length, name).toBeGreaterThan(10)
  }
})

test('every value of every option makes a difference to the switches, but for scales of one size', () => {
  for (const { name, values, standard } of OPTIONS) {
    if (name === 'models' || name === 'doubled') continue
    const base = switchesOf(options())
    for (const value of values) {
      const switched = switchesOf(options({ [name]: value }))
      if (value === standard) expect(switched).toEqual(base)
      else expect(switched, `${name} ${value}`).not.toEqual(base)
    }
  }
})
