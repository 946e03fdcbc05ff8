import type { Plain } from '#kernel/desk/index.ts'
import type { Row } from './open.ts'
import type { Sight } from './sight.ts'
import { clause, deedOf, type Group, grouped, listed, partsOf, said, subjectOf } from './words.ts'

/**
 * What an order says of itself in every book: an imperative as its type, `ship` for whoever is to do it, `target`, however
 * deep, for whoever it is done to.
 */
interface Command {
  readonly verb: string
  readonly ship: string
  readonly targets: readonly string[]
}

function commandOf({ order }: Row, names: readonly string[]): Command {
  const { type, ship } = (order.command ?? {}) as { readonly type?: unknown; readonly ship?: unknown }
  const targets = [...new Set(targetsIn(order.command))]
  return {
    verb: typeof type === 'string' ? deedOf(type) : '',
    ship: typeof ship === 'number' ? (names[ship] ?? '') : '',
    targets: targets.flatMap(target => names[target] ?? []),
  }
}

function targetsIn(value: Plain): number[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'target' && typeof inner === 'number' ? [inner] : targetsIn(inner as Plain),
  )
}

/** One order and what came of it, or what came of itself when a phase began or ended. */
export class Deed {
  readonly phase: string
  /** what happened, as the book tells it */
  readonly told: string[] = []
  /** told as well, if the order turns out to have ended the battle */
  readonly unseen: string[] = []
  readonly losses: string[] = []
  /** what was thrown over it */
  readonly dice: string[] = []
  readonly command: Command | null
  private readonly names: readonly string[]
  private readonly thrown: boolean
  private readonly start: Sight

  constructor(start: Sight, names: readonly string[], row: Row | null) {
    this.start = start
    this.phase = start.phase
    this.names = names
    this.command = row === null ? null : commandOf(row, names)
    this.thrown = row?.answers.some(answer => 'faces' in answer) ?? false
  }

  /** Does a sentence say what this ship does to a target, and not only that she is going to? */
  isDone(sentence: string): boolean {
    return this.thrown && this.isSaid(sentence)
  }

  private isSaid(sentence: string): boolean {
    const { ship = '', targets = [] } = this.command ?? {}
    return subjectOf(sentence, [ship]) !== '' && targets.some(target => sentence.includes(target))
  }

  lines(end: Sight): string[] {
    const groups = grouped(this.told, this.names)
    const { ship = '', targets = [] } = this.command ?? {}
    const isAttack = ship !== '' && targets.length > 0 && !this.told.some(sentence => this.isSaid(sentence))
    const lines = isAttack ? [this.attack(this.command!, groups, end)] : groups.map(group => this.sentence(group, end))
    return [...lines, ...this.losses]
  }

  private sentence(group: Group, end: Sight): string {
    return `${said(group.subject, partsOf(group))}${this.tracksOf(group.subject, end)}.`
  }

  /** "Lion fires guns at Moltke, who loses 2 boxes (hull 20 of 22)." The book's own words for the deed go before ours. */
  private attack({ verb, ship, targets }: Command, groups: readonly Group[], end: Sight): string {
    const [first] = groups
    const own = first?.subject === ship ? partsOf(first) : []
    const isSaid = own.length > 0 && own.every(part => part.startsWith(` ${verb.split(' ')[0]} `))
    const head = `${isSaid ? said(ship, own) : `${ship} ${verb}`} at ${listed(targets)}`
    const results = isSaid ? groups.slice(1) : groups
    const [next, ...others] = results
    if (next === undefined) return this.thrown ? `${head}, without effect.` : `${head}.`
    if (targets.length > 1 || next.subject !== targets[0])
      return `${head}: ${results.map(group => this.sentence(group, end)).join(' ')}`
    const suffered = `${head}${clause(partsOf(next))}${this.tracksOf(next.subject, end)}.`
    return [suffered, ...others.map(group => this.sentence(group, end))].join(' ')
  }

  /** What is left of whatever she lost something of: " (hull 21 of 25)". */
  private tracksOf(name: string, end: Sight): string {
    const [at, twin] = end.units.flatMap((unit, i) => (unit.name === name ? [i] : []))
    // Of two ships of one name nobody can say which is meant.
    if (at === undefined || twin !== undefined || end.units[at]!.state === 'sunk') return ''
    const [was, is] = [this.start.units[at]!, end.units[at]!]
    const changed = is.tracks.filter(({ left }, i) => left !== was.tracks[i]?.left)
    const left = changed.map(track => `${track.name} ${track.left} of ${track.size}`)
    return left.length === 0 ? '' : ` (${left.join(', ')})`
  }
}
