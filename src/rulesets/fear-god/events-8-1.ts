import type { Cite } from '#kernel/book/index.ts'
import { moment, phaseAt, put, take, turnAt } from '#kernel/turn/index.ts'
import { BLAST, DIRECT, GONE, HULK, INSIDE, SINKING, TURN } from './conditions.ts'
import type { FearGodDesk } from './event.ts'

// Gunfire, hits, batches of damage, the end of a ship (6-4, 8.1).

/** A phase begins. A new turn forgets which armour was beaten and, for small craft, what was taken (R24, R26). */
export function phaseBegan(desk: FearGodDesk, now: number, why: Cite): void {
  const state = desk.ink
  state.now = now
  const newTurn = phaseAt(TURN, now) === 'plotting'
  if (newTurn || state.fixed.field === null) state.declared.length = 0
  state.volley = state.declared.length
  state.passed = 0
  if (newTurn) state.plotted.length = state.stars.length = state.annex.skyward.length = 0
  for (const ship of state.ships) {
    ship.acted = ship.largest = ship.piercedNow = ship.casematedNow = 0
    if (newTurn) ship.pierced = ship.casemated = ship.turned = 0
    if (newTurn || state.fixed.switches.smallByPhase) ship.taken = 0
  }
  if (desk.heard !== null) desk.heard.push({ type: 'PhaseBegan', why, now })
}

export function shipActed(desk: FearGodDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.acted = 1
  if (desk.heard !== null) desk.heard.push({ type: 'ShipActed', why, ship })
}

/** 8.1 Gunfire is named before any of it is resolved. */
export function fireDeclared(
  desk: FearGodDesk,
  ship: number,
  target: number,
  battery: number,
  shell: number,
  why: Cite,
): void {
  const state = desk.ink
  state.declared.push(ship, target, battery, shell)
  if (state.fixed.field !== null) state.ships[ship]!.flash = turnAt(TURN, state.now)
  if (desk.heard !== null) desk.heard.push({ type: 'FireDeclared', why, ship, target, battery, shell })
}

export function salvosCounted(desk: FearGodDesk, ship: number, target: number, count: number, why: Cite): void {
  desk.ink.ships[ship]!.salvos[target] = count
  if (desk.heard !== null) desk.heard.push({ type: 'SalvosCounted', why, ship, target, count })
}

export function batteryMissed(
  desk: FearGodDesk,
  ship: number,
  target: number,
  battery: number,
  chance: number,
  why: Cite,
): void {
  if (desk.heard !== null) desk.heard.push({ type: 'BatteryMissed', why, ship, target, battery, chance })
}

/** 8.1.6 Hits are kept until the end of the phase (8.1 simultaneous). */
export function hitsScored(
  desk: FearGodDesk,
  ship: number,
  by: number,
  battery: number,
  hits: number,
  damage: number,
  part: number,
  penetrated: number,
  casemate: number,
  calibre: number,
  why: Cite,
): void {
  const hit = desk.ink.ships[ship]!
  hit.due += damage
  if (calibre > hit.largest) hit.largest = calibre
  if (penetrated > 0) hit.pierced = hit.piercedNow = 1
  if (casemate > 0) hit.casemated = hit.casematedNow = 1
  if (desk.heard !== null)
    desk.heard.push({ type: 'HitsScored', why, ship, by, battery, hits, damage, part, penetrated, casemate, calibre })
}

/** 8.1.7 One torpedo or mine; `auto` is 1 for an automatic flooding, 2 for a halved one. */
export function torpedoStruck(
  desk: FearGodDesk,
  ship: number,
  damage: number,
  side: number,
  absorbed: number,
  auto: number,
  keel: number,
  stern: number,
  why: Cite,
): void {
  const hit = desk.ink.ships[ship]!
  hit.dueTorpedo += damage
  if (side === 0) hit.port -= absorbed
  else hit.starboard -= absorbed
  if (auto === 1) hit.autoFloods++
  else if (auto === 2) hit.autoFloodsHalved++
  hit.keels += keel
  if (stern > 0) hit.stern = 2
  if (desk.heard !== null)
    desk.heard.push({ type: 'TorpedoStruck', why, ship, damage, side, absorbed, auto, keel, stern })
}

/** 8.1 Secondary effects are applied at once, as the next batch (R7, R25). */
export function explosionSuffered(
  desk: FearGodDesk,
  ship: number,
  damage: number,
  underwater: number,
  why: Cite,
): void {
  const hit = desk.ink.ships[ship]!
  if (underwater === 0) hit.due += damage
  else {
    hit.dueTorpedo += damage
    // R7 Her flooding is a critical of this damage: it comes after the batch that the damage opens.
    if (damage > 0) hit.dueFloods++
  }
  if (damage > 0) hit.dueInside = 1
  if (desk.heard !== null) desk.heard.push({ type: 'ExplosionSuffered', why, ship, damage, underwater })
}

