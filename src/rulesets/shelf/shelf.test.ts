import { expect, test } from 'vitest'
import { BOOKS } from '../index.ts'
import { bookCalled, SHELF } from './index.ts'

test('the shelf has all books of the house, by the names they bear inside', async () => {
  expect(SHELF.map(({ id, title }) => ({ id, title }))).toEqual(BOOKS.map(({ id, title }) => ({ id, title })))
  expect(await Promise.all(SHELF.map(({ open }) => open()))).toEqual(BOOKS)
})

test('a book that nobody wrote is not there', async () => {
  expect(await bookCalled('constructor')).toBe(undefined)
})
