import { createInterface } from 'node:readline/promises'
import { type Plain, WrongChoice } from '#kernel/desk/index.ts'
import { Script, Seeded, type Source, WrongFace } from '#kernel/dice/index.ts'
import { BadInput, type Opened, type Pending, type Worked } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
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
  report(book, worked, flags.json === true)
}

function machineDice(book: Book, opened: Opened, choices: readonly number[], flags: ResolveFlags): void {
  const seed = wholeNumber(flags.seed ?? '', '--seed', 0, Number.MAX_SAFE_INTEGER)
  if (flags.dice !== undefined) throw new BadInput('--dice: the machine throws, since there is --seed')
  const worked = work(opened, new Seeded(seed), choices)
  if (!('wanted' in worked)) noneLeft(choices, worked)
  if (!('wanted' in worked)) return report(book, worked, flags.json === true)
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
  try {
    for (;;) {
      const worked = work(opened, new Script(faces), choices)
      if (!('wanted' in worked)) {
        noneLeft(choices, worked)
        return report(book, worked, false)
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

function report(book: Book, worked: Worked, json: boolean): void {
  const { result, events, throws, reckoning } = worked
  const total = reckoning.reduce((sum, { value }) => sum + value, 0)
  if (json) {
    return printJson({
      result,
      events: events.map(event => cited(book, event)),
      throws: throws.map(each => cited(book, each)),
      reckoning: { total, lines: reckoning.map(line => cited(book, line)) },
    })
  }
  if (reckoning.length > 0) {
    for (const { value, why } of reckoning) print(`${signed(value).padStart(4)}  ${saidRule(book, why)}`)
    print(`${signed(total).padStart(4)}  in all`, '')
  }
  for (const { words, faces, why } of throws) print(`${words}: ${faces.join(' ')}  (${idOf(book, why)})`)
  for (const event of events) print(eventText(event as unknown as Record<string, Plain>, book))
  print('', JSON.stringify(result, null, 2))
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'))

function eventText({ type, why, ...rest }: Record<string, Plain>, book: Book): string {
  const fields = Object.entries(rest).map(([key, value]) => `${key} ${value}`)
  return `${type}: ${fields.join(', ')}  (${idOf(book, why as Parameters<typeof idOf>[1])})`
}
