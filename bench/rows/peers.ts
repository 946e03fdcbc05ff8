import type { State } from '#rulesets/grand-fleets/01-ships/state.ts'
import type { DiceJob } from '../run/dice.ts'
import { duelOf } from '../run/duel.ts'
import type { Rates } from '../run/meter.ts'
import type { OrderJob } from '../run/order.ts'
import { bundle } from '../tools/bundle.ts'
import type { Bar, Figure, Group } from '../tools/figure.ts'
import { missingPeers } from '../tools/peers.ts'
import { digits, interleave, median, rateOf, ratioOf } from '../tools/rounds.ts'
import { runBundle, runPeer } from '../tools/run.ts'

const ORDER: Bar = { sense: 'at least', floor: 20, goal: 50, unit: '×' }
const DICE: Bar = { sense: 'at least', floor: 100, goal: 200, unit: '×' }
const ORDER_ROW = { row: 'K10', what: 'a salvo as an order / as a move of boardgame.io', bar: ORDER }
const DICE_ROW = { row: 'K11', what: '10d10 against a target / rpg-dice-roller', bar: DICE }

/** K10, K11: what others make of the same thing. */
export const PEERS: Group = {
  rows: ['K10', 'K11'],
  async measure(wanted, rounds) {
    const na = missingPeers()
    const figures: Figure[] = []
    if (wanted.has('K10')) figures.push(na === null ? await order(rounds) : { ...ORDER_ROW, ratio: null, na })
    if (wanted.has('K11')) figures.push(na === null ? await dice(rounds) : { ...DICE_ROW, ratio: null, na })
    return figures
  },
}

async function order(rounds: number): Promise<Figure> {
  await bundle('order')
  const ours: OrderJob = { book: 'grand-fleets', blocks: 60, block: 100, warm: 1500 }
  const theirs = { blocks: 40, block: 100, warm: 1500, ...salvo() }
  const rates = await interleave('K10', rounds, {
    ours: async () => rateOf(await runBundle<Rates>('order', ours)),
    theirs: async () => rateOf(await runPeer<Rates>('boardgame', theirs)),
  })
  return figureOf(ORDER_ROW, rates, 'orders')
}

/** What a salvo is about, for a driver that knows nothing of our rules: both ships as they are set up. */
function salvo(): object {
  const { book, terms } = duelOf('grand-fleets')
  const { fixed } = book.duel.setup(terms.cards as never, terms.terms, terms.options) as State
  const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  return {
    ships: fixed.sheets.map(({ card, guns, groups, hull, location }, ship) => ({
      name: card.name,
      size: card.size,
      belt: card.armor.belt,
      boxes: hull.size,
      speed: card.rows[0].speed[0],
      gun: { rof: guns[0]!.rof, pen: guns[0]!.pen[1], dmg: guns[0]!.dmg },
      groups,
      arcs: fixed.still![ship * 2 + 1 - ship]!.arcs,
      location: faces.map(face => location.at(face)),
    })),
  }
}

async function dice(rounds: number): Promise<Figure> {
  await bundle('dice')
  const rates = await interleave('K11', rounds, {
    ours: async () =>
      rateOf(await runBundle<Rates>('dice', { blocks: 60, block: 300_000, warm: 500 } satisfies DiceJob)),
    theirs: async () => rateOf(await runPeer<Rates>('roller', { blocks: 60, block: 300, warm: 1500 })),
  })
  return figureOf(DICE_ROW, rates, 'throws')
}

function figureOf(
  row: Pick<Figure, 'row' | 'what' | 'bar'>,
  { ours, theirs }: { readonly ours: readonly number[]; readonly theirs: readonly number[] },
  what: string,
): Figure {
  const { ratio, spread } = ratioOf(ours, theirs)
  return {
    ...row,
    ratio,
    note: `${spread}; ${digits(median(ours))} against ${digits(median(theirs))} ${what} a second`,
  }
}
