import { type Change, changeOf } from './change.ts'
import { Deed } from './deed.ts'
import { diceOf } from './dice.ts'
import { Moves } from './moves.ts'
import { type Happening, happenings, type Opened, type Row, type State } from './open.ts'
import { routineOf } from './routine.ts'
import { type Sight, watcher } from './sight.ts'

export interface Line {
  /** as the book calls it; '' where nobody can tell */
  readonly phase: string
  readonly text: string
  /** what was thrown over it, if that was asked for */
  readonly dice: readonly string[]
}
/** One turn of a battle as people read it. */
export interface Turn {
  readonly turn: number
  readonly time: string | null
  readonly lines: readonly Line[]
}

/** The battle turn by turn: who went where, who fired at whom with what result, who was lost. */
export function accountOf(
  opened: Opened,
  names: readonly string[],
  sides: readonly string[],
  withDice: boolean,
): Turn[] {
  const teller = new Teller(opened, names, sides, withDice ? diceOf(opened) : () => [])
  for (const happening of happenings(opened)) teller.hear(happening)
  return teller.finish()
}

/** What is done before the first turn belongs to no phase. */
const BEFORE = (line: Line): Line => ({ ...line, phase: '' })

class Teller {
  private readonly look: (state: unknown) => Sight
  private readonly isRoutine: ((told: string) => boolean) | null
  private readonly names: readonly string[]
  private readonly sides: readonly string[]
  private readonly dice: (row: Row, before: State) => readonly string[]
  private readonly turns: Turn[] = []
  private lines: Line[] = []
  private moves = new Moves()
  /** where in its turn the summary of all moves belongs, and in which phase */
  private movesAt: { readonly place: number; readonly phase: string } = { place: 0, phase: '' }
  private points: readonly number[] = []
  private row: Row | null = null
  private deed: Deed | null = null
  private last: Sight | null = null

  constructor(
    opened: Opened,
    names: readonly string[],
    sides: readonly string[],
    dice: (row: Row, before: State) => readonly string[],
  ) {
    this.dice = dice
    this.look = watcher(opened)
    this.names = names
    this.sides = sides
    this.isRoutine = opened.book.game === undefined ? routineOf(opened, this.look, names) : null
  }

  hear({ row, told, before, after }: Happening): void {
    const was = this.look(before)
    const is = this.look(after)
    if (row !== this.row) {
      this.begin(was, row)
      this.deed!.dice.push(...this.dice(row, before))
    }
    this.row = row
    const change = changeOf(was, is)
    if (change.turned) this.turnTo(was, is)
    this.note(told, change, was, is)
    this.last = is
    if (change.acted.some(id => this.names[id] === this.deed?.command?.ship)) this.begin(is, null)
  }

  private note(told: string, change: Change, was: Sight, is: Sight): void {
    const deed = this.deed!
    // before the first turn ships are placed, which is told of each
    if (change.moved.length > 0 && is.turn > 0) {
      if (!this.moves.any) this.movesAt = { place: this.lines.length, phase: is.phase }
      this.moves.add(was, is, change.moved)
    }
    const keeps = this.isRoutine === null ? change.matters : deed.isDone(told) || !this.isRoutine(told)
    if (change.ended && deed.command !== null) deed.told.push(...deed.unseen)
    if (keeps) deed.told.push(told)
    else if (change.unseen) deed.unseen.push(told)
    for (const id of change.lost) {
      const unit = is.units.find(each => each.id === id)!
      if (unit.state === 'sunk') deed.losses.push(`${unit.name} is sunk.`)
    }
  }

  /** What went before is told; what comes now is another deed. */
  private begin(now: Sight, row: Row | null): void {
    if (this.deed !== null) {
      const { phase, dice } = this.deed
      const [first, ...others] = this.deed.lines(now)
      if (first !== undefined || dice.length > 0) this.lines.push({ phase, text: first ?? 'Also thrown:', dice })
      for (const text of others) this.lines.push({ phase, text, dice: [] })
    }
    this.deed = new Deed(now, this.names, row)
  }

  private turnTo(was: Sight, is: Sight): void {
    this.begin(was, null)
    if (was.turn !== is.turn) this.closeTurn(was)
    this.deed = new Deed(is, this.names, null)
  }

  private closeTurn({ turn, time, phase, points }: Sight): void {
    const { movesAt } = this
    this.lines.splice(
      movesAt.place,
      0,
      ...this.moves.lines(this.sides).map(text => ({ phase: movesAt.phase, text, dice: [] })),
    )
    if (points.some((each, side) => each !== (this.points[side] ?? 0)))
      this.lines.push({
        phase,
        text: `Points: ${points.map((each, side) => `${this.sides[side]} ${each}`).join(', ')}.`,
        dice: [],
      })
    this.points = points
    if (this.lines.length > 0) this.turns.push({ turn, time, lines: turn === 0 ? this.lines.map(BEFORE) : this.lines })
    this.lines = []
    this.moves = new Moves()
  }

  finish(): Turn[] {
    if (this.last !== null) {
      this.begin(this.last, null)
      this.closeTurn(this.last)
    }
    return this.turns
  }
}
