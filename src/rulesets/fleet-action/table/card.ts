import type { Cell, Sheet, SheetTable } from '#kernel/ruleset/index.ts'
import { type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { bestSpeed, speedsOf } from '../06-order-of-play/6-4-movement.ts'
import { R } from '../book/register.ts'
import { mountName } from '../events/words.ts'
import { deckNotes } from './aircraft.ts'

/** 2 The ship data sheet, with what is left of her. */
export function card(state: Seen, ship: number): Sheet {
  const { card: sheet } = sheetAt(state, ship)
  return {
    title: sheet.name,
    under: `${sheet.typeCode} · ${sheet.nation} · ${sheet.displacement.toLocaleString('en-GB')} tons`,
    tables: [hull(state, ship), arms(state, ship)],
    notes: [...notes(state, ship), ...deckNotes(state, ship)],
  }
}

const boxes = (size: number, left: number): Cell => ({
  name: '',
  size,
  lost: Math.max(0, size - left),
  masked: 0,
  note: '',
})

function hull(state: Seen, ship: number): SheetTable {
  const it = state.ships[ship]!
  const { card: sheet } = sheetAt(state, ship)
  const [least, most] = speedsOf(state, ship)
  const line = (name: string, cell: Cell, figure: string) => ({ cells: [name, cell, figure], now: false, under: [] })
  return {
    heads: ['', '', ''],
    lines: [
      line('Structure', boxes(sheet.S, it.s), `${it.s} of ${sheet.S}`),
      line('Flotation', boxes(sheet.F, it.f), `${it.f} of ${sheet.F}`),
      line('Speed', '', `${bestSpeed(state, ship)} of ${sheet.speedMax} knots; ${least} to ${most} now`),
      line('Steering', '', `${it.sv} of ${sheet.SV}; MVR ${sheet.MVR} cm`),
      line('Fire control', '', it.fc === 0 ? 'Local' : `${it.fc} of ${sheet.FC}`),
      line('Damage control', '', `${it.dc} of ${sheet.DC} teams`),
      line('Crew Quality', '', signed(it.cq)),
      line('Sighting', '', `${it.sd} of ${sheet.SD} bands`),
    ],
  }
}
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'))

function arms(state: Seen, ship: number): SheetTable {
  const { groups, racks, card: sheet } = sheetAt(state, ship)
  const it = state.ships[ship]!
  const guns = groups.map((group, i) => {
    const { ip, cv, pen } = sheet.batteries[group.battery]!
    const reach = pen.map(each => each ?? '–').join(' ')
    return {
      cells: [mountName(state, ship, i), boxes(group.mounts, it.mounts[i]!), `IP ${ip} CV ${cv} · ${reach}`],
      now: it.mounts[i]! > 0,
      under: [],
    }
  })
  const tubes = racks.map(({ tubes: size, mount }, rack) => ({
    cells: ['Torpedoes', boxes(size, it.loaded[rack]!), `IP ${mount.ip} CV ${mount.cv}`] as Cell[],
    now: it.racks[rack]! > 0,
    under: [],
  }))
  return { heads: ['Weapon', '', ''], lines: [...guns, ...tubes] }
}

function notes(state: Seen, ship: number): Sheet['notes'] {
  const { fires, dark, splash, flag, cmdv, asw, fields, cargo } = state.ships[ship]!
  const { cargo: hold, dives } = sheetAt(state, ship).card
  return [
    ...(fires > 0 ? [{ name: 'On fire', text: `${fires} ${fires === 1 ? 'fire' : 'fires'}`, why: R['FA-H11'] }] : []),
    ...(dark > 0 ? [{ name: 'No power', text: 'a Crew Test when she acts', why: R['FA-H38'] }] : []),
    ...(splash > 0 ? [{ name: 'Splashes', text: `${splash} until the end of the turn`, why: R['FA-H24'] }] : []),
    ...(dives === undefined ? [] : [{ name: 'Submarine', text: `${dives.knots} knots under water`, why: R['FA-H32'] }]),
    ...(asw > 0 ? [{ name: 'ASW', text: `${asw} ${asw === 1 ? 'factor' : 'factors'}`, why: R['FA-H32'] }] : []),
    ...(fields > 0
      ? [{ name: 'Mines', text: `${fields} ${fields === 1 ? 'field' : 'fields'} to lay`, why: R['FA-H31'] }]
      : []),
    ...(hold === null
      ? []
      : [{ name: 'Cargo', text: cargo > 0 ? `${hold.kind}, ${hold.points} points` : 'destroyed', why: R['FA-H36'] }]),
    ...(flag > 0 ? [{ name: 'Commander aboard', text: `Command Value ${signed(cmdv)}`, why: R['FA-H19'] }] : []),
  ]
}
