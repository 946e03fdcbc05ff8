import { expect, test } from 'vitest'
import type { ShipFacts } from '#kernel/facts/index.ts'
import { covers, yearOf } from './period.ts'

const figure = (value: number) => ({ value, source: '', confidence: 'high' }) as const
const ships = [
  { name: 'Kongō', commissioned: 1913 },
  { name: 'Kirishima', commissioned: 1915 },
]
const asBuilt = { ships, year: figure(1913), rebuiltYear: null } as unknown as ShipFacts
const rebuilt = { ...asBuilt, rebuiltYear: figure(1936) }

test('a ship is of the year of her own commissioning; a class of its first ship’s; a rebuilt one of her rebuilding’s', () => {
  expect(yearOf(asBuilt, 'Kirishima')).toBe(1915)
  expect(yearOf(asBuilt, 'Kongō class')).toBe(1913)
  expect(yearOf(rebuilt, 'Kirishima')).toBe(1936)
})

test('a book covers its first and its last year', () => {
  expect(covers({ years: { from: 1915, to: 1924 } }, asBuilt, 'Kirishima')).toBe(true)
  expect(covers({ years: { from: 1890, to: 1914 } }, asBuilt, 'Kirishima')).toBe(false)
  expect(covers({ years: { from: 1890, to: 1936 } }, rebuilt, 'Kirishima')).toBe(true)
  expect(covers({ years: { from: 1890, to: 1935 } }, rebuilt, 'Kirishima')).toBe(false)
})

test('a book has no cards for kinds of ships of which it says nothing', () => {
  const boat = { ...asBuilt, kind: 'submarine' } as ShipFacts
  const years = { from: 1900, to: 1920 }
  expect(covers({ years }, boat, 'Kongō')).toBe(true)
  expect(covers({ years, without: ['submarine'] }, boat, 'Kongō')).toBe(false)
  expect(covers({ years, without: ['aircraft carrier'] }, boat, 'Kongō')).toBe(true)
})
