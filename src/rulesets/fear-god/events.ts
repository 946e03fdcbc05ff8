import type { Cite } from '#kernel/book/index.ts'
import { Desk } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { moment, phaseAt, put, take, turnAt } from '#kernel/turn/index.ts'
import { BLAST, DIRECT, FIRE, FLOOD, GONE, HULK, INSIDE, percentOf, SINKING, TURN } from './conditions.ts'
import type { State } from './state.ts'
import { AFTER_LIGHT, FORWARD_LIGHT, SONAR } from './tables.ts'

/**
 * What can happen, and the only code of this book that changes a state. Each event is a function that does it on the desk
 * and, if anyone listens, writes it down; `apply` does a written event again.
 */
export type Event = { readonly why: Cite } & (
  | { readonly type: 'PhaseBegan'; readonly now: number }
  | { readonly type: 'ShipActed'; readonly ship: number }
  | {
      readonly type: 'FireDeclared'
      readonly ship: number
      readonly target: number
      readonly battery: number
      readonly shell: number
    }
  | { readonly type: 'SalvosCounted'; readonly ship: number; readonly target: number; readonly count: number }
  | {
      readonly type: 'BatteryMissed'
      readonly ship: number
      readonly target: number
      readonly battery: number
      readonly chance: number
    }
  | {
      readonly type: 'HitsScored'
      readonly ship: number
      readonly by: number
      readonly battery: number
      readonly hits: number
      readonly damage: number
      readonly part: number
      readonly penetrated: number
      readonly casemate: number
      readonly calibre: number
    }
  | {
      readonly type: 'TorpedoStruck'
      readonly ship: number
      readonly damage: number
      readonly side: number
      readonly absorbed: number
      readonly auto: number
      readonly keel: number
      readonly stern: number
    }
  | { readonly type: 'ExplosionSuffered'; readonly ship: number; readonly damage: number; readonly underwater: number }
  | { readonly type: 'BlastSuffered'; readonly ship: number; readonly damage: number }
  | {
      readonly type: 'BatchOpened'
      readonly ship: number
      readonly plain: number
      readonly torpedo: number
      /** 0 by hits, 1 from within, 2 by another ship's explosion */
      readonly inside: number
    }
  | { readonly type: 'CriticalsCounted'; readonly ship: number; readonly count: number }
  | { readonly type: 'CriticalRolled'; readonly ship: number; readonly kind: number; readonly ignored: number }
  | { readonly type: 'BatchClosed'; readonly ship: number }
  | { readonly type: 'ReducedToTenth'; readonly ship: number; readonly remaining: number }
  | { readonly type: 'KeelRolled'; readonly ship: number; readonly broken: number }
  | { readonly type: 'ShipSinking'; readonly ship: number; readonly turn: number }
  | { readonly type: 'ShipDestroyed'; readonly ship: number }
  | { readonly type: 'HulkSank'; readonly ship: number }
  | { readonly type: 'AgendaTurned'; readonly now: number }
  | { readonly type: 'AutoFloodRolled'; readonly ship: number; readonly halved: number }
  | {
      readonly type: 'CasualtyStarted'
      readonly ship: number
      readonly kind: number
      readonly percent: number
      readonly atOnce: number
    }
  | { readonly type: 'CasualtiesApplied'; readonly ship: number; readonly kind: number; readonly damage: number }
  | { readonly type: 'CasualtiesChanged'; readonly ship: number; readonly kind: number; readonly percent: number }
  | { readonly type: 'ConflagrationCounted'; readonly ship: number; readonly count: number }
  | { readonly type: 'MountLost'; readonly ship: number; readonly group: number }
  | { readonly type: 'MountSpared'; readonly ship: number }
  | { readonly type: 'SparksLit'; readonly ship: number; readonly group: number; readonly count: number }
  | { readonly type: 'SparkRolled'; readonly ship: number }
  | { readonly type: 'DirectorLost'; readonly ship: number; readonly battery: number; readonly count: number }
  | { readonly type: 'StrengthLost'; readonly ship: number; readonly battery: number }
  | { readonly type: 'SpeedLevelLost'; readonly ship: number }
  | { readonly type: 'BridgeHit'; readonly ship: number; readonly until: number; readonly course: number }
  | { readonly type: 'CaptainHit'; readonly ship: number; readonly who: number }
  | { readonly type: 'RudderJammed'; readonly ship: number; readonly rudder: number }
  | { readonly type: 'SteeringDisabled'; readonly ship: number }
  | { readonly type: 'SensorLost'; readonly ship: number; readonly sensor: number }
  | { readonly type: 'CommsLost'; readonly ship: number; readonly which: number }
  | { readonly type: 'CrewFactorLost'; readonly ship: number }
  | { readonly type: 'FlotationHit'; readonly ship: number }
  | { readonly type: 'SpeedChanged'; readonly ship: number; readonly speed: number }
  | { readonly type: 'CrewDrafted'; readonly ship: number; readonly role: number }
  | { readonly type: 'MagazinesFlooded'; readonly ship: number }
  | { readonly type: 'FirefightingOrdered'; readonly ship: number; readonly on: number }
)

