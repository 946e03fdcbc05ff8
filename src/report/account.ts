import type { Unit } from '#kernel/ruleset/index.ts'
import {
  type Act,
  actsOf,
  beginning,
  grouped,
  headOf,
  joined,
  type OpenedJournal,
  type StoryRow,
  type StoryState,
  scoresOf,
  type Told,
  worthTelling,
} from '#story/index.ts'
import { facesAlone, throwText } from './dice.ts'
import { Moves } from './moves.ts'
import { type Sight, watcher } from './sight.ts'

export interface AccountLine {
  /** as the book calls it; '' where nobody can tell */
  readonly phase: string
  readonly text: string
  /** what was thrown over it, if that was asked for */
  readonly dice: readonly string[]
  /** what it tells of, of the row before it */
  readonly told: readonly Told[]
}
/** One turn of a battle as people read it. */
export interface Turn {
  readonly turn: number
  readonly time: string | null
  readonly lines: readonly AccountLine[]
}

/** The battle turn by turn: who went where, who fired at whom with what result, who was lost. */
export function accountOf(opened: OpenedJournal, sides: readonly string[], withDice: boolean): Turn[] {
  const account = new Account(opened, sides, withDice)
  for (const row of opened.rows) account.row(row)
  return account.finish()
}

/** An attack of which nothing has come yet: it is told when it is resolved. */
const isAnnounced = ({ attack, told, throws }: Act): boolean =>
  attack !== null &&
  throws.length === 0 &&
  told.some(each => each.attack?.part === 'announces') &&
  worthTelling(told).length === 0

class Account {
  private readonly opened: OpenedJournal
  private readonly sides: readonly string[]
  private readonly withDice: boolean
  private readonly look: (state: StoryState) => Sight
  private readonly turns: Turn[] = []
  private state: StoryState
  private now: Sight
  private lines: AccountLine[] = []
  private moves = new Moves()
  /** where in its turn the summary of all moves belongs, and in which phase */
  private movesAt: { readonly place: number; readonly phase: string } = { place: 0, phase: '' }
  private points: readonly number[] = []

  constructor(opened: OpenedJournal, sides: readonly string[], withDice: boolean) {
    this.opened = opened
    this.sides = sides
    this.withDice = withDice
    this.look = watcher(opened)
    this.state = beginning(opened)
    this.now = this.look(this.state)
  }

  row(row: StoryRow): void {
    const { book } = this.opened
    const { state: start, lines } = this
    const since = lines.length
    const acts = actsOf(book, start, row)
    for (const act of acts) this.act(act)
    this.losses(start, acts)
    const alone = this.withDice && acts.every(({ throws }) => throws.length === 0) ? facesAlone(this.opened, row) : []
    if (alone.length > 0) this.thrownAlone(alone, this.lines === lines ? since : 0)
  }

  /** Dice of which nobody knows over what they were thrown stand below the first line of their row. */
  private thrownAlone(dice: readonly string[], at: number): void {
    const line = this.lines[at] ?? { phase: this.now.phase, text: 'Also thrown:', told: [] }
    this.lines[at] = { ...line, dice }
  }

  finish(): Turn[] {
    if (this.opened.rows.length > 0) this.closeTurn(this.now)
    return this.turns
  }

  private act(act: Act): void {
    if (act.told[0]?.turns) this.turnTo(act.told[0])
    for (const each of act.told) this.move(each)
    const end = act.told.at(-1)?.after ?? act.before
    this.state = end
    const dice = this.withDice ? act.throws.map(each => throwText(this.opened, each)) : []
    if (isAnnounced(act)) return
    const told = worthTelling(act.told)
    const texts = act.attack === null ? this.befell(told, act, end) : [this.attack(act, told, end)]
    if (texts.length === 0 && dice.length > 0) texts.push('Also thrown:')
    const { phase } = this.now
    texts.forEach((text, i) => {
      this.lines.push({ phase, text, dice: i === 0 ? dice : [], told: i === 0 ? told : [] })
    })
  }

