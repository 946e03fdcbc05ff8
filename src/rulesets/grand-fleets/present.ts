import type { Aim, AttackPlan, Leg, MovePlan, Offer, Present, Weapon } from '#kernel/ruleset/index.ts'
import { phaseAt, turnAt } from '#kernel/turn/index.ts'
import { mayOrder, waitingOf } from './2-activation.ts'
import { movementPoints, refuseMove, walk } from './3-movement.ts'
import { ARC, SECTORS } from './4-1-arcs.ts'
import { hasTarget, launchable } from './4-5-legality.ts'
import { lightGunsBearing } from './4-gunfire.ts'
import { hasOrder, sidesWriting, WRITING } from './8-written.ts'
import { refuseSmoke } from './9-6-smoke.ts'
import { R } from './book.ts'
import type { Command, Move } from './commands.ts'
import { card } from './present-card.ts'
import { chart } from './present-chart.ts'
import { placeOffers, placesAsked } from './present-place.ts'
import { reckon } from './present-reckon.ts'
import { refuse } from './refusals.ts'
import { type Fixed, isInPlay, PHASE, phaseNow, type Seen, type State, sheetAt, TURN } from './state.ts'
import { enemiesOf } from './suggest.ts'

/** All that a table needs of Grand Fleets. */
export const PRESENT: Present<State, Command> = { chart, card, asked, offers, reckon }

const DEEDS = { movement: 'move', gunfire: 'fire', torpedo: 'launch torpedoes', end: '' } as const

function asked(state: Seen, seat: number): string {
  if (state.over > 0) return 'The battle is over.'
  if (state.deploying !== 0) return placesAsked(state, seat)
  if (turnAt(TURN, state.now) === 0) return 'The battle is about to begin.'
  if (state.fixed.switches.simultaneous) return writingAsked(state, seat)
  const side = state.fixed.scene.sides[state.acting as 0 | 1]
  if (state.acting !== seat) return `${side} to ${DEEDS[phaseAt(TURN, state.now)]}.`
  const left = waitingOf(state, seat)
  const most = state.due === 1 ? 'one' : String(state.due)
  return `${side}: ${DEEDS[phaseAt(TURN, state.now)]} with ${most} of ${left} ${left === 1 ? 'ship' : 'ships'} left.`
}

/** 8 Who is still writing orders. */
function writingAsked(state: Seen, seat: number): string {
  const { sides } = state.fixed.scene
  const writing = sidesWriting(state)
  const deed = DEEDS[phaseAt(TURN, state.now)]
  if (writing.includes(seat)) return `${sides[seat as 0 | 1]}: write who is to ${deed}, then say that you are ready.`
  return `${writing.map(side => sides[side as 0 | 1]).join(' and ')} to write who is to ${deed}.`
}

function offers(state: Seen, seat: number): readonly Offer<Command>[] {
  if (state.over > 0) return []
  const concede: Offer<Command> = {
    kind: 'say',
    words: 'Concede the battle',
    why: R['GF-2.2-length'],
    command: { type: 'Concede' },
  }
  if (state.deploying !== 0) return [...placeOffers(state, seat), concede]
  if (!mayOrder(state, seat)) return [concede]
  const waiting = state.ships.map((_, ship) => ship).filter(ship => mayAct(state, seat, ship))
  return [...waiting.flatMap(ship => offersOf(state, ship)), passOffer(state), concede]
}
function passOffer(state: Seen): Offer<Command> {
  const command: Command = { type: 'Pass' }
  return state.fixed.switches.simultaneous
    ? { kind: 'say', words: 'Our orders are written', why: WRITING[phaseNow(state)]!, command }
    : { kind: 'say', words: 'No more in this phase', why: R['GF-R6'], command }
}
const mayAct = (state: Seen, seat: number, ship: number): boolean =>
  state.ships[ship]!.seat === seat && state.ships[ship]!.acted === 0 && isInPlay(state, ship)

function offersOf(state: Seen, ship: number): Offer<Command>[] {
  if (phaseNow(state) === PHASE.movement) return moveOffers(state, ship)
  const { name } = sheetAt(state, ship).card
  if (hasTarget(state, ship)) {
    const attack: Offer<Command> = { kind: 'attack', unit: ship, plan: attackPlan(state, ship) }
    return hasOrder(state, ship) ? [attack, holdOffer(state, ship, name)] : [attack]
  }
  if (state.fixed.switches.simultaneous) return []
  return [{ kind: 'say', words: `${name} has no target`, why: R['GF-R6'], command: { type: 'StandBy', ship } }]
}

