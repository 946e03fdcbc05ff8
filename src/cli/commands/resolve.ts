import { type Event, type Plain, WrongChoice } from '#kernel/desk/index.ts'
import { Script, Seeded, type Source, WrongFace } from '#kernel/dice/index.ts'
import { BadInput, type Opened, type Pending, type Worked } from '#kernel/ruleset/index.ts'
import type { Footnote } from '#kernel/table/index.ts'
import type { Book } from '#rulesets/index.ts'
import { type StoryState, sentences } from '#story/index.ts'
import { cited, idOf, saidRule } from '../cite.ts'
import { findBook, findOptions, findProcedure, openProcedure } from '../find.ts'
import { readJson, wholeNumber, wholeNumbers } from '../input.ts'
import { Lines } from '../lines.ts'
import { print, printJson, tell } from '../output.ts'

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
  const given = readJson(flags.given, '--given')
  const opened = openProcedure(book, findProcedure(book, name), given, findOptions(book, flags.option))
  const choices = wholeNumbers(flags.choose ?? '', '--choose')
  if (flags.seed !== undefined) return machineDice(book, opened, choices, flags)
  const faces = wholeNumbers(flags.dice ?? '', '--dice')
  if (flags.dice === undefined && !flags.json && mayAsk(flags)) return atTheTable(book, opened, choices)
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

/** A pipe that held the situation has been read to its end. */
const mayAsk = ({ given }: ResolveFlags): boolean => process.stdin.isTTY || given !== '-'

/** The umpire at a real table, or his answers through a pipe: asked for one throw, or one choice, at a time. */
async function atTheTable(book: Book, opened: Opened, given: readonly number[]): Promise<void> {
  const faces: number[] = []
  const choices = [...given]
  const lines = new Lines()
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
        print('', ...resultLines(worked.result))
        return unasked(lines.waiting)
      }
      print(wantedText(book, worked))
      const typed = await lines.next()
      if (typed === null) return brokenOff(book, worked)
      takeAnswer(worked, typed, faces, choices)
    }
  } finally {
    lines.close()
  }
}

/** An answer that will not do is told in a sentence, and changes nothing. */
function takeAnswer({ wanted }: Pending, typed: string, faces: number[], choices: number[]): void {
  try {
    const numbers = wholeNumbers(typed, 'the answer')
    if ('choose' in wanted) takeChoice(wanted, numbers, choices)
    else takeFaces(wanted, numbers, faces)
  } catch (thrown) {
    if (!(thrown instanceof BadInput)) throw thrown
    print(thrown.message)
  }
}

function brokenOff(book: Book, { wanted }: Pending): void {
  const dice = (count: number): string => (count === 1 ? '1 die is' : `${count} dice are`)
  const what = 'choose' in wanted ? 'a choice is' : dice(wanted.count)
  tell(`the input ended, and ${what} still wanted (${saidRule(book, wanted.why)})`)
  process.exitCode = WANTED
}

/** Whoever has pasted too much should know: one of his answers may have gone to another question than he meant. */
function unasked(lines: readonly string[]): void {
  const more = lines.filter(line => line.trim() !== '')
  if (more.length === 0) return
  const count = more.length === 1 ? '1 more line' : `${more.length} more lines`
  tell(`nothing asked for ${count}: ${more.map(line => JSON.stringify(line)).join(', ')}`)
}

function takeFaces(wanted: { sides: number; count: number }, numbers: readonly number[], faces: number[]): void {
  const { sides, count } = wanted
  // ten-sided dice print their highest face as 0, a pair of them as 00; the script reads it so
  const least = sides === 10 || sides === 100 ? 0 : 1
  const wrong = numbers.find(face => face < least || face > sides)
  if (wrong !== undefined) throw new BadInput(`a d${sides} does not have ${wrong}`)
  const spare = numbers.length - count
  if (spare > 0) throw new BadInput(`that is ${spare} ${spare === 1 ? 'die' : 'dice'} too many`)
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
  sentences(book, opened.start() as StoryState, events).map((text, i) => `  ${text}  (${idOf(book, events[i]!.why)})`)

/** What became of it: a name and a value a line. */
export function resultLines(result: Plain): string[] {
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
