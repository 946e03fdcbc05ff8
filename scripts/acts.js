// Which rules act: for every rule that is called done, whether code that cites it runs when battles are fought, or only when a procedure is
// worked alone. Code cites a rule by its id, or in a comment by its printed number, on what follows the comment.
//
//   npm run acts [-- battles [book]]

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import inspector from 'node:inspector/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))
const made = join(root, 'dist/acts')
const battles = Number(process.argv[2] ?? 200)

for (const folder of ['src', 'test/conformance', 'test/net']) transpile(folder)
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
writeFileSync(join(made, 'package.json'), JSON.stringify({ type: 'module', imports }))

/** The room as it was made there. @param {string} path @returns {Promise<any>} */
const from = path => import(pathToFileURL(join(made, path)).href)
const session = new inspector.Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

const { BOOKS } = await from('src/rulesets/index.js')
const { anyBattle, battleFault, RANDOM } = await from('test/conformance/whole.js')
const { anyDuel } = await from('test/conformance/battle.js')
const { fault } = await from('test/conformance/conform.js')
const { Coverage } = await from('test/conformance/coverage.js')
const { actionsFault } = await from('test/conformance/actions.js')
const { ownOf } = await from('test/conformance/own.js')
const { groundsOf, foughtOver, PAIRS } = await from('test/conformance/field.js')

// what runs while rooms are loaded runs for every book
const { result: loaded } = await session.post('Profiler.takePreciseCoverage')

/** @typedef {{ readonly id: string, readonly printed: string, readonly state: string }} Rule */
let idle = 0
for (const book of /** @type {any[]} */ (BOOKS)) {
  if (book.game === undefined || (process.argv[3] ?? book.id) !== book.id) continue
  /** @type {Rule[]} */
  const done = book.register.rules.filter((/** @type {Rule} */ { state }) => state === 'done' || state === 'alone')
  fight(book)
  const played = await actingRules(book, done, loaded)
  await workAlone(book)
  const worked = await actingRules(book, done, [])
  const ids = (/** @type {(rule: Rule) => boolean} */ which) => done.filter(which).map(({ id }) => id)
  const never = ids(rule => !played.has(rule) && !worked.has(rule))
  const alone = ids(rule => !played.has(rule) && worked.has(rule) && rule.state === 'done')
  const after = ids(rule => played.has(rule) && rule.state === 'alone')
  idle += never.length + alone.length
  console.log(`${book.id}: of ${done.length} rules that are done ${played.size} act in ${battles} battles`)
  if (never.length > 0) console.log(`  never: ${never.join(' ')}`)
  if (alone.length > 0) console.log(`  only in procedures, and not marked so: ${alone.join(' ')}`)
  if (after.length > 0) console.log(`  marked as only in procedures, and in battles too: ${after.join(' ')}`)
}
process.exitCode = idle > 0 ? 1 : 0

