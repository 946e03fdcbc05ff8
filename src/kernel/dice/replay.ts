import type { Asking, Source, Tape } from './ask.ts'
import type { Answer } from './recorder.ts'

/** A question that differs from the one recorded, or an answer nobody asked for. */
export class Departed extends Error {
  readonly field: string
  constructor(field: string, sentence: string) {
    super(sentence)
    this.field = field
  }
}

/** Answers as they were recorded, given again: each question must be the one that was asked then. */
export class Replay implements Source {
  answers: readonly Answer[]
  used = 0

  constructor(answers: readonly Answer[]) {
    this.answers = answers
  }

  more(tape: Tape, ask: Asking): void {
    const answer = this.answers[this.used++]
    if (answer === undefined) throw new Departed('answers', 'a throw is asked for that was not recorded')
    if (!('faces' in answer)) throw new Departed('answers', 'a throw is asked for where a choice was recorded')
    const { sides } = tape
    if (answer.why !== ask.why) throw new Departed('why', 'a throw is asked for by another rule than was recorded')
    if (answer.sides !== sides) throw new Departed('sides', `d${sides} asked for, d${answer.sides} recorded`)
    if (answer.faces.length !== ask.dice) {
      throw new Departed('faces', `${ask.dice} dice asked for, ${answer.faces.length} recorded`)
    }
    answer.faces.forEach((face, i) => {
      if (!(Number.isInteger(face) && face >= 1 && face <= sides))
        throw new Departed('faces', `a d${sides} has no ${face}`)
      tape.faces[i] = face
    })
    tape.at = 0
    tape.end = ask.dice
  }

  /** The recorded answer to a choice. */
  choice(seat: number, why: number): number {
    const answer = this.answers[this.used++]
    if (answer === undefined || !('choice' in answer)) {
      throw new Departed('answers', 'a choice is asked for that was not recorded')
    }
    if (answer.why !== why) throw new Departed('why', 'a choice is asked for by another rule than was recorded')
    if (answer.seat !== seat) throw new Departed('seat', `seat ${seat} is asked, seat ${answer.seat} recorded`)
    return answer.choice
  }
}
