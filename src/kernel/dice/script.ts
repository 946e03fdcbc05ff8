import type { Ask, Source, Tape } from './ask.ts'
import { Wanted } from './wanted.ts'

/** A typed face that the die asked for does not have. */
export class WrongFace extends Error {}

/** Faces typed in, or recorded before: given out in the order asked for. Runs dry with `Wanted`. */
export class Script implements Source {
  private readonly faces: readonly number[]
  private used = 0

  constructor(faces: readonly number[]) {
    this.faces = faces
  }

  more(tape: Tape, ask: Ask): void {
    const left = this.faces.length - this.used
    for (let i = 0; i < Math.min(ask.dice, left); i++) this.check(this.faces[this.used + i]!, tape.sides, i)
    if (left < ask.dice) throw new Wanted(ask.why, ask, null, ask.dice - left)
    for (let i = 0; i < ask.dice; i++) tape.faces[i] = this.faces[this.used + i]!
    this.used += ask.dice
    tape.at = 0
    tape.end = ask.dice
  }

  private check(face: number, sides: number, offset: number): void {
    if (Number.isInteger(face) && face >= 1 && face <= sides) return
    throw new WrongFace(`face ${this.used + offset + 1} is ${face}, which a d${sides} does not have`)
  }

  /** Faces that nobody asked for. A script must come out even. */
  get unused(): number {
    return this.faces.length - this.used
  }
}
