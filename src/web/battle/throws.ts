import type { Cite } from '#kernel/book/index.ts'
import { Desk, type Event } from '#kernel/desk/index.ts'
import { type Answer, type Ask, Dice, Replay, type Source, type Tape, wordsOf } from '#kernel/dice/index.ts'
import type { Footnote, Meaning } from '#kernel/table/index.ts'
import type { Battle } from './battle.ts'

/** One throw of a row: what was asked, what fell, what it came to. */
export interface Throw {
  readonly why: Cite
  readonly words: string
  /** the sum that stood behind it */
  readonly sum: readonly Footnote[]
  readonly faces: readonly Face[]
  /** scored dice in the book's words, or what happened next */
  readonly result: string
}
export interface Face {
  readonly face: number
  readonly as: 'scored' | 'failed' | 'read'
}

/**
 * A row worked again from the state before it, with its recorded answers, so that every throw can be read with its question.
 * Where it cannot be, since something of it was sealed before it or the book has been revised, the faces are told alone; null
 * where it is sealed to this viewer.
 */
export function throwsOf(battle: Battle, row: number): readonly Throw[] | null {
  const { book, present } = battle
  const { command, answers, seat, revision } = battle.rows[row]!
  if (command === null) return null
  if (revision !== book.revision) return facesAlone(answers)
  const state = book.copy(battle.at(row))
  const replay = new Replay(answers)
  const listener = new Listener(replay)
  const desk = new Desk<unknown, Event>(state, new Dice(listener), (_, asked, _among, _about, why) =>
    replay.choice(asked, why),
  )
  const events: Event[] = []
  desk.heard = events
  listener.heard = () => {
    const sum = desk.reckoning.footnotes ?? []
    desk.reckoning.footnotes = []
    return { sum, events: events.length }
  }
  desk.reckoning.footnotes = []
  try {
    book.resolve(desk, { seat, command })
  } catch {
    return facesAlone(answers)
  }
  return listener.noted.map(({ why, meaning, dice, faces, sum, events: at }, i) => {
    const marked = facesOf(meaning, faces)
    const scored = marked.filter(({ as }) => as === 'scored').length
    const next = events.slice(at, listener.noted[i + 1]?.events ?? at + 3)
    const counted = meaning.each === 1 && meaning.weights.length <= 2 ? present.counted(why, scored) : ''
    const told = next.map(event => book.tell(event, state))
    return {
      why,
      words: wordsOf({ dice, meaning, why }),
      sum,
      faces: marked,
      result: counted === '' ? (told[0] ?? '').replace(/\.$/, '') : counted,
    }
  })
}

function facesAlone(answers: readonly Answer[]): Throw[] {
  return answers.flatMap(answer => {
    if (!('faces' in answer)) return []
    const { why, sides, faces } = answer
    const read = faces.map(face => ({ face, as: 'read' as const }))
    return [{ why, words: `${faces.length} d${sides}`, sum: [], faces: read, result: '' }]
  })
}

interface Noted extends Ask {
  readonly faces: readonly number[]
  readonly sum: readonly Footnote[]
  readonly events: number
}

class Listener implements Source {
  readonly noted: Noted[] = []
  heard: () => { sum: readonly Footnote[]; events: number } = () => ({ sum: [], events: 0 })
  private readonly inner: Source

  constructor(inner: Source) {
    this.inner = inner
  }

  more(tape: Tape, ask: Ask): void {
    this.inner.more(tape, ask)
    this.noted.push({ ...ask, faces: [...tape.faces.slice(tape.at, tape.at + ask.dice)], ...this.heard() })
  }
}

/** Which faces scored, where a throw only counts those at a number and over, or and under. */
export function facesOf({ each, says }: Meaning, faces: readonly number[]): Face[] {
  const [, number = '', way = ''] = /(\d+) or (more|less)$/.exec(says) ?? []
  const natural = /^a natural (\d+)$/.exec(says)?.[1]
  return faces.map(face => {
    if (natural !== undefined) return { face, as: face === Number(natural) ? 'scored' : 'failed' }
    if (number === '' || each > 1) return { face, as: 'read' }
    return {
      face,
      as:
        way === 'more' ? (face >= Number(number) ? 'scored' : 'failed') : face <= Number(number) ? 'scored' : 'failed',
    }
  })
}
