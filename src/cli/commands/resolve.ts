import { createInterface } from 'node:readline/promises'
import { type Event, type Plain, WrongChoice } from '#kernel/desk/index.ts'
import { Script, Seeded, type Source, WrongFace } from '#kernel/dice/index.ts'
import { BadInput, type Opened, type Pending, type Worked } from '#kernel/ruleset/index.ts'
import type { Footnote } from '#kernel/table/index.ts'
import type { Book } from '#rulesets/index.ts'
import { type State, sentences } from '#story/index.ts'
import { cited, idOf, saidRule } from '../cite.ts'
import { findBook, findOptions, findProcedure, settingOf } from '../find.ts'
import { readJson, wholeNumber, wholeNumbers } from '../input.ts'
import { print, printJson } from '../output.ts'

export interface ResolveFlags {
  given: string
  dice?: string
  choose?: string
  seed?: string
  option: string[]
  json?: boolean
}
/** Something is wanted before the rule can go on. */
const WANTED = 3

/** `straddle resolve <book> <procedure>`: one rule, with dice thrown by hand, or by the machine from a seed. */
export async function resolve(id: string, name: string, flags: ResolveFlags): Promise<void> {
  const book = findBook(id)
  const opened = findProcedure(book, name).open(
    readJson(flags.given, '--given'),
    settingOf(book, findOptions(book, flags.option)),
  )
  const choices = wholeNumbers(flags.choose ?? '', '--choose')
  if (flags.seed !== undefined) return machineDice(book, opened, choices, flags)
  const faces = wholeNumbers(flags.dice ?? '', '--dice')
  if (flags.dice === undefined && process.stdin.isTTY && !flags.json) return atTheTable(book, opened, choices)
  const worked = byHand(opened, faces, choices)
  if ('wanted' in worked) {
    process.exitCode = WANTED
    if (flags.json) return printJson({ wanted: cited(book, worked.wanted) })
    return print(wantedText(book, worked))
  }
  report(book, opened, worked, flags.json === true)
}

function machineDice(book: Book, opened: Opened, choices: readonly number[], flags: ResolveFlags): void {
  const seed = wholeNumber(flags.seed ?? '', '--seed', 0, Number.MAX_SAFE_INTEGER)
  if (flags.dice !== undefined) throw new BadInput('--dice: the machine throws, since there is --seed')
  const worked = work(opened, new Seeded(seed), choices)
  if (!('wanted' in worked)) noneLeft(choices, worked)
  if (!('wanted' in worked)) return report(book, opened, worked, flags.json === true)
  process.exitCode = WANTED
  if (flags.json) return printJson({ wanted: cited(book, worked.wanted) })
  print(wantedText(book, worked))
}

/** Typed dice and choices must come out even. */
function byHand(opened: Opened, faces: readonly number[], choices: readonly number[]): Worked | Pending {
  const script = new Script(faces)
  const worked = work(opened, script, choices)
  if ('wanted' in worked) return worked
  if (script.unused > 0) throw new BadInput(`--dice: ${script.unused} of ${faces.length} dice too many`)
  noneLeft(choices, worked)
  return worked
}

function noneLeft(choices: readonly number[], worked: Worked): void {
  const spare = choices.length - worked.choices
  if (spare > 0) throw new BadInput(`--choose: ${spare} of ${choices.length} choices too many`)
}

function work(opened: Opened, script: Source, choices: readonly number[]): Worked | Pending {
  try {
    return opened.work(script, choices)
  } catch (thrown) {
    if (thrown instanceof WrongFace) throw new BadInput(`--dice: ${thrown.message}`)
    if (thrown instanceof WrongChoice) throw new BadInput(`--choose: ${thrown.message}`)
    throw thrown
  }
}

