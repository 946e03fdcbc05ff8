import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Hash } from '#kernel/hash/index.ts'
import type { Aim, AttackPlan, Leg, MovePlan, Offer, PlacePlan } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { type Block, written } from './case.ts'
import { type Fought, journalBlocks } from './journals.ts'
import { ordersRound } from './seen.ts'

/** Rows between two at which the table is looked at: to show it takes longer than to fight. */
const APART = 29
/** Exact where it is soon done: a sample would be slow, and hides small changes. */
const EFFORT = { budget: 2000, runs: 50 }

/** What a table shows before some rows, in words and figures: charts, cards, offers, sums, and why orders are refused. */
function feedShown(book: Book, { start, rows, isBattle }: Fought, hash: Hash): void {
  const state = book.copy(start)
  rows.forEach(({ order, events }, i) => {
    const say = (...values: readonly unknown[]): void => void hash.text(written(book, values))
    if (i % APART === 0) {
      say(ordersRound(rows, i).map(other => book.refuse(state, other)))
      if (isBattle && order.seat >= 0) feedTable(book, imagined(book, start, state, order.seat), order.seat, say)
    }
    for (const event of events) {
      book.apply(state, event)
      if (isBattle) say(book.game!.present.run(event, state))
    }
    say(book.attackIn(order.command, state))
  })
}
type Say = (...values: readonly unknown[]) => void

const imagined = ({ game }: Book, start: unknown, state: unknown, seat: number): unknown =>
  game!.imagine(start, game!.view(state, seat), new Dice(new Seeded(1)))

function feedTable({ game }: Book, state: unknown, seat: number, say: Say): void {
  const { present } = game!
  const chart = present.chart(state)
  const other = chart.units.find(({ side }) => side !== seat)?.id
  say(chart, present.asked(state, seat))
  for (const { id, side } of chart.units) say(present.card(state, id, side === seat ? other : undefined))
  for (const offer of present.offers(state, seat)) {
    say(offer)
    if (offer.kind === 'move') feedMoves(offer.plan, say)
    if (offer.kind === 'place') feedPlaces(offer.plan, say)
    if (offer.kind === 'attack') feedAttack(present, state, offer, say)
  }
}

function feedMoves(plan: MovePlan<unknown>, say: Say): void {
  const { start = [], budget, grain } = plan
  const ahead = { ahead: budget }
  const paths: Leg[][] = [[...start], [ahead], [{ turn: grain.turn }, ahead], [{ ahead: grain.ahead }, { turn: -900 }]]
  for (const path of paths) say(plan.try(path), plan.deed?.(path), plan.command(path))
}

function feedPlaces({ zone, try: tried, command }: PlacePlan<unknown>, say: Say): void {
  const at = { east: (zone.west + zone.east) / 2, north: (zone.south + zone.north) / 2, heading: 450 }
  say(tried(at), command(at))
}

type Shown = NonNullable<Book['game']>['present']
type Attack = Extract<Offer<unknown>, { readonly kind: 'attack' }>

/** Every weapon at its first target; the sum of each, and what they come to at one of them together. */
function feedAttack(present: Shown, state: unknown, { unit, plan }: Attack, say: Say): void {
  const aims = aimsOf(plan)
  if (aims.length === 0) return
  say(plan.deed(aims), plan.try?.(aims), plan.command(aims))
  for (const aim of aims) say(present.reckon(state, unit, aim))
  const together = aims.filter(({ target }) => target === aims[0]!.target)
  say(present.foresee(state, unit, together, EFFORT))
}

const aimsOf = ({ weapons }: AttackPlan<unknown>): Aim[] =>
  weapons.flatMap(({ id, targets }) => (targets.length === 0 ? [] : [{ weapon: id, target: targets[0]!.unit }]))

export const shownBlocks = (book: Book): Block[] => journalBlocks(book, feedShown)
