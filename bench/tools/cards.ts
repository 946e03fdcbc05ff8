import type { Gun } from '#rulesets/grand-fleets/01-ships/ship.ts'
import { SIZES } from '#rulesets/grand-fleets/01-ships/ship.ts'
import type { State } from '#rulesets/grand-fleets/01-ships/state.ts'

/** A Grand Fleets duel as the C++ of limit/ reads it: a word and its numbers on each line, all from the real set-up. */
export function cardsText(state: State): string {
  const { board } = state.fixed
  const [one, other] = state.ships as [State['ships'][number], State['ships'][number]]
  if (one.y !== other.y) throw new Error('the ships of a duel lie due east of each other')
  const lines = [`distance ${Math.abs(other.x - one.x)} ${board.unit}`]
  for (const ship of [0, 1] as const) lines.push(...shipLines(state, ship))
  return `${lines.join('\n')}\n`
}

function shipLines(state: State, ship: 0 | 1): string[] {
  const { card, guns, lightGuns, groups, tubes, location } = state.fixed.sheets[ship]!
  const { arcs, from } = state.fixed.still![ship * 2 + (1 - ship)]!
  const { belt, end, deck } = card.armor
  const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(face => location.at(face))
  return [
    `arcs ${arcs} ${from}`,
    `size ${SIZES.indexOf(card.size)}`,
    `armour ${belt} ${end} ${deck}`,
    ...card.rows.map(({ boxes, speed, lg }) => `row ${boxes} ${speed[0]} ${lg}`),
    `guns ${guns.length}`,
    ...guns.map(gun => `gun ${gunNumbers(gun)}`),
    `light ${gunNumbers(lightGuns)}`,
    `groups ${groups.length}`,
    ...groups.map(({ battery, arcs, barrels, mounts }) => `group ${battery} ${arcs} ${barrels} ${mounts}`),
    `location ${faces.join(' ')}`,
    `torpedoes ${card.torpedoes?.range ?? 0} ${card.torpedoes?.dmg ?? 0} ${tubes.length}`,
    ...tubes.map(({ arcs, tubes }) => `tube ${arcs} ${tubes}`),
  ]
}

const gunNumbers = ({ limits, rof, pen, dmg, heavy }: Gun): string =>
  [...limits, rof, ...pen, dmg, Number(heavy)].join(' ')