/** 8.3 Another ship blew up close by: damage from without (R63, R69). */
export function blastSuffered(desk: FearGodDesk, ship: number, damage: number, why: Cite): void {
  desk.ink.ships[ship]!.dueBlast += damage
  if (desk.heard !== null) desk.heard.push({ type: 'BlastSuffered', why, ship, damage })
}

/** 8.1 Damage is applied. The points of small craft do not fall. */
export function batchOpened(
  desk: FearGodDesk,
  ship: number,
  plain: number,
  torpedo: number,
  cause: number,
  why: Cite,
): void {
  const hit = desk.ink.ships[ship]!
  const { isSmall, card } = desk.ink.fixed.sheets[ship]!
  hit.plain = plain
  hit.torpedo = torpedo
  hit.inside = Number(cause === INSIDE)
  hit.blasted = Number(cause === BLAST)
  hit.batches++
  if (cause === BLAST) hit.dueBlast = 0
  else {
    hit.autoFloods += hit.dueFloods
    hit.due = hit.dueTorpedo = hit.dueInside = hit.dueFloods = 0
  }
  if (cause !== DIRECT) hit.largest = hit.piercedNow = hit.casematedNow = hit.stern = 0
  hit.taken += plain + torpedo
  if (!isSmall) hit.remaining -= plain + torpedo
  if (card.isBeached && (isSmall ? hit.taken > card.damagePoints : hit.remaining < 0)) hit.hardAground = 1
  if (desk.heard !== null) desk.heard.push({ type: 'BatchOpened', why, ship, plain, torpedo, inside: cause })
}

export function criticalsCounted(desk: FearGodDesk, ship: number, count: number, why: Cite): void {
  desk.ink.ships[ship]!.criticals = count
  if (desk.heard !== null) desk.heard.push({ type: 'CriticalsCounted', why, ship, count })
}

export function criticalRolled(desk: FearGodDesk, ship: number, kind: number, ignored: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  if (hit.criticals > 0) hit.criticals--
  if (hit.stern > 0) hit.stern--
  if (desk.heard !== null) desk.heard.push({ type: 'CriticalRolled', why, ship, kind, ignored })
}

export function batchClosed(desk: FearGodDesk, ship: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  hit.plain = hit.torpedo = hit.inside = hit.dueInside = hit.blasted = hit.criticals = hit.largest = hit.batches = 0
  hit.piercedNow = hit.casematedNow = hit.stern = 0
  for (const boat of desk.ink.annex.boats) if (boat.ship === ship) boat.severity = 0
  for (const carrier of desk.ink.annex.carriers) if (carrier.ship === ship) carrier.piercing = 0
  if (desk.heard !== null) desk.heard.push({ type: 'BatchClosed', why, ship })
}

export function reducedToTenth(desk: FearGodDesk, ship: number, remaining: number, why: Cite): void {
  desk.ink.ships[ship]!.remaining = remaining
  if (desk.heard !== null) desk.heard.push({ type: 'ReducedToTenth', why, ship, remaining })
}

export function keelRolled(desk: FearGodDesk, ship: number, broken: number, why: Cite): void {
  desk.ink.ships[ship]!.keels--
  if (desk.heard !== null) desk.heard.push({ type: 'KeelRolled', why, ship, broken })
}

/** 8.1.8 She will be gone in the Movement Phase of that turn. */
export function shipSinking(desk: FearGodDesk, ship: number, turn: number, why: Cite): void {
  const state = desk.ink
  state.ships[ship]!.end = SINKING
  put(state.agenda, { at: moment(TURN, turn, 'movement'), what: HULK, ship, amount: 0 })
  if (desk.heard !== null) desk.heard.push({ type: 'ShipSinking', why, ship, turn })
}

/** 8.1.8 She is gone at once, with all that was still to come. */
export function shipDestroyed(desk: FearGodDesk, ship: number, why: Cite): void {
  const lost = desk.ink.ships[ship]!
  lost.end = GONE
  if (lost.remaining > 0) lost.remaining = 0
  lost.due = lost.dueTorpedo = lost.dueInside = lost.dueFloods = lost.dueBlast = lost.criticals = lost.sparks = 0
  lost.autoFloods = lost.autoFloodsHalved = lost.keels = lost.bombKeels = 0
  if (desk.heard !== null) desk.heard.push({ type: 'ShipDestroyed', why, ship })
}

export function hulkSank(desk: FearGodDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.end = GONE
  if (desk.heard !== null) desk.heard.push({ type: 'HulkSank', why, ship })
}

export function agendaTurned(desk: FearGodDesk, now: number, why: Cite): void {
  take(desk.ink.agenda, now)
  if (desk.heard !== null) desk.heard.push({ type: 'AgendaTurned', why, now })
}

export function speedChanged(desk: FearGodDesk, ship: number, speed: number, why: Cite): void {
  desk.ink.ships[ship]!.speed = speed
  if (desk.heard !== null) desk.heard.push({ type: 'SpeedChanged', why, ship, speed })
}
