import type { Boxes, Cell, Sheet, SheetLine, SheetTable } from '#kernel/ruleset/index.ts'
import { bestSpeed, damageLevel } from './8-1-1-speed.ts'
import { R } from './book.ts'
import { percentAll } from './conditions.ts'
import { isBlind } from './s1-movement.ts'
import { isGun } from './ship.ts'
import { type Seen, sheetAt } from './state.ts'
import { groupName } from './words.ts'

const line = (cells: readonly Cell[], now = false, under: readonly Boxes[] = []): SheetLine => ({ cells, now, under })

/** Her card with what has happened to her, plainly. */
export function card(state: Seen, ship: number): Sheet {
  const { name, className, nation, sizeClass, damagePoints, belt, deck, underwater } = sheetAt(state, ship).card
  return {
    title: name,
    under: `${className} class · ${nation} · size ${sizeClass} · ${damagePoints} points · armour ${belt}/${deck}${underwater === null ? '' : `/${underwater}`}`,
    tables: [hullTable(state, ship), gunTable(state, ship)].filter(({ lines }) => lines.length > 0),
    notes: notesOf(state, ship),
  }
}

function hullTable(state: Seen, ship: number): SheetTable {
  const { card: printed } = sheetAt(state, ship)
  const level = damageLevel(state, ship)
  const lost = printed.damagePoints - Math.max(0, state.ships[ship]!.remaining)
  return {
    heads: ['Damage', 'Speed', 'Lost'],
    lines: printed.speeds.map((knots, i) =>
      line([String(printed.thresholds[i]), `${knots} kn`, i === level ? String(lost) : ''], i === level),
    ),
  }
}

function gunTable(state: Seen, ship: number): SheetTable {
  const { batteries, groups } = sheetAt(state, ship)
  const { mounts, directors, tubes } = state.ships[ship]!
  const lines = batteries.map((battery, index) => {
    const under = groups.flatMap(({ battery: of, mounts: all }, group): Boxes[] => {
      if (of !== index) return []
      const note = battery.role === 'torpedo' ? `${tubes[group]} loaded` : ''
      return [{ name: groupName(state, ship, group), size: all, lost: all - mounts[group]!, masked: 0, note }]
    })
    const range = isGun(battery) ? battery.limits.join('/') : battery.runYards > 0 ? String(battery.runYards) : ''
    const shell = battery.shells.map(({ type, damage }) => `${type} ${damage[0]}`).join(', ')
    const figures = [
      range,
      shell || (battery.warheadDamage > 0 ? String(battery.warheadDamage) : ''),
      String(directors[index]),
    ]
    return line([battery.name, ...figures], false, under)
  })
  return { heads: ['Battery', 'Range', 'Damage', 'Directors'], lines }
}

function notesOf(state: Seen, ship: number): Sheet['notes'] {
  const { fires, floods, speed, rudder, steering } = state.ships[ship]!
  const notes = [
    { name: 'Speed', text: `${speed / 10} of ${bestSpeed(state, ship) / 10} knots`, why: R['FGDN-8.1.1-lookup'] },
  ]
  if (fires.length > 0) notes.push({ name: 'Fire', text: `${percentAll(fires)} per cent`, why: R['FGDN-8.2-damage'] })
  if (floods.length > 0)
    notes.push({ name: 'Flooding', text: `${percentAll(floods)} per cent`, why: R['FGDN-8.2-damage'] })
  if (rudder > 0) notes.push({ name: 'Rudder', text: 'jammed', why: R['FGDN-8.3-rudder-jam'] })
  if (steering > 0) notes.push({ name: 'Steering', text: 'disabled', why: R['FGDN-8.3-rudder-dis'] })
  if (isBlind(state, ship)) notes.push({ name: 'Bridge', text: 'out', why: R['FGDN-8.3-bridge'] })
  return notes
}
