import { z } from 'zod'
import { type Ask, word } from '#kernel/order/index.ts'
import { no, type Offer, type Refusal, UMPIRE } from '#kernel/ruleset/index.ts'
import { isBelow, isBoat } from '../02-data-sheet/below.ts'
import { CM, phaseOf, RESOLVE, type Seen } from '../02-data-sheet/state.ts'
import { hasPower } from '../09-combat/9-1-sight.ts'
import { R } from '../book/register.ts'
import {
  battleEnded,
  contactSought,
  contactSoughtFrom,
  contactsHeld,
  contactsLaid,
  type FleetDesk,
  sideReady,
  unitBegan,
  unitDone,
  wordGiven,
} from '../events/events.ts'
import { contactName } from '../events/words.ts'
import { isNear } from '../measured.ts'
import { order } from '../orders/order.ts'
import { refuseDepth } from './6-3-submarines.ts'
import { changeDepth, refuseSmoke, refuseWay, speedsOf, steer } from './6-4-movement.ts'
import { deploy, isSpotted, moveContact, refuseContactMove, refuseSpot, shipsUnder } from './6-5-contacts.ts'
import { isToAct, unitOfContact, unitsToAct } from './6-alternation.ts'
import { hasActed, inMove, inPhase, refuseTurn } from './6-refusals.ts'
import { begin, finish, sidesAsked } from './6-sequence.ts'
import { makeOff } from './6-withdraw.ts'
import { refuseBefore } from './orders-place.ts'
import { movePlan } from './plan.ts'
import {
  DEPLOY,
  LAY_CONTACTS,
  type LayContacts,
  MOVE_CONTACT,
  SPOT,
  SPOT_FROM_CONTACT,
  STEER,
  type Steer,
  WITHDRAW,
} from './said.ts'

const refuseInBattle = (state: Seen): Refusal | null =>
  state.fixed.theatre === null ? no(R['FA-H54-duel'], 'a duel has no such order') : null

const moves = (state: Seen, ship: number): Refusal | null =>
  refuseInBattle(state) ?? inMove(state, ship) ?? refuseTurn(state, ship) ?? hasActed(state, ship)

/** 6.4, H17 */
export const steerOrder = order(STEER, {
  refuse: (state, said) =>
    moves(state, said.ship) ??
    (state.ships[said.ship]!.resolve === RESOLVE.withdrawing
      ? no(R['FA-H33'], 'her crew has had enough: she withdraws')
      : (refuseDepth(state, said) ?? refuseWay(state, said.ship, said.legs, said.below) ?? refuseSmoke(state, said))),
  carryOut(desk, { ship, legs, smoke, below }) {
    if (below !== undefined) changeDepth(desk, ship, below)
    steer(desk, ship, legs, smoke)
  },
  offers: (state, ship, ask) => {
    if (moves(state, ship) !== null || state.ships[ship]!.resolve !== RESOLVE.steady) return []
    const plan = (smoke: boolean) => movePlan(state, ship, ask, legs => ({ type: 'Steer' as const, ship, legs, smoke }))
    const clean = { kind: 'move', unit: ship, deed: 'Move', plan: plan(false) } as const
    const smoky = { kind: 'move', unit: ship, deed: 'Move', words: 'making smoke', plan: plan(true) } as const
    if (isBoat(state, ship)) return [clean, divingOffer(state, ship, ask)]
    return state.ships[ship]!.smoke > 0 ? [clean, smoky] : [clean]
  },
})

/** FA-H61 The same for a boat that goes under, or comes up. */
function divingOffer(state: Seen, ship: number, ask: Ask<Steer>): Offer<Steer> {
  const below = !isBelow(state, ship)
  const plan = movePlan(
    state,
    ship,
    ask,
    (legs): Steer => ({ type: 'Steer', ship, legs, smoke: false, below }),
    speedsOf(state, ship, below),
  )
  return { kind: 'move', unit: ship, deed: 'Move', words: below ? 'diving' : 'coming up', plan }
}

/** H33 */
export const withdrawOrder = order(WITHDRAW, {
  refuse: (state, { ship }) =>
    moves(state, ship) ??
    (state.ships[ship]!.resolve === RESOLVE.withdrawing ? null : no(R['FA-H33'], 'she has no need to withdraw')),
  carryOut: (desk, { ship }) => makeOff(desk, ship),
  offers: (_state, ship, ask) => {
    const command = { type: 'Withdraw' as const, ship }
    if (ask(command) !== null) return []
    return [{ kind: 'say', unit: ship, deed: 'Move', words: 'She withdraws', why: R['FA-H33'], command }]
  },
})

