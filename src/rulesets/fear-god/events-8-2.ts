import type { Cite } from '#kernel/book/index.ts'
import { moment, put, turnAt } from '#kernel/turn/index.ts'
import { AIRCRAFT_FIRE, FIRE, FLOOD, percentOf, SOURCE, TURN } from './conditions.ts'
import type { FearGodDesk } from './event.ts'

// Fire, flooding and those who fight them (8.2).

export function autoFloodRolled(desk: FearGodDesk, ship: number, halved: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  if (halved > 0) hit.autoFloodsHalved--
  else hit.autoFloods--
  if (desk.heard !== null) desk.heard.push({ type: 'AutoFloodRolled', why, ship, halved })
}

/** 8.2 A fire (0) or flooding (1) is noted with its time; its first damage may come at once (R6, R24). */
export function casualtyStarted(
  desk: FearGodDesk,
  ship: number,
  kind: number,
  percent: number,
  atOnce: number,
  why: Cite,
): void {
  if (desk.heard !== null) desk.heard.push({ type: 'CasualtyStarted', why, ship, kind, percent, atOnce })
  const hit = desk.ink.ships[ship]!
  if (kind === FIRE) hit.burnt++
  noteCasualty(desk, ship, kind, percent, atOnce, 0)
}

function noteCasualty(
  desk: FearGodDesk,
  ship: number,
  kind: number,
  percent: number,
  atOnce: number,
  source: number,
): void {
  const state = desk.ink
  const hit = state.ships[ship]!
  const turn = turnAt(TURN, state.now)
  const list = kind === FIRE ? hit.fires : hit.floods
  list.push(source * SOURCE + turn * 1000 + percent + (atOnce > 0 ? 500 : 0))
  put(state.agenda, {
    at: moment(TURN, turn + state.fixed.switches.delay, 'resolution'),
    what: kind,
    ship,
    amount: percent,
  })
  if (atOnce === 0) return
  const damage = Math.floor((percent * state.fixed.sheets[ship]!.card.damagePoints) / 100)
  hit.due += damage
  if (damage > 0) hit.dueInside = 1
  if (kind === FLOOD) hit.flooded += damage
}

/** 8.4 A fire that was out burns again. */
export function fireRestarted(desk: FearGodDesk, ship: number, percent: number, why: Cite): void {
  noteCasualty(desk, ship, FIRE, percent, Number(desk.state.fixed.sheets[ship]!.isSmall), 0)
  if (desk.heard !== null) desk.heard.push({ type: 'FireRestarted', why, ship, percent })
}

/** 8.3 A fire of something aboard (T24): aircraft, aviation fuel, cargo. That of aircraft never starts again (8.4). */
export function stockBurned(
  desk: FearGodDesk,
  ship: number,
  source: number,
  percent: number,
  atOnce: number,
  why: Cite,
): void {
  if (source !== AIRCRAFT_FIRE) desk.ink.ships[ship]!.burnt++
  noteCasualty(desk, ship, FIRE, percent, atOnce, source)
  if (desk.heard !== null) desk.heard.push({ type: 'StockBurned', why, ship, source, percent, atOnce })
}

/** 8.2 Fires or floodings do their damage. */
export function casualtiesApplied(desk: FearGodDesk, ship: number, kind: number, damage: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  hit.due += damage
  if (damage > 0) hit.dueInside = 1
  if (kind === FLOOD) hit.flooded += damage
  if (desk.heard !== null) desk.heard.push({ type: 'CasualtiesApplied', why, ship, kind, damage })
}

/** 8.2 Damage control: the oldest is put out first; what grows adds to the oldest (R51). */
export function casualtiesChanged(desk: FearGodDesk, ship: number, kind: number, percent: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  const list = kind === FIRE ? hit.fires : hit.floods
  if (percent >= 0) {
    list[0]! += Math.min(percent, 499 - percentOf(list[0]!))
  } else {
    let off = -percent
    while (off > 0 && list.length > 0) {
      const most = Math.min(off, percentOf(list[0]!))
      off -= most
      list[0]! -= most
      if (percentOf(list[0]!) === 0) list.shift()
    }
  }
  if (desk.heard !== null) desk.heard.push({ type: 'CasualtiesChanged', why, ship, kind, percent })
}

export function conflagrationCounted(desk: FearGodDesk, ship: number, count: number, why: Cite): void {
  desk.ink.ships[ship]!.conflagration = count
  if (desk.heard !== null) desk.heard.push({ type: 'ConflagrationCounted', why, ship, count })
}

/** 8.2 Crew of a battery fights casualties; -1 sends them back. */
export function crewDrafted(desk: FearGodDesk, ship: number, role: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  hit.drafted = role + 1
  if (role >= 0) hit.wasDrafted = 1
  if (desk.heard !== null) desk.heard.push({ type: 'CrewDrafted', why, ship, role })
}

export function magazinesFlooded(desk: FearGodDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.magazinesFlooded = 1
  if (desk.heard !== null) desk.heard.push({ type: 'MagazinesFlooded', why, ship })
}

export function firefightingOrdered(desk: FearGodDesk, ship: number, on: number, why: Cite): void {
  desk.ink.ships[ship]!.fighting = on
  if (desk.heard !== null) desk.heard.push({ type: 'FirefightingOrdered', why, ship, on })
}
