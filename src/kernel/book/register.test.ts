import { describe, expect, test } from 'vitest'
import { type Cite, register, ruleAt } from './register.ts'

const toy = register('Toy Fleets', {
  'TF-4.2-hit': ['4.2', 'to hit', 'Each gun hits at 8 or more.', 'done', 'book'],
  'TF-4.31-roll': [
    '4.31',
    'to penetrate',
    'Each hit is thrown again.',
    'later',
    'ruling',
    'the book gives two numbers',
  ],
  'TF-9-mines': ['9', 'mines', 'Mines are not laid in play.', 'out', 'house'],
})

describe('a register', () => {
  test('a cite is the place of its rule among the rules', () => {
    expect(toy.book).toBe('Toy Fleets')
    expect(toy.cite).toEqual({ 'TF-4.2-hit': 0, 'TF-4.31-roll': 1, 'TF-9-mines': 2 })
    for (const [id, cite] of Object.entries(toy.cite)) expect(ruleAt(toy, cite).id).toBe(id)
  })

  test('a rule holds what its line says, and a reason only if there is one', () => {
    expect(ruleAt(toy, toy.cite['TF-4.2-hit'])).toStrictEqual({
      id: 'TF-4.2-hit',
      printed: '4.2',
      title: 'to hit',
      words: 'Each gun hits at 8 or more.',
      state: 'done',
      origin: 'book',
    })
    expect(ruleAt(toy, toy.cite['TF-4.31-roll'])).toStrictEqual({
      id: 'TF-4.31-roll',
      printed: '4.31',
      title: 'to penetrate',
      words: 'Each hit is thrown again.',
      state: 'later',
      origin: 'ruling',
      because: 'the book gives two numbers',
    })
  })

  test('cites and rules agree even where ids look like numbers, which objects put in an order of their own', () => {
    const numbered = register('Numbered', {
      b: ['2', 'second', 'Second.', 'done', 'book'],
      '10': ['10', 'tenth', 'Tenth.', 'done', 'book'],
      '3': ['3', 'third', 'Third.', 'done', 'book'],
    })
    expect(numbered.rules).toHaveLength(3)
    for (const [id, cite] of Object.entries(numbered.cite)) expect(ruleAt(numbered, cite).id).toBe(id)
  })

  test.each([-1, 3, 1.5])('a cite that is none (%s) is refused in a sentence that names the book', cite => {
    expect(() => ruleAt(toy, cite as Cite)).toThrow(`Toy Fleets has no rule ${cite}`)
  })

  test('a wrong id does not compile', () => {
    // @ts-expect-error: there is no such rule
    expect(toy.cite['TF-4.3-roll']).toBeUndefined()
  })
})
