import type { Cite } from '#kernel/book/index.ts'
import type { Boxes, Cell, Sheet, SheetLine, SheetTable } from '#kernel/ruleset/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { type Card, levelOf } from '../01-ships/ship.ts'
import { boxesLeft, isInPlay, isSunk, type Seen, sheetAt, TURN } from '../01-ships/state.ts'
import { arcNames } from '../04-gunfire/4-1-arcs.ts'
import { mountsFiring, plural, signed } from '../04-gunfire/words.ts'
import { R } from '../book/register.ts'
import { bandOf, sightOf } from '../measured.ts'

/** 1 The card as the book lays it out, with what has been crossed off. */
export function card(state: Seen, ship: number, at?: number): Sheet {
  const { name, type, nation, points, size, year } = sheetAt(state, ship).card
  return {
    title: name,
    under: `${type} · ${nation} · ${points} pts · ${size} · ${year}`,
    tables: [
      sheetAt(state, ship).boats > 1 ? boatTable(state, ship) : hullTable(state, ship),
      armsTable(state, ship, at),
    ].filter(({ lines }) => lines.length > 0),
    notes: isInPlay(state, ship) ? [...markNotes(state, ship), rowNote(state, ship)] : [goneNote(state, ship)],
  }
}

const line = (cells: readonly Cell[], now = false, under: readonly Boxes[] = []): SheetLine => ({ cells, now, under })
const boxes = (name: string, size: number, lost: number, masked = 0, note = ''): Boxes => ({
  name,
  size,
  lost,
  masked,
  note,
})

/** 1.3, 1.4 Armour stands beside the rows, though it is not tied to them. */
function hullTable(state: Seen, ship: number): SheetTable {
  const sheet = sheetAt(state, ship)
  const { armor, rows } = sheet.card
  const { lost } = state.ships[ship]!
  const level = levelOf(sheet, lost)
  let before = 0
  const lines = rows.map(({ boxes: size, speed, lg, aa }, i) => {
    const gone = Math.min(size, Math.max(0, lost - before))
    before += size
    const armour = [`Belt ${armor.belt}`, `End ${armor.end}`, `Deck ${armor.deck}`][i]!
    const [first, ...rest] = speed
    return line(
      [armour, boxes('', size, gone), ['', String(first), `-${rest.join('-')}`], String(lg), String(aa)],
      i === level,
    )
  })
  return { heads: ['Armour', 'Hull', 'Speed', 'L.G.', 'A.A.'], lines }
}

/** 9.3 A flotilla's boats, one after the other. */
function boatTable(state: Seen, ship: number): SheetTable {
  const { boats, boat, card: printed } = sheetAt(state, ship)
  const { lost } = state.ships[ship]!
  const speeds = printed.rows.map(({ speed }) => speed[0]).join('-')
  const lines = Array.from({ length: boats }, (_, i) => {
    const gone = Math.min(boat.size, Math.max(0, lost - i * boat.size))
    return line([`Boat ${i + 1}`, boxes('', boat.size, gone), speeds], gone < boat.size && lost >= i * boat.size)
  })
  return { heads: ['Flotilla', 'Hull', 'Speed'], lines }
}

function armsTable(state: Seen, ship: number, at?: number): SheetTable {
  const { guns } = sheetAt(state, ship).card
  const lines = [...guns.map((_, battery) => gunLine(state, ship, battery, at)), ...torpedoLines(state, ship)]
  return { heads: ['Guns', 'Range', 'ROF', 'PEN', 'DMG', 'Hit on'], lines }
}

function gunLine(state: Seen, ship: number, battery: number, at?: number): SheetLine {
  const { card: printed, groups, guns } = sheetAt(state, ship)
  const { label, range, rof, pen, dmg, hitOn } = printed.guns[battery]!
  const { mounts } = state.ships[ship]!
  const band = at === undefined ? 3 : bandOf(state, ship, at, guns[battery]!)
  const bearing = at === undefined ? -1 : sightOf(state, ship, at).arcs
  const under = groups.flatMap(({ battery: of, arcs, barrels, mounts: all }, group) => {
    if (of !== battery) return []
    const left = mounts[group]!
    const masked = at === undefined ? 0 : (arcs & bearing) === 0 ? left : left - mountsFiring(state, ship, group)
    return [boxes(arcText(arcs), all, all - left, masked, barrels > 1 ? `[${barrels}]` : '')]
  })
  const figures = [
    inBand(range, band),
    signed(rof),
    inBand(pen, band),
    String(dmg),
    hitOn === null ? '–' : faces(hitOn),
  ]
  return line([label, ...figures], false, under)
}

