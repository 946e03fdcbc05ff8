import { type Plain, WrongChoice } from '#kernel/desk/index.ts'
import { Script, Seeded, type Source, WrongFace } from '#kernel/dice/index.ts'
import { BadInput, type Opened, type Pending, type Worked } from '#kernel/ruleset/index.ts'
import type { Sum } from '#kernel/table/index.ts'
import type { Book } from '#rulesets/index.ts'
import { cited, saidRule } from '../cite.ts'
import { findBook, findOptions, findProcedure, openProcedure } from '../find.ts'
import { readJson, wholeNumber, wholeNumbers } from '../input.ts'
import { Lines } from '../lines.ts'
import { print, printJson, tell } from '../output.ts'
import { resultLines } from '../result.ts'
import { whyNothing, workingLines, workingUnthrown } from '../working.ts'

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
  if ('wanted' in worked) return wants(book, opened, worked, flags.json === true)
  report(book, opened, worked, flags.json === true)
}

function machineDice(book: Book, opened: Opened, choices: readonly number[], flags: ResolveFlags): void {
  const seed = wholeNumber(flags.seed ?? '', '--seed', 0, Number.MAX_SAFE_INTEGER)
  if (flags.dice !== undefined) throw new BadInput('--dice: the machine throws, since there is --seed')
  const worked = work(opened, new Seeded(seed), choices)
  if ('wanted' in worked) return wants(book, opened, worked, flags.json === true)
  noneLeft(choices, worked)
  report(book, opened, worked, flags.json === true)
}

/** What is wanted, and the working as far as it goes. */
function wants(book: Book, opened: Opened, worked: Pending, json: boolean): void {
  process.exitCode = WANTED
  const { wanted, reckoning } = worked
  if (json) return printJson({ wanted: cited(book, wanted), reckoning: reckoningJson(book, reckoning) })
  print(...workingLines(book, opened, worked), wantedText(book, worked))
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
  let told = 0
  try {
    for (;;) {
      const worked = work(opened, new Script(faces), choices)
      const story = workingUnthrown(book, opened, worked)
      for (const line of story.slice(told)) print(line)
      told = story.length
      if (!('wanted' in worked)) {
        noneLeft(choices, worked)
        print(...ending(book, opened, worked))
        return unasked(lines.waiting)
      }
      print(wantedText(book, worked))
      const typed = await lines.next()
      if (typed === null) return brokenOff(book, worked)
      takeAnswer(book, opened, worked, typed, faces, choices)
    }
  } finally {
    lines.close()
  }
}

/** An answer that will not do is told in a sentence, and changes nothing. */
function takeAnswer(
  book: Book,
  opened: Opened,
  { wanted }: Pending,
  typed: string,
  faces: number[],
  choices: number[],
): void {
  try {
    const numbers = wholeNumbers(typed, 'the answer')
    if ('choose' in wanted) takeChoice(wanted, numbers, choices)
    else {
      const fall = (count: number): boolean =>
        book.together?.includes(wanted.why) === true &&
        fallTogether(book, opened, [...faces, ...numbers], count, choices)
      takeFaces(wanted, numbers, faces, fall)
    }
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

/** Whether the last so many of these faces are dice that fall at once, each asked for by itself. */
function fallTogether(
  book: Book,
  opened: Opened,
  faces: readonly number[],
  count: number,
  choices: readonly number[],
): boolean {
  const script = new Script(faces)
  const { throws } = work(opened, script, choices)
  const last = throws.slice(-count)
  return script.unused === 0 && last.length === count && last.every(({ why }) => book.together?.includes(why) === true)
}

function takeFaces(
  wanted: { sides: number; count: number },
  numbers: readonly number[],
  faces: number[],
  fall: (count: number) => boolean,
): void {
  const { sides, count } = wanted
  // ten-sided dice print their highest face as 0, a pair of them as 00; the script reads it so
  const least = sides === 10 || sides === 100 ? 0 : 1
  const wrong = numbers.find(face => face < least || face > sides)
  if (wrong !== undefined) throw new BadInput(`a d${sides} does not have ${wrong}`)
  const spare = numbers.length - count
  if (spare > 0 && !fall(numbers.length))
    throw new BadInput(`that is ${spare} ${spare === 1 ? 'die' : 'dice'} too many`)
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
  return [`${wanted.who} chooses — ${rule}`, ...options].join('\n')
}

function report(book: Book, opened: Opened, worked: Worked, json: boolean): void {
  if (json) return printJson(workedJson(book, worked))
  print(...workingLines(book, opened, worked), ...ending(book, opened, worked))
}

/** Why nothing came of it, where nothing did, and what became of it all. */
function ending(book: Book, opened: Opened, worked: Worked): string[] {
  const nothing = whyNothing(book, opened, worked)
  return [...(nothing === null ? [] : [nothing]), '', ...resultLines(worked.result, worked.parts)]
}

function workedJson(book: Book, { result, events, throws, reckoning }: Worked): Plain {
  return {
    result,
    events: events.map(event => cited(book, event)),
    throws: throws.map(({ meaning: _, ...thrown }) => cited(book, thrown)),
    reckoning: reckoningJson(book, reckoning),
  }
}

/** What is not alike is not added up: only a single sum has a total. */
function reckoningJson(book: Book, reckoning: readonly Sum[]): Plain {
  const lines = reckoning.flatMap(sum => sum.lines.map(line => cited(book, line)))
  const sums = reckoning.map(sum => sumJson(book, sum))
  return { ...(reckoning.length === 1 ? { total: reckoning[0]!.total } : {}), lines, sums }
}
const sumJson = (book: Book, { lines, ...sum }: Sum): Plain =>
  ({ ...sum, lines: lines.map(line => cited(book, line)) }) as unknown as Plain