  private readonly nameOf = (ship: number): string => this.opened.book.nameOf(this.state, ship)

  private befell(told: readonly Told[], { before }: Act, end: StoryState): string[] {
    return grouped(told).map(group => `${joined(group, this.nameOf)}${this.tracks(group.about, before, end)}.`)
  }

  /** "Lion fires at Moltke: 3 hits. Moltke loses 2 boxes; her bridge is hit (hull 20 of 22)." */
  private attack({ attack, throws, told: all, before }: Act, told: readonly Told[], end: StoryState): string {
    const [first] = told
    // a book that tells of the attack itself has better words for it than ours
    const isTold = first !== undefined && first === all[0] && first.attack?.part === 'begins'
    const head = isTold
      ? joined({ about: first.phrase.about, told: [first] }, this.nameOf)
      : headOf(attack!, this.nameOf)
    const results = this.befell(isTold ? told.slice(1) : told, { before } as Act, end)
    // results that say whose they are tell of hits themselves
    const scores = all.some(each => each.attack?.part === 'came') ? '' : scoresOf(this.opened.book, throws)
    const found = scores === '' ? (results.length === 0 && throws.length > 0 ? ', without effect' : '') : `: ${scores}`
    return [`${head}${found}.`, ...results].join(' ')
  }

  private move({ event, before, after }: Told): void {
    const run = this.opened.book.game?.present.run(event, after) ?? null
    const is = this.look(after)
    // before the first turn ships are placed, which is told of each
    if (run === null || run.way.length === 0 || is.turn === 0) return
    if (!this.moves.any) this.movesAt = { place: this.lines.length, phase: is.phase }
    this.moves.add(this.look(before), is, [run.unit])
  }

  private turnTo({ after }: Told): void {
    const is = this.look(after)
    if (this.now.turn !== is.turn) this.closeTurn(this.look(this.state))
    this.now = is
  }

  /** Rows of early revisions do not tell of every ship that sinks. */
  private losses(start: StoryState, acts: readonly Act[]): void {
    const was = this.look(start).units
    const ended = new Set(
      acts.flatMap(({ told }) => told.flatMap(({ about, weight }) => (weight === 'end' ? [about] : []))),
    )
    for (const { id, name, state } of this.look(this.state).units) {
      if (state !== 'sunk' || was[id]!.state === 'sunk' || ended.has(id)) continue
      this.lines.push({ phase: this.now.phase, text: `${name} is sunk.`, dice: [], told: [] })
    }
  }

  private closeTurn({ turn, time, phase, points }: Sight): void {
    const { movesAt, moves } = this
    const moved = moves.lines(this.sides).map(text => ({ phase: movesAt.phase, text, dice: [], told: [] }))
    this.lines.splice(movesAt.place, 0, ...moved)
    if (points.some((each, side) => each !== (this.points[side] ?? 0))) {
      const text = `Points: ${points.map((each, side) => `${this.sides[side]} ${each}`).join(', ')}.`
      this.lines.push({ phase, text, dice: [], told: [] })
    }
    this.points = points
    // what is done before the first turn belongs to no phase
    const lines = turn === 0 ? this.lines.map(line => ({ ...line, phase: '' })) : this.lines
    if (lines.length > 0) this.turns.push({ turn, time, lines })
    this.lines = []
    this.moves = new Moves()
  }

  /** What is left of whatever she lost something of: " (hull 21 of 25)". */
  private tracks(ship: number, before: StoryState, end: StoryState): string {
    const find = ({ units }: Sight): Unit | undefined => units.find(({ id }) => id === ship)
    const [was, is] = [find(this.look(before)), find(this.look(end))]
    if (was === undefined || is === undefined || is.state === 'sunk') return ''
    const changed = is.tracks.filter(({ left }, i) => left !== was.tracks[i]?.left)
    const left = changed.map(track => `${track.name} ${track.left} of ${track.size}`)
    return left.length === 0 ? '' : ` (${left.join(', ')})`
  }
}
