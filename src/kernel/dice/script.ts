import type { Asking, Source, Tape } from './ask.ts'
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

  more(tape: Tape, ask: Asking): void {
    const left = this.faces.length - this.used
    for (let i = 0; i < Math.min(ask.dice, left); i++) tape.faces[i] = this.face(this.used + i, tape.sides)
    if (left < ask.dice) throw new Wanted(ask.why, ask, null, ask.dice - left)
    this.used += ask.dice
    tape.at = 0
    tape.end = ask.dice
  }

  /** A face as typed. Ten-sided dice print their highest face as 0, a pair of them as 00. */
  private face(at: number, sides: number): number {
    const face = this.faces[at]!
    if (face === 0 && (sides === 10 || sides === 100)) return sides
    if (Number.isInteger(face) && face >= 1 && face <= sides) return face
    throw new WrongFace(`face ${at + 1} is ${face}, which a d${sides} does not have`)
  }

  /** Faces that nobody asked for. A script must come out even. */
  get unused(): number {
    return this.faces.length - this.used
  }
}
