import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BOOKS } from '#rulesets/index.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const under = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(name => `${folder}${name}`)

test('outside the books no two exported types share a name', () => {
  const books = BOOKS.map(({ id }) => `src/rulesets/${id}/`)
  const files = under('src/').filter(
    path => /(?<!\.test|\.fixture)\.tsx?$/.test(path) && !books.some(book => path.startsWith(book)),
  )
  const where = new Map<string, string[]>()
  for (const path of files)
    for (const [, name] of read(path).matchAll(/^export (?:abstract )?(?:interface|type|class) (\w+)/gm))
      where.set(name!, [...(where.get(name!) ?? []), path])
  expect(where.size).toBeGreaterThan(100)
  expect([...where].filter(([, paths]) => paths.length > 1)).toEqual([])
})

describe.each(BOOKS.map(({ id }) => id))('%s', id => {
  test('every ruling, house rule, silence and table that its room cites is found on its rules page', () => {
    const page = new Set(read(`docs/rules/${id}.md`).match(CITED))
    const cited = under(`src/rulesets/${id}/`)
      .filter(path => /\.(ts|md)$/.test(path))
      .flatMap(path => (read(path).match(CITED) ?? []).map(each => `${each} in ${path}`))
    expect(cited.length).toBeGreaterThan(50)
    expect(cited.filter(each => !page.has(each.split(' ')[0]!))).toEqual([])
  })
})
const CITED = /\b[RHST]\d+\b/g

describe('the README', () => {
  const readme = read('README.md')
  const cells = (head: string): string[] => {
    const rows = readme.slice(readme.indexOf(head)).split('\n').slice(2)
    return rows
      .slice(
        0,
        rows.findIndex(row => !row.startsWith('|')),
      )
      .map(row => row.split('|')[1]!.trim())
  }

  test('names every room', () => {
    const rooms = readdirSync(new URL('src/', root), { withFileTypes: true }).filter(each => each.isDirectory())
    const named = cells('| room |').flatMap(cell => /`src\/(\w+)/.exec(cell)?.[1] ?? [])
    expect(named.sort()).toEqual(rooms.map(({ name }) => name).sort())
  })

  test('names every command that people run', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...readme.matchAll(/`?npm (?:run )?([\w-]+)/g)].map(([, name]) => name!)
    expect(Object.keys(scripts).filter(name => !named.includes(name))).toEqual([])
    expect(
      cells('| command |').filter(cell => scripts[/npm (?:run )?(\w+)/.exec(cell)?.[1] ?? ''] === undefined),
    ).toEqual([])
  })
})