/** What is asked of an order to a marker of one's own. */
function refuseMarker(state: Seen, seat: number, contact: number, phase: 'ship movement' | 'action'): Refusal | null {
  const refusal = refuseInBattle(state) ?? inPhase(state, phase)
  if (refusal !== null) return refusal
  const marker = state.contacts[contact]
  const why = R['FA-H20']
  if (marker === undefined || marker.gone > 0) return no(why, `there is no Contact marker ${contact}`)
  if (marker.seat !== seat) return no(why, 'that marker is not yours')
  if (state.over > 0) return no(R['FA-H39'], 'the battle is over')
  if (state.word !== seat) return no(R['FA-6.6-action'], 'it is not your turn to act')
  if (state.active >= 0) return no(R['FA-6.6-action'], 'another squadron is acting')
  return isToAct(state, unitOfContact(state, contact)) ? null : no(why, 'that marker has had its turn in this phase')
}

/** A marker does one thing in a phase, and the word goes on. */
function done(desk: FleetDesk, contact: number): void {
  const { seat } = desk.state.contacts[contact]!
  unitDone(desk, { unit: unitOfContact(desk.state, contact) }, R['FA-H20'])
  wordGiven(desk, { seat: 1 - seat }, R['FA-6.6-action'])
}

/** H20 */
export const moveContactOrder = order(MOVE_CONTACT, {
  by: 'side',
  refuse: (state, said, seat) =>
    refuseMarker(state, seat, said.contact, 'ship movement') ?? refuseContactMove(state, said.contact, said),
  carryOut(desk, { contact, x, y }) {
    moveContact(desk, contact, { x, y })
    done(desk, contact)
  },
})

/** 6.4 */
export const deployOrder = order(DEPLOY, {
  by: 'side',
  refuse: (state, { contact }, seat) =>
    refuseMarker(state, seat, contact, 'ship movement') ??
    (state.contacts[contact]!.squadron < 0 ? no(R['FA-H20'], 'nothing lies under that marker') : null),
  carryOut(desk, { contact, heading }) {
    // it has come out of its marker, and moves with the rest of its turn
    unitBegan(desk, { unit: unitOfContact(desk.state, contact) }, R['FA-6.4-deploy'])
    deploy(desk, contact, heading)
  },
})

/** 6.6, H20 One attempt a ship and turn; without power there is none (H38). */
export const spotOrder = order(SPOT, {
  refuse: (state, { ship, contact }) =>
    refuseInBattle(state) ??
    inPhase(state, 'action') ??
    refuseTurn(state, ship) ??
    hasActed(state, ship) ??
    (state.ships[ship]!.sought > 0
      ? no(R['FA-6.6-spot'], 'she has tried that in this turn')
      : refuseSpot(state, state.ships[ship]!, state.ships[ship]!, contact)),
  carryOut(desk, { ship, contact }) {
    const found = hasPower(desk, ship) && isSpotted(desk, desk.state.ships[ship]!, desk.state.ships[ship]!, contact)
    contactSought(desk, { ship, contact, found }, R['FA-6.6-spot'])
    if (found) deploy(desk, contact, desk.state.contacts[contact]!.heading, R['FA-R75'])
  },
  offers: (state, ship, ask) =>
    state.contacts.flatMap((_, contact) => {
      const command = { type: 'Spot' as const, ship, contact }
      const words = `Spot ${contactName(state, contact)}`
      return ask(command) === null
        ? [{ kind: 'say' as const, unit: ship, deed: 'Spot', words, why: R['FA-6.6-spot'], command }]
        : []
    }),
})

/** H20 A squadron under its marker may only try to spot: its leader looks, and the marker has had its turn. */
export const spotFromContactOrder = order(SPOT_FROM_CONTACT, {
  by: 'side',
  refuse(state, { contact, target }, seat) {
    const refusal = refuseMarker(state, seat, contact, 'action')
    if (refusal !== null) return refusal
    const [leader] = shipsUnder(state, contact)
    if (leader === undefined) return no(R['FA-H20'], 'nothing lies under that marker')
    return refuseSpot(state, state.ships[leader]!, state.contacts[contact]!, target)
  },
  carryOut(desk, { contact, target }) {
    const [leader] = shipsUnder(desk.state, contact)
    const found = isSpotted(desk, desk.state.ships[leader!]!, desk.state.contacts[contact]!, target)
    contactSoughtFrom(desk, { contact, target, found }, R['FA-6.6-spot'])
    if (found) deploy(desk, target, desk.state.contacts[target]!.heading, R['FA-R75'])
    done(desk, contact)
  },
})

/** H20, H42 Before the first turn. */
export const layContactsOrder = order(LAY_CONTACTS, {
  by: 'side',
  refuse: (state, said, seat) =>
    refuseInBattle(state) ?? refuseBefore(state, seat) ?? refuseMarkers(state, seat, said.markers),
  carryOut(desk, said, seat) {
    // where they lie, not in which order they were named, decides their numbers
    const laid = said.markers
      .map(({ squadron, x, y }) => ({ squadron: squadron ?? -1, x, y, heading: headingOf(desk.state, seat, squadron) }))
      .sort((a, b) => a.x - b.x || a.y - b.y || a.squadron - b.squadron)
    const markers = laid.map(({ x, y, heading }) => ({ x, y, heading }))
    contactsLaid(desk, { seat, markers: markers }, R['FA-H20'])
    contactsHeld(desk, { seat, squadrons: laid.map(({ squadron }) => squadron) }, R['FA-H20'])
  },
})