function torpedoLines(state: Seen, ship: number): SheetLine[] {
  const { card: printed, tubes } = sheetAt(state, ship)
  const { torpedoes } = printed
  if (torpedoes === null) return []
  const { tubes: left, reloads } = state.ships[ship]!
  const under = tubes.map(({ arcs, tubes: all }, group) =>
    boxes(arcText(arcs), all, all - left[group]!, 0, reloads[group]! > 0 ? `${reloads[group]!} to reload` : ''),
  )
  return [line([torpedoes.label, String(torpedoes.range), '', '', String(torpedoes.dmg), ''], false, under)]
}

/** The figures of three bands, the one that counts apart. */
const inBand = (values: readonly number[], band: number): Cell =>
  band > 2
    ? values.join('/')
    : [
        values
          .slice(0, band)
          .map(value => `${value}/`)
          .join(''),
        String(values[band]),
        values
          .slice(band + 1)
          .map(value => `/${value}`)
          .join(''),
      ]
const faces = ([low, high]: readonly [number, number]): string => (low === high ? String(low) : `${low}–${high}`)
/** Letters together, beams in words. */
const arcText = (arcs: number): string => {
  const names = arcNames(arcs)
  return /^[A-F ]+$/.test(names) ? names.replaceAll(' ', '') : names.split(' ').map(beamText).join(', ')
}
const beamText = (name: string): string => name[0]! + name.slice(1).toLowerCase()

/** 0.24 What lies beside the model, and when it is seen to. */
function markNotes(state: Seen, ship: number): { name: string; text: string; why: Cite | null }[] {
  const { fires, floods, list, rudder, engine, bridge, silentUntil } = state.ships[ship]!
  const notes: [boolean | number, string, string, Cite][] = [
    [fires, many(fires, 'fire'), `−${fires} to hit; a die for each at the end of this turn`, R['GF-6.23-roll']],
    [
      floods,
      many(floods, 'flood'),
      `a mile costs ${1 + floods + engine} points; a die for each at the end of this turn`,
      R['GF-6.25-roll'],
    ],
    [list, 'List', '−2 to hit; a die at the end of this turn', R['GF-6.26-right']],
    [engine, 'Engine', 'a mile costs a point more; a die at the end of this turn', R['GF-6.22-repair']],
    [rudder, 'Rudder', 'straight ahead only; a die at the end of this turn', R['GF-6.28-repair']],
    [
      bridge >= 0,
      'Bridge',
      `straight ahead, half speed, no attack; to turn ${turnAt(TURN, bridge)}`,
      R['GF-6.21-bridge'],
    ],
    [silentUntil > 0, 'Fire control', `no gunfire through turn ${silentUntil}`, R['GF-6.24-firectrl']],
  ]
  return notes.flatMap(([there, name, text, why]) => (there ? [{ name, text, why }] : []))
}
const many = (count: number, name: string): string => (count === 1 ? `One ${name}` : `${count} ${name}s`)

/** Of a ship that is out of the battle nothing falls due any more (R42). */
const goneNote = (state: Seen, ship: number): Sheet['notes'][number] =>
  isSunk(state, ship)
    ? { name: 'Sunk', text: 'all boxes are lost', why: R['GF-1.4-sunk'] }
    : { name: 'Away', text: 'she has left the battle', why: R['GF-R42'] }

/** 1.4 How far it is to the next row. */
function rowNote(state: Seen, ship: number): Sheet['notes'][number] {
  const sheet = sheetAt(state, ship)
  if (sheet.boats > 1)
    return { name: plural(boxesLeft(state, ship), 'box', 'boxes'), text: 'are left', why: R['GF-9.3-damage'] }
  const level = levelOf(sheet, state.ships[ship]!.lost)
  const left = boxesLeft(state, ship) - restOf(sheet.card, level)
  const text = level === 2 ? 'and she sinks' : `and she falls to the ${['second', 'third'][level]} row`
  return { name: left === 1 ? 'One more box' : `${left} more boxes`, text, why: R['GF-1.4-sunk'] }
}
const restOf = ({ rows }: Card, level: number): number => rows.slice(level + 1).reduce((sum, row) => sum + row.boxes, 0)
