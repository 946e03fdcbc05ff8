import type { Cite } from '#kernel/book/index.ts'
import {
  first,
  type Marks,
  type Meaning,
  MOST_DICE,
  meaningOfFace,
  meaningOfSum,
  percent,
  type Table,
} from '#kernel/table/index.ts'
import { MOST_THROWN, type Source, Tape } from './ask.ts'

/**
 * The dice. Rules ask for the meaning of a throw, never for faces they do not need.
 * There is one class for play, typed faces, replay, odds and sweeps; what differs is the source behind its cold path.
 */
export class Dice {
  source: Source
  private readonly tapes: (Tape | null)[] = new Array<Tape | null>(101).fill(null)

  /** the same, without the gaps */
  private readonly laid: Tape[] = []

  constructor(source: Source) {
    this.source = source
  }

  /** A face that matters as a face. */
  one(sides: number, why: Cite): number {
    const tape = this.tapes[sides] ?? this.newTape(sides)
    if (tape.at >= tape.end) this.more(tape, 1, meaningOfFace(sides), why)
    return tape.faces[tape.at++]!
  }

  /** Dice added up: 2d6. */
  sum(count: number, sides: number, why: Cite): number {
    const tape = this.tapes[sides] ?? this.newTape(sides)
    if (count > tape.mostAdded) throw new RangeError(`${count}d${sides} added up; ${tape.mostAdded} dice at most`)
    if (tape.at + count > tape.end) this.more(tape, count, meaningOfSum(count, sides), why)
    let total = 0
    for (const end = tape.at + count; tape.at < end; tape.at++) total += tape.faces[tape.at]!
    return total
  }

  /** Dice through one table of marks: how many of eight at 8 or more. See `Marks` for how up to three counts are packed. */
  count(count: number, marks: Marks, why: Cite): number {
    if (count > MOST_DICE) throw new RangeError(`${count} dice in one throw; ${MOST_DICE} at most`)
    const tape = this.tapes[marks.sides] ?? this.newTape(marks.sides)
    if (tape.at + count > tape.end) this.more(tape, count, marks.meaning, why)
    const { faces } = tape
    const { weight } = marks
    let counted = 0
    let at = tape.at
    for (const end = at + count; at < end; at++) counted += weight[faces[at]!]!
    tape.at = at
    return counted
  }

  /** A printed table, read by its dice. */
  row<R>(table: Table<R>, modifier: number, why: Cite): R {
    const { each, sides } = table
    if (modifier !== 0 && !table.takes(modifier))
      throw new RangeError(`${table.title} takes no modifier of ${modifier}`)
    const tape = this.tapes[sides] ?? this.newTape(sides)
    if (tape.at + each > tape.end) this.more(tape, each, table.meaning(modifier), why)
    let total = modifier
    for (const end = tape.at + each; tape.at < end; tape.at++) total += tape.faces[tape.at]!
    return table.at(total)
  }

  /** A printed table read `times` times in one throw: into[i] counts how often its value i came. */
  rows<R>(times: number, table: Table<R>, why: Cite, into: Int32Array): void {
    const { each, sides } = table
    if (times * each > MOST_THROWN) throw new RangeError(`${times * each} dice in one throw; ${MOST_THROWN} at most`)
    const tape = this.tapes[sides] ?? this.newTape(sides)
    if (tape.at + times * each > tape.end) this.more(tape, times * each, table.meaning(0), why)
    for (let i = 0; i < table.values.length; i++) into[i] = 0
    for (let time = 0; time < times; time++) {
      let total = 0
      for (const end = tape.at + each; tape.at < end; tape.at++) total += tape.faces[tape.at]!
      into[table.indexAt(total)]!++
    }
  }

  /** A chance in a hundred: d100 at or under. Nothing is thrown for what cannot fail or cannot happen. */
  chance(chance: number, why: Cite): boolean {
    if (chance <= 0) return false
    if (chance >= 100) return true
    return first(this.count(1, percent(chance), why)) === 1
  }

  /** Forget what lies on the tapes: the source speaks for something else now. */
  clear(): void {
    for (const tape of this.laid) tape.at = tape.end = 0
    this.source.clear?.()
  }

  private newTape(sides: number): Tape {
    if (!(Number.isInteger(sides) && sides >= 2 && sides <= 100)) throw new RangeError(`no die has ${sides} sides here`)
    const tape = new Tape(sides)
    this.tapes[sides] = tape
    this.laid.push(tape)
    return tape
  }

  private more(tape: Tape, dice: number, meaning: Meaning, why: Cite): void {
    this.source.more(tape, { dice, meaning, why })
  }
}