export type FearGodDesk = Desk<State, Event>

/** A phase begins. A new turn forgets which armour was beaten and, for small craft, what was taken (R24, R26). */
export function phaseBegan(desk: FearGodDesk, now: number, why: Cite): void {
  const state = desk.ink
  state.now = now
  state.declared.length = 0
  const newTurn = phaseAt(TURN, now) === 'plotting'
  for (const ship of state.ships) {
    ship.acted = ship.largest = ship.piercedNow = ship.casematedNow = 0
    if (newTurn) ship.pierced = ship.casemated = 0
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
  desk.ink.declared.push(ship, target, battery, shell)
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
  if (underwater > 0) {
    hit.dueTorpedo += damage
    hit.autoFloods++
  } else hit.due += damage
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
  else hit.due = hit.dueTorpedo = hit.dueInside = 0
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
  lost.due = lost.dueTorpedo = lost.dueInside = lost.dueBlast = lost.criticals = lost.sparks = 0
  lost.autoFloods = lost.autoFloodsHalved = lost.keels = 0
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
  const state = desk.ink
  const hit = state.ships[ship]!
  const turn = turnAt(TURN, state.now)
  const list = kind === FIRE ? hit.fires : hit.floods
  list.push(turn * 1000 + percent + (atOnce > 0 ? 500 : 0))
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

export function mountLost(desk: FearGodDesk, ship: number, group: number, why: Cite): void {
  desk.ink.ships[ship]!.mounts[group]!--
  if (desk.heard !== null) desk.heard.push({ type: 'MountLost', why, ship, group })
}

export function mountSpared(desk: FearGodDesk, ship: number, why: Cite): void {
  if (desk.heard !== null) desk.heard.push({ type: 'MountSpared', why, ship })
}

/** 8.3 Casemates beside an explosion must roll for their own. */
export function sparksLit(desk: FearGodDesk, ship: number, group: number, count: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  hit.sparks += count
  hit.sparkGroup = group
  if (desk.heard !== null) desk.heard.push({ type: 'SparksLit', why, ship, group, count })
}

export function sparkRolled(desk: FearGodDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.sparks--
  if (desk.heard !== null) desk.heard.push({ type: 'SparkRolled', why, ship })
}

export function directorLost(desk: FearGodDesk, ship: number, battery: number, count: number, why: Cite): void {
  desk.ink.ships[ship]!.directors[battery]! -= count
  if (desk.heard !== null) desk.heard.push({ type: 'DirectorLost', why, ship, battery, count })
}

/** 8.3 A third of the original strength (R70). */
export function strengthLost(desk: FearGodDesk, ship: number, battery: number, why: Cite): void {
  desk.ink.ships[ship]!.thirds[battery]!++
  if (desk.heard !== null) desk.heard.push({ type: 'StrengthLost', why, ship, battery })
}

export function speedLevelLost(desk: FearGodDesk, ship: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  if (hit.levels < 4) hit.levels++
  if (desk.heard !== null) desk.heard.push({ type: 'SpeedLevelLost', why, ship })
}

export function bridgeHit(desk: FearGodDesk, ship: number, until: number, course: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  if (until > hit.bridge) hit.bridge = until
  hit.bridgeCourse = course
  if (!desk.ink.fixed.sheets[ship]!.isSmall) hit.slowHelm = 1
  if (desk.heard !== null) desk.heard.push({ type: 'BridgeHit', why, ship, until, course })
}

export function captainHit(desk: FearGodDesk, ship: number, who: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  if (hit.captains > 0) hit.captains--
  if (desk.heard !== null) desk.heard.push({ type: 'CaptainHit', why, ship, who })
}

export function rudderJammed(desk: FearGodDesk, ship: number, rudder: number, why: Cite): void {
  desk.ink.ships[ship]!.rudder = rudder
  if (desk.heard !== null) desk.heard.push({ type: 'RudderJammed', why, ship, rudder })
}

export function steeringDisabled(desk: FearGodDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.steering = 1
  if (desk.heard !== null) desk.heard.push({ type: 'SteeringDisabled', why, ship })
}

export function sensorLost(desk: FearGodDesk, ship: number, sensor: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  if (sensor === FORWARD_LIGHT) hit.lightsForward--
  else if (sensor === AFTER_LIGHT) hit.lightsAft--
  else if (sensor === SONAR) hit.sonar = 0
  else hit.finder = 0
  if (desk.heard !== null) desk.heard.push({ type: 'SensorLost', why, ship, sensor })
}

export function commsLost(desk: FearGodDesk, ship: number, which: number, why: Cite): void {
  desk.ink.ships[ship]!.comms |= 1 << which
  if (desk.heard !== null) desk.heard.push({ type: 'CommsLost', why, ship, which })
}

export function crewFactorLost(desk: FearGodDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.crewLost++
  if (desk.heard !== null) desk.heard.push({ type: 'CrewFactorLost', why, ship })
}

export function flotationHit(desk: FearGodDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.flotation++
  if (desk.heard !== null) desk.heard.push({ type: 'FlotationHit', why, ship })
}

export function speedChanged(desk: FearGodDesk, ship: number, speed: number, why: Cite): void {
  desk.ink.ships[ship]!.speed = speed
  if (desk.heard !== null) desk.heard.push({ type: 'SpeedChanged', why, ship, speed })
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

/** Do a written event again. */
export function apply(state: State, event: Event): void {
  const desk: FearGodDesk = new Desk(state, NO_DICE)
  const { why } = event
  switch (event.type) {
    case 'PhaseBegan':
      return phaseBegan(desk, event.now, why)
    case 'ShipActed':
      return shipActed(desk, event.ship, why)
    case 'FireDeclared':
      return fireDeclared(desk, event.ship, event.target, event.battery, event.shell, why)
    case 'SalvosCounted':
      return salvosCounted(desk, event.ship, event.target, event.count, why)
    case 'BatteryMissed':
      return batteryMissed(desk, event.ship, event.target, event.battery, event.chance, why)
    case 'HitsScored':
      return hitsScored(
        desk,
        event.ship,
        event.by,
        event.battery,
        event.hits,
        event.damage,
        event.part,
        event.penetrated,
        event.casemate,
        event.calibre,
        why,
      )
    case 'TorpedoStruck':
      return torpedoStruck(
        desk,
        event.ship,
        event.damage,
        event.side,
        event.absorbed,
        event.auto,
        event.keel,
        event.stern,
        why,
      )
    case 'ExplosionSuffered':
      return explosionSuffered(desk, event.ship, event.damage, event.underwater, why)
    case 'BlastSuffered':
      return blastSuffered(desk, event.ship, event.damage, why)
    case 'BatchOpened':
      return batchOpened(desk, event.ship, event.plain, event.torpedo, event.inside, why)
    case 'CriticalsCounted':
      return criticalsCounted(desk, event.ship, event.count, why)
    case 'CriticalRolled':
      return criticalRolled(desk, event.ship, event.kind, event.ignored, why)
    case 'BatchClosed':
      return batchClosed(desk, event.ship, why)
    case 'ReducedToTenth':
      return reducedToTenth(desk, event.ship, event.remaining, why)
    case 'KeelRolled':
      return keelRolled(desk, event.ship, event.broken, why)
    case 'ShipSinking':
      return shipSinking(desk, event.ship, event.turn, why)
    case 'ShipDestroyed':
      return shipDestroyed(desk, event.ship, why)
    case 'HulkSank':
      return hulkSank(desk, event.ship, why)
    case 'AgendaTurned':
      return agendaTurned(desk, event.now, why)
    case 'AutoFloodRolled':
      return autoFloodRolled(desk, event.ship, event.halved, why)
    case 'CasualtyStarted':
      return casualtyStarted(desk, event.ship, event.kind, event.percent, event.atOnce, why)
    case 'CasualtiesApplied':
      return casualtiesApplied(desk, event.ship, event.kind, event.damage, why)
    case 'CasualtiesChanged':
      return casualtiesChanged(desk, event.ship, event.kind, event.percent, why)
    case 'ConflagrationCounted':
      return conflagrationCounted(desk, event.ship, event.count, why)
    case 'MountLost':
      return mountLost(desk, event.ship, event.group, why)
    case 'MountSpared':
      return mountSpared(desk, event.ship, why)
    case 'SparksLit':
      return sparksLit(desk, event.ship, event.group, event.count, why)
    case 'SparkRolled':
      return sparkRolled(desk, event.ship, why)
    case 'DirectorLost':
      return directorLost(desk, event.ship, event.battery, event.count, why)
    case 'StrengthLost':
      return strengthLost(desk, event.ship, event.battery, why)
    case 'SpeedLevelLost':
      return speedLevelLost(desk, event.ship, why)
    case 'BridgeHit':
      return bridgeHit(desk, event.ship, event.until, event.course, why)
    case 'CaptainHit':
      return captainHit(desk, event.ship, event.who, why)
    case 'RudderJammed':
      return rudderJammed(desk, event.ship, event.rudder, why)
    case 'SteeringDisabled':
      return steeringDisabled(desk, event.ship, why)
    case 'SensorLost':
      return sensorLost(desk, event.ship, event.sensor, why)
    case 'CommsLost':
      return commsLost(desk, event.ship, event.which, why)
    case 'CrewFactorLost':
      return crewFactorLost(desk, event.ship, why)
    case 'FlotationHit':
      return flotationHit(desk, event.ship, why)
    case 'SpeedChanged':
      return speedChanged(desk, event.ship, event.speed, why)
    case 'CrewDrafted':
      return crewDrafted(desk, event.ship, event.role, why)
    case 'MagazinesFlooded':
      return magazinesFlooded(desk, event.ship, why)
    case 'FirefightingOrdered':
      return firefightingOrdered(desk, event.ship, event.on, why)
  }
}
const NO_DICE = new Dice(new Script([]))