/** The umpire at a real table: asked for one throw, or one choice, at a time. */
async function atTheTable(book: Book, opened: Opened, given: readonly number[]): Promise<void> {
  const faces: number[] = []
  const choices = [...given]
  const talk = createInterface({ input: process.stdin, output: process.stdout })
  let [told, summed] = [0, 0]
  try {
    for (;;) {
      const worked = work(opened, new Script(faces), choices)
      // the dice he knows: he has typed them
      const story = sentencesOf(book, opened, worked.events)
      for (const sentence of story.slice(told)) print(sentence)
      told = story.length
      for (const line of sumLines(book, worked.reckoning.slice(summed))) print(line)
      summed = worked.reckoning.length
      if (!('wanted' in worked)) {
        noneLeft(choices, worked)
        return print('', ...resultLines(worked.result))
      }
      print(wantedText(book, worked))
      const typed = await talk.question('> ').catch(() => null)
      if (typed === null) {
        print('')
        process.exitCode = WANTED
        return
      }
      try {
        const numbers = wholeNumbers(typed.trim(), 'the answer')
        if ('choose' in worked.wanted) takeChoice(worked.wanted, numbers, choices)
        else takeFaces(worked.wanted, numbers, faces)
      } catch (thrown) {
        if (!(thrown instanceof BadInput)) throw thrown
        print(thrown.message)
      }
    }
  } finally {
    talk.close()
  }
}

function takeFaces(wanted: { sides: number; count: number }, numbers: readonly number[], faces: number[]): void {
  const { sides, count } = wanted
  const wrong = numbers.find(face => face < 1 || face > sides)
  if (wrong !== undefined) throw new BadInput(`a d${sides} does not have ${wrong}`)
  if (numbers.length > count) throw new BadInput(`that is ${numbers.length - count} dice too many`)
  faces.push(...numbers)
}

function takeChoice(
  wanted: { choose: readonly { value: number }[] },
  numbers: readonly number[],
  choices: number[],
): void {
  const [choice] = numbers
  if (numbers.length !== 1 || !wanted.choose.some(({ value }) => value === choice)) {
    throw new BadInput(`choose one of ${wanted.choose.map(({ value }) => value).join(', ')}`)
  }
  choices.push(choice!)
}

function wantedText(book: Book, { wanted }: Pending): string {
  const rule = saidRule(book, wanted.why)
  if (!('choose' in wanted)) return `${wanted.words} — ${rule} (${wanted.count} wanted)`
  const options = wanted.choose.map(({ value, label }) => `  ${value}: ${label}`)
  return [`seat ${wanted.seat} chooses — ${rule}`, ...options].join('\n')
}

function report(book: Book, opened: Opened, worked: Worked, json: boolean): void {
  const { result, events, throws, reckoning } = worked
  if (json) {
    const total = totalOf(reckoning)
    return printJson({
      result,
      events: events.map(event => cited(book, event)),
      throws: throws.map(each => cited(book, each)),
      reckoning: { total, lines: reckoning.map(line => cited(book, line)) },
    })
  }
  if (reckoning.length > 0) print(...sumLines(book, reckoning), '')
  const sentences = sentencesOf(book, opened, events)
  for (let i = 0; i <= events.length; i++) {
    for (const { words, faces, why } of throws.filter(({ at }) => at === i))
      print(`${words}: ${faces.join(' ')}  (${idOf(book, why)})`)
    if (i < events.length) print(sentences[i]!)
  }
  print('', ...resultLines(result))
}

const totalOf = (lines: readonly Footnote[]): number => lines.reduce((sum, { value }) => sum + value, 0)

/** A sum line by line, and what it comes to; nothing where there is none. */
function sumLines(book: Book, lines: readonly Footnote[]): string[] {
  if (lines.length === 0) return []
  const line = (value: number, words: string): string => `${signed(value).padStart(4)}  ${words}`
  return [...lines.map(({ value, why }) => line(value, saidRule(book, why))), line(totalOf(lines), 'in all')]
}

/** What happened, as the book tells it, each with its rule. */
const sentencesOf = (book: Book, opened: Opened, events: readonly Event[]): string[] =>
  sentences(book, opened.start() as State, events).map((text, i) => `  ${text}  (${idOf(book, events[i]!.why)})`)

/** What became of it: a name and a value a line. */
function resultLines(result: Plain): string[] {
  if (result === null || typeof result !== 'object' || Array.isArray(result)) return [valueText(result)]
  const width = Math.max(...Object.keys(result).map(key => key.length))
  return Object.entries(result).map(([key, value]) => `${key.padEnd(width)}  ${valueText(value)}`)
}
function valueText(value: Plain): string {
  if (Array.isArray(value) && value.every(each => typeof each !== 'object')) return value.join(' ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'))