/** 8 What is written for her may be struck out. */
const holdOffer = (state: Seen, ship: number, name: string): Offer<Command> => ({
  kind: 'say',
  words: `${name} holds her fire after all`,
  why: WRITING[phaseNow(state)]!,
  command: { type: 'StandBy', ship },
})

/** 3.2 A move, and 9.6 the same while making smoke. */
function moveOffers(state: Seen, ship: number): Offer<Command>[] {
  const plain: Offer<Command> = { kind: 'move', unit: ship, plan: movePlan(state, ship, false) }
  if (refuseSmoke(state, ship) !== null) return [plain]
  return [plain, { kind: 'move', unit: ship, plan: movePlan(state, ship, true), words: 'making smoke' }]
}

export function movePlan(state: Seen, ship: number, smoke: boolean): MovePlan<Command> {
  const { board } = state.fixed as Fixed
  const command = (path: readonly Leg[]): Move => ({
    type: 'Move',
    ship,
    track: path.flatMap(({ turn = 0, ahead = 0 }) => [
      ...(turn === 0 ? [] : [{ pivot: turn }]),
      ...(ahead === 0 ? [] : [{ ahead: Math.round(ahead * board.unit) }]),
    ]),
    ...(smoke ? { smoke } : {}),
  })
  return {
    budget: movementPoints(state, ship),
    measure: 'MP',
    try(path) {
      const move = command(path)
      const refusal = refuseMove(state, move)
      // A track that the board cannot walk has no end to show.
      const end = refusal === null ? walk(state, ship, move.track) : { ...state.ships[ship]!, cost: 0 }
      return { cost: end.cost, at: { ...board.plot(end), heading: end.heading }, refusal: refusal?.reason ?? null }
    },
    command,
  }
}

/** Batteries by their lines; light guns and torpedoes come after them. */
function attackPlan(state: Seen, ship: number): AttackPlan<Command> {
  const { guns } = sheetAt(state, ship)
  const command = (aims: readonly Aim[]): Command => commandOf(state, ship, aims)
  const ids = phaseNow(state) === PHASE.gunfire ? [...guns.keys(), guns.length] : [guns.length + 1]
  const weapons = ids.map(id => weaponOf(state, ship, id)).filter(({ targets }) => targets.length > 0)
  return { weapons, command }
}

export function commandOf(state: Seen, ship: number, aims: readonly Aim[]): Command {
  const { guns } = sheetAt(state, ship)
  const torpedo = aims.find(({ weapon }) => weapon === guns.length + 1)
  if (torpedo !== undefined) {
    const { target } = torpedo
    return { type: 'LaunchTorpedoes', ship, target, tubes: launchable(state, ship, target) }
  }
  const batteries = aims.filter(({ weapon }) => weapon < guns.length)
  return {
    type: 'FireGuns',
    ship,
    batteries: batteries.map(({ weapon, target }) => ({ battery: weapon, target })),
    lightGuns: aims
      .filter(({ weapon }) => weapon === guns.length)
      .map(({ target }) => ({ target, guns: lightGunsBearing(state, ship, target) })),
  }
}

function weaponOf(state: Seen, ship: number, id: number): Weapon {
  const { board } = state.fixed as Fixed
  const { guns, lightGuns, groups, tubes, card: printed } = sheetAt(state, ship)
  const { seat } = state.ships[ship]!
  const gun = guns[id] ?? lightGuns
  const isTorpedo = id > guns.length
  const arcs = isTorpedo
    ? tubes.reduce((mask, group) => mask | group.arcs, 0)
    : id === guns.length
      ? BEAMS
      : groups.reduce((mask, group) => (group.battery === id ? mask | group.arcs : mask), 0)
  const targets = enemiesOf(state, ship).filter(
    target => refuse(state, { seat, command: commandOf(state, ship, [{ weapon: id, target }]) }) === null,
  )
  return {
    id,
    name: isTorpedo ? printed.torpedoes!.label : (printed.guns[id]?.label ?? 'light guns'),
    arcs: SECTORS.filter((_, i) => (arcs & (1 << i)) !== 0),
    bands: isTorpedo ? [printed.torpedoes!.range] : gun.limits.map(limit => limit / board.unit),
    targets,
  }
}
/** 4.4, R32 Light guns bear to port and starboard. */
const BEAMS = ARC.PORT | ARC.STBD