/** Types off, comments kept, so that what ran can be laid over what is cited. @param {string} folder */
function transpile(folder) {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.ts$/.test(name) || /\.(test|d)\.ts$/.test(name) || /^web\//.test(name)) continue
    const text = readFileSync(join(root, folder, name), 'utf8')
    const { outputText } = ts.transpileModule(text, {
      compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
    })
    const path = join(made, folder, name.replace(/\.ts$/, '.js'))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, outputText.replaceAll(/(from\s*|import\(?\s*)(['"])([^'"]+)\.ts\2/g, '$1$2$3.js$2'))
  }
}

/** All that is played: battles of all kinds and options, bots against each other, duels, a fleet that is picked. @param {any} book */
function fight(book) {
  const grounds = groundsOf(book)
  for (let seed = 1; seed <= battles; seed++) battleFault(book, anyBattle(book, seed), RANDOM, new Coverage())
  for (let seed = 1; seed <= battles / 10; seed++)
    foughtOver(book, grounds[seed % grounds.length], PAIRS[seed % PAIRS.length], seed)
  for (let seed = 1; seed <= battles / 4; seed++) fault(anyDuel(book, seed), (/** @type {any} */ source) => source)
  book.game.refuseFleet([1, 2], 2)
}

/** All that can be worked alone: a book's actions, and every procedure's own example. @param {any} book */
async function workAlone(book) {
  if (ownOf(book).anyAction !== null)
    for (let seed = 1; seed <= battles; seed++) actionsFault(book, seed, new Coverage())
  const { chosenOptions } = await from('src/kernel/desk/index.js')
  const { Seeded } = await from('src/kernel/dice/index.js')
  const { shipNamed } = await from('src/fleets/index.js')
  const card = (/** @type {string} */ name) => {
    const { facts, ship } = shipNamed(name, { year: 1916, nation: 'GBR' })
    return book.card(facts, ship).card
  }
  const setting = { options: chosenOptions(book.options, {}), card }
  for (const { open, example } of book.procedures)
    for (let seed = 1; seed <= 20; seed++) workOut(open(example, setting), () => new Seeded(seed), [])
}

/** Whoever is asked takes the first. @param {any} opened @param {() => any} dice @param {number[]} choices */
function workOut(opened, dice, choices) {
  const { wanted } = opened.work(dice(), choices)
  if (wanted !== undefined) workOut(opened, dice, [...choices, wanted.choose[0].value])
}

/** The rules on which code has acted since this was last asked, or then. @param {any} book @param {Rule[]} done @param {inspector.Profiler.ScriptCoverage[]} then @returns {Promise<Set<Rule>>} */
async function actingRules(book, done, then) {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const room = `src/rulesets/${book.id}`
  const texts = textsIn(room)
  const runs = [...then, ...result].flatMap(({ url, functions }) => {
    const path = url.startsWith('file:') ? relative(made, fileURLToPath(url)) : ''
    return texts.has(path) ? [{ path, functions }] : []
  })
  const acts = (/** @type {Rule} */ rule) => {
    const sites = sitesOf(rule, texts)
    return runs.some(({ path, functions }) => sites.get(path)?.some(at => ranAt(at, functions)))
  }
  return new Set(done.filter(acts))
}

/** A room's code, without its lists of what rules, options and procedures there are. @param {string} room @returns {Map<string, string>} */
function textsIn(room) {
  const names = readdirSync(join(made, room), { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.js') && !/^table\/|(^|\/)(register|asides|procedures[^/]*)\.js$|fixture/.test(name),
  )
  return new Map(names.map(name => [`${room}/${name}`, readFileSync(join(made, room, name), 'utf8')]))
}

/**
 * Where code acts on a rule: where it cites it by its id; only if none does, what follows a comment with its printed number, which
 * many rules share. A list of what a procedure or an option is about is no act.
 * @param {Rule} rule @param {ReadonlyMap<string, string>} texts @returns {Map<string, number[]>}
 */
function sitesOf({ id, printed }, texts) {
  const number = printed.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const byId = sites(texts, new RegExp(`'${id}'`, 'g'))
  return byId.size > 0
    ? byId
    : sites(texts, new RegExp(`\\b${id}\\b(?![-\\w])|(?<![\\w.-])${number}(?![\\w]|[.-]\\d)`, 'g'))
}
/** @param {ReadonlyMap<string, string>} texts @param {RegExp} cited @returns {Map<string, number[]>} */
function sites(texts, cited) {
  const found = new Map()
  for (const [path, text] of texts) {
    const places = [...text.matchAll(cited)].map(({ index }) => placeOf(text, index))
    if (places.length > 0) found.set(path, places)
  }
  return found
}

/** What a comment is about begins after it. @param {string} text @param {number} index */
function placeOf(text, index) {
  const line = text.lastIndexOf('\n', index) + 1
  const open = text.lastIndexOf('/*', index)
  const isBlock = open >= 0 && text.indexOf('*/', open) > index
  const isLine = text.slice(line, index).includes('//')
  if (!isBlock && !isLine) return index
  let at = isBlock ? text.indexOf('*/', index) + 2 : text.indexOf('\n', index)
  // the body of the function that follows, if one does
  const head =
    /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(?:export )?(?:async )?(?:function \w+|const \w+ = (?=\([^()]*\) =>|\w+ =>)|\w+(?=\())/.exec(
      text.slice(at),
    )
  if (head !== null) at += head[0].length + 1
  return at
}

/** Has the innermost function there been run? Which of its branches tests prove: bots, say, give no orders that are refused. @param {number} at @param {inspector.Profiler.FunctionCoverage[]} functions */
function ranAt(at, functions) {
  const ranges = functions.flatMap(({ ranges }) => ranges.slice(0, 1))
  const around = ranges.filter(({ startOffset, endOffset }) => startOffset <= at && at < endOffset)
  const [inner] = around.sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset))
  return inner !== undefined && inner.count > 0
}
