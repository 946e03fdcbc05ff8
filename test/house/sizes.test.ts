import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// A file that is written by hand fits a reader: split it along the book's next heading. Registers and printed tables are as long as the book.

const src = new URL('../../src/', import.meta.url)
const MOST = 300
const NOT_COUNTED = /\.(?:test|fixture)\.tsx?$|\/book\.ts$|\/book\/(?:register|tables[\w-]*)\.ts$/
/** Looked at by whoever touches it next; nothing is added here. */
const BEING_SHORTENED = ['server/live/game.ts']

test(`no file under src has more than ${MOST} lines, registers and printed tables aside`, () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => /\.tsx?$/.test(name) && !NOT_COUNTED.test(name))
  expect(files.length).toBeGreaterThan(400)
  const long = files.filter(name => readFileSync(new URL(name, src), 'utf8').split('\n').length - 1 > MOST)
  expect(long.filter(name => !BEING_SHORTENED.includes(name))).toEqual([])
})
