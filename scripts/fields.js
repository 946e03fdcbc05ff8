// Which fields of a book's state nobody reads but what copies, digests, writes and gives them: what is kept and never asked for does nothing.
//
//   node scripts/fields.js [book …]

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Files that keep a field, and those that hand it in and out. */
const KEEPERS = /\/(?:state|annex|plight|part|events)[\w-]*\.ts$/
const DECLARING = /\/(?:state|annex)[\w-]*\.ts$/

const files = ['src/rulesets', 'src/kernel'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.ts$/.test(name) && !/\.(test|fixture)\.ts$/.test(name))
    .map(name => join(root, folder, name)),
)
const service = serviceOf(files)
const books = process.argv.length > 2 ? process.argv.slice(2) : ['grand-fleets', 'fear-god']
const unread = books.flatMap(unreadIn)
for (const field of unread) console.log(`never read: ${field}`)
process.exitCode = unread.length > 0 ? 1 : 0

/** @param {string[]} names */
function serviceOf(names) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const options = { ...ts.parseJsonConfigFileContent(config, ts.sys, root).options, noEmit: true }
  return ts.createLanguageService({
    getScriptFileNames: () => names,
    getScriptVersion: () => '1',
    getScriptSnapshot: name =>
      existsSync(name) ? ts.ScriptSnapshot.fromString(readFileSync(name, 'utf8')) : undefined,
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
  })
}

/** @param {string} book */
function unreadIn(book) {
  return files
    .filter(name => name.includes(`/rulesets/${book}/`) && DECLARING.test(name))
    .flatMap(name => {
      const source = sourceOf(name)
      return source.statements
        .filter(ts.isInterfaceDeclaration)
        .flatMap(({ name: record, members }) =>
          members
            .filter(({ name: field }) => field !== undefined && !isRead(name, field.getStart(source)))
            .map(({ name: field }) => `${book}, ${record.text}.${field?.getText(source)}`),
        )
    })
}

/** @param {string} name @param {number} at */
function isRead(name, at) {
  const references = (service.findReferences(name, at) ?? []).flatMap(found => found.references)
  return references.some(
    ({ fileName, isWriteAccess, textSpan }) =>
      !KEEPERS.test(fileName) && (!isWriteAccess || isTakenOut(fileName, textSpan.start)),
  )
}

/** `const { field } = …` reads it, though it writes a name. @param {string} name @param {number} at */
function isTakenOut(name, at) {
  const source = sourceOf(name)
  /** @type {ts.Node} */
  let node = source
  for (;;) {
    /** @type {ts.Node | undefined} */
    const inner = ts.forEachChild(node, each => (each.getStart(source) <= at && at < each.end ? each : undefined))
    if (inner === undefined) return ts.isBindingElement(node.parent)
    node = inner
  }
}

/** @param {string} name */
function sourceOf(name) {
  const source = service.getProgram()?.getSourceFile(name)
  if (source === undefined) throw new Error(`${name} is not read`)
  return source
}
