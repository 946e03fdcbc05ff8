import type { Sheet, SheetRow } from '#kernel/ruleset/index.ts'
import { arcNames } from './4-1-arcs.ts'
import { type Card, levelOf, type Sheet as ShipSheet } from './ship.ts'
import { isSunk, type Seen, sheetAt } from './state.ts'

const LEVELS = ['undamaged', 'damaged', 'crippled'] as const

/** 1 The card as the book lays it out, with what has been crossed off. */
export function card(state: Seen, ship: number): Sheet {
  const sheet = sheetAt(state, ship)
  const { name, className, type, nation, points, size, year, armor } = sheet.card
  const { lost } = state.ships[ship]!
  const level = isSunk(state, ship) ? 'sunk' : LEVELS[levelOf(sheet, lost)]!
  return {
    title: name,
    under: `${className} class, ${type}, ${nation}, ${year}; ${level}`,
    rows: [
      figures('Card', { points, size, belt: armor.belt, end: armor.end, deck: armor.deck }),
      ...(sheet.boats > 1 ? boatRows(sheet, lost) : hullRows(sheet.card, lost)),
      ...gunRows(state, ship),
      ...torpedoRows(state, ship),
    ],
  }
}

const figures = (name: string, values: Readonly<Record<string, string | number>>): SheetRow => ({
  kind: 'figures',
  name,
  figures: Object.entries(values).map(([figure, value]) => ({ name: figure, value: String(value) })),
})

function hullRows({ rows }: Card, lost: number): SheetRow[] {
  let before = 0
  return rows.map(({ boxes, speed, lg, aa }, i) => {
    const gone = Math.min(boxes, Math.max(0, lost - before))
    before += boxes
    const note = `speed ${speed.join('-')}, light guns ${lg}, AA ${aa}`
    return { kind: 'boxes', name: `Hull, ${LEVELS[i]!}`, size: boxes, lost: gone, note }
  })
}

/** 9.3 A flotilla's boats, one after the other. */
function boatRows({ boats, boat, card: { rows } }: ShipSheet, lost: number): SheetRow[] {
  const note = `speed ${rows.map(({ speed }) => speed[0]).join(', ')} as boxes go`
  return Array.from({ length: boats }, (_, i) => {
    const gone = Math.min(boat.size, Math.max(0, lost - i * boat.size))
    return { kind: 'boxes', name: `Boat ${i + 1}`, size: boat.size, lost: gone, note }
  })
}

function gunRows(state: Seen, ship: number): SheetRow[] {
  const { card: printed, groups } = sheetAt(state, ship)
  const { mounts } = state.ships[ship]!
  return printed.guns.flatMap((gun, battery) => [
    figures(gun.label, {
      range: gun.range.join('/'),
      ROF: `+${gun.rof}`,
      PEN: gun.pen.join('/'),
      DMG: gun.dmg,
      'hit on': gun.hitOn === null ? '–' : gun.hitOn.join('–'),
    }),
    ...groups.flatMap(({ battery: of, arcs, barrels, mounts: all }, group): SheetRow[] => {
      if (of !== battery) return []
      return [{ kind: 'boxes', name: arcNames(arcs), size: all, lost: all - mounts[group]!, note: `[${barrels}]` }]
    }),
  ])
}

function torpedoRows(state: Seen, ship: number): SheetRow[] {
  const { card: printed, tubes } = sheetAt(state, ship)
  const { torpedoes } = printed
  if (torpedoes === null) return []
  const { tubes: left, reloads } = state.ships[ship]!
  return [
    figures(torpedoes.label, { range: torpedoes.range, DMG: torpedoes.dmg }),
    ...tubes.map(
      ({ arcs, tubes: all }, group): SheetRow => ({
        kind: 'boxes',
        name: arcNames(arcs),
        size: all,
        lost: all - left[group]!,
        note: reloads[group]! > 0 ? `torpedoes, ${reloads[group]!} to reload` : 'torpedoes',
      }),
    ),
  ]
}