/** H20 All markers of a side look the same way until they move. */
function headingOf(state: Seen, seat: number, squadron: number | null): number {
  const of = squadron ?? state.squadrons.findIndex(each => each.seat === seat)
  return state.ships.find(ship => ship.squadron === of)?.heading ?? 0
}

function refuseMarkers(state: Seen, seat: number, markers: LayContacts['markers']): Refusal | null {
  const why = R['FA-H20']
  if (!state.fixed.switches.contacts) return no(why, 'this battle has no Contact markers')
  const own = [...state.squadrons.keys()].filter(squadron => state.squadrons[squadron]!.seat === seat)
  const named = markers.flatMap(({ squadron }) => (squadron === null ? [] : [squadron]))
  if (named.some(squadron => !own.includes(squadron))) return no(why, 'that squadron is not yours')
  if (new Set(named).size < named.length) return no(why, 'a squadron lies under one marker')
  const most = Math.ceil(own.length / 3)
  if (markers.length - named.length > most) return no(why, `there may be ${most} false markers at most`)
  if (state.ships.some(ship => named.includes(ship.squadron) && ship.depth > 0))
    return no(R['FA-H61-diving'], 'what is under water needs no marker')
  for (const { squadron, x, y } of markers) {
    const leaders = own.map(each => state.ships.findIndex(ship => ship.squadron === each))
    const isNearOne = leaders.some(leader => leader >= 0 && isNear(state, leader, { x, y }, FALSE_REACH))
    if (squadron === null && !isNearOne) return no(why, 'a false marker lies within 30 cm of one of your squadrons')
    const leader = state.ships[leaders[own.indexOf(squadron ?? -1)] ?? -1]
    if (squadron !== null && (leader?.x !== x || leader.y !== y)) return no(why, 'a marker lies where its leader is')
  }
  return null
}
const FALSE_REACH = 30 * CM

const beginBattle = z.strictObject({ type: z.literal('BeginBattle') })

/** 6.1 The first turn, once both sides are ready. */
export const beginOrder = order(word<z.infer<typeof beginBattle>>(beginBattle), {
  by: 'umpire',
  refuse(state, _, seat) {
    if (seat !== UMPIRE) return no(R['FA-6-phase-order'], 'the phases turn by themselves')
    const refusal = refuseInBattle(state)
    if (refusal !== null) return refusal
    if (state.begun > 0) return no(R['FA-6-phase-order'], 'the battle has begun')
    return sidesAsked(state).length > 0 ? no(R['FA-H42'], 'a side is not ready') : null
  },
  carryOut: desk => begin(desk),
})

const doneOrderForm = z.strictObject({ type: z.literal('Done') })

/** P4, P6 No more for the squadron that is acting, or for the next; before the first turn, that a side is ready (H42). */
export const doneOrder = order(word<z.infer<typeof doneOrderForm>>(doneOrderForm), {
  by: 'side',
  refuse(state, _, seat) {
    const refusal = refuseInBattle(state)
    if (refusal !== null) return refusal
    if (state.over > 0) return no(R['FA-H39'], 'the battle is over')
    return sidesAsked(state).includes(seat) ? null : no(R['FA-6.6-action'], 'it is not your turn to act')
  },
  carryOut(desk, _, seat) {
    if (desk.state.begun === 0) return sideReady(desk, { sides: 1 << seat }, R['FA-H42'])
    if (desk.state.active < 0) {
      const [unit] = unitsToAct(desk.state, seat)
      unitBegan(desk, { unit: unit! }, R['FA-6.6-action'])
    }
    finish(desk, desk.state.active)
  },
  offers(state, seat) {
    if (!sidesAsked(state).includes(seat)) return []
    const command = { type: 'Done' } as const
    if (state.begun === 0) return [{ kind: 'say', words: 'We are ready', why: R['FA-H42'], command }]
    const moves = phaseOf(state) === 'ship movement' || phaseOf(state) === 'submarines'
    const words = moves ? 'The others of this squadron go on as they are' : 'No more for this squadron'
    return [{ kind: 'say', words, why: R['FA-6.6-action'], command }]
  },
})

const concede = z.strictObject({ type: z.literal('Concede') })

/** H39 A side gives up. */
export const concedeOrder = order(word<z.infer<typeof concede>>(concede), {
  by: 'side',
  refuse(state, _, seat) {
    const refusal = refuseInBattle(state)
    if (refusal !== null) return refusal
    if (seat !== 0 && seat !== 1) return no(R['FA-H39'], 'only a side can say that')
    return state.over > 0 ? no(R['FA-H39'], 'the battle is over') : null
  },
  carryOut: (desk, _, seat) => battleEnded(desk, { winner: 1 - seat }, R['FA-H39']),
  offers: () => [{ kind: 'say', words: 'Concede the battle', why: R['FA-H39'], command: { type: 'Concede' as const } }],
})
