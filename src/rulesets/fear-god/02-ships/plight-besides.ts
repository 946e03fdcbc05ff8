import type { Frozen } from '#kernel/desk/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { moment, put, turnAt } from '#kernel/turn/index.ts'
import { CONTROLS } from '../08-7-aircraft/8-8-airships.ts'
import type { Airship, Boat, Carrier } from './annex.ts'
import { JAM, PASSING, SYSTEMS, TURN, ZONES } from './conditions.ts'
import type { AirshipHurt, Plight, Told } from './plight-words.ts'
import { type Seen, type State, sheetAt, turnOf } from './state.ts'

// What only some ships have: depth, aircraft, cargo, an airship, a crew in factors; and what is being mended.

type Of<Part> = Part & { readonly ship: number }
const hers = <Part>(all: readonly Of<Part>[], ship: number): Of<Part> | undefined =>
  all.find(each => each.ship === ship)
/** Turns that are left of what lasts through that one, the present one included; and the other way round. */
export const turnsLeft = (state: Seen, last: number): number => Math.max(0, last - turnOf(state) + 1)
export const lastOf = (state: Seen, turns: number): number => (turns === 0 ? 0 : turnOf(state) + turns - 1)

export function wearBesides(state: State, ship: number, said: Told): void {
  const { annex } = state
  const boat = hers(annex.boats, ship)
  if (boat !== undefined) dive(state, boat, said)
  else if (said.depth !== 'surface') throw new BadInput('depth: she is no submarine')
  const carrier = hers(annex.carriers, ship)
  if (carrier !== undefined) clutter(state, carrier, said)
  else if (said.aircraft !== undefined) throw new BadInput('aircraft: she is no aviation ship')
  stow(state, ship, said)
  if (said.airship !== undefined) {
    const airship = hers(annex.airships, ship)
    if (airship === undefined) throw new BadInput('airship: none flies in her company')
    hurtAirship(airship, said.airship)
  }
  if (said.crew !== undefined) {
    if (!sheetAt(state, ship).isSmall) throw new BadInput('crew: she is no small craft')
    annex.crews.push({ ship, ...said.crew })
  }
  begin(state, ship, said)
}

function dive(state: State, boat: Boat, said: Told): void {
  boat.zone = ZONES.indexOf(said.depth)
  boat.broached = Number(said.broached)
  boat.deformed = said.hullDeformed
  boat.adrift = Number(said.depthControlLost)
  if (said.spentCells + said.cellsLost > boat.charged) throw new BadInput('spentCells: she has not so many')
  boat.charged -= said.spentCells + said.cellsLost
  boat.spent = said.spentCells
  boat.fuses = lastOf(state, said.powerOut)
  boat.unsolved = lastOf(state, said.solutionOut)
  boat.tried = Number(said.floodTried)
}

function clutter(state: State, carrier: Carrier, said: Told): void {
  carrier.readied = Number(said.readied)
  carrier.deck = carrier.deck.map((_, place) => said.deckHits[place] ?? 0)
  carrier.lost = said.aircraftLost
  carrier.damaged = said.aircraftDamaged
  if (said.aircraft !== undefined) carrier.aboard = [...said.aircraft]
  if (said.aircraftExploded > said.aircraftLost) throw new BadInput('aircraftExploded: she has not lost so many')
  carrier.exploded = said.aircraftExploded
  if (said.elevatorsLost > carrier.elevators) throw new BadInput('elevatorsLost: she has not so many')
  carrier.elevators -= said.elevatorsLost
  carrier.grounded = lastOf(state, said.flyingStopped)
  carrier.purged = Number(said.purged)
  carrier.shelled = said.deckShelled ? turnOf(state) : 0
}

/** 8.3 Holds by their places on her card. */
function stow({ annex }: State, ship: number, said: Told): void {
  const holds = annex.holds.filter(each => each.ship === ship)
  const { cargo = [], holdsBurning, holdsFlooded } = said
  if (cargo.length > holds.length) throw new BadInput('cargo: she has not so many holds')
  for (const hold of [...holdsBurning, ...holdsFlooded]) {
    if (holds[hold - 1] === undefined) throw new BadInput(`hold: she has no hold ${hold}`)
  }
  holds.forEach((hold, place) => {
    const left = cargo[place] ?? hold.full
    if (left > hold.full) throw new BadInput(`cargo: hold ${place + 1} takes only ${hold.full}`)
    hold.left = left
    hold.burning = Number(holdsBurning.includes(place + 1))
    hold.flooded = Number(holdsFlooded.includes(place + 1))
  })
}

/** 8.8 An airship that was whole. */
export function hurtAirship(airship: Airship, said: Omit<AirshipHurt, 'weaponsLost' | 'bombsSpent'> & Spent): void {
  const { ruptured, enginesLost, weaponsLost = 0, bombsSpent = 0 } = said
  if (ruptured.some(cell => cell > airship.cells.length)) throw new BadInput('ruptured: she has not so many cells')
  if (enginesLost.port > airship.port || enginesLost.starboard > airship.starboard) {
    throw new BadInput('enginesLost: she has not so many')
  }
  if (weaponsLost > airship.weapons || bombsSpent > airship.bombs) throw new BadInput('airship: she has not so many')
  airship.port -= enginesLost.port
  airship.starboard -= enginesLost.starboard
  airship.tanks = [1, 2, 3, 4].map(tank => (said.tanksShot.includes(tank) ? 2 : tank <= said.tanksUsed ? 0 : 1))
  airship.controls = said.controlsLost.reduce((bits, control) => bits | (1 << CONTROLS.indexOf(control)), 0)
  airship.cells = airship.cells.map((_, cell) => Number(ruptured.includes(cell + 1)))
  airship.wireless = Number(!said.wirelessLost)
  airship.weapons -= weaponsLost
  airship.bombs -= bombsSpent
  airship.burning = said.burning ? 1 + Number(said.fought) : 0
  airship.lightened = Number(said.lightened)
  airship.low = said.low
  airship.lost = said.end === undefined ? 0 : 1 + ENDS.indexOf(said.end)
}
type Spent = Partial<Pick<AirshipHurt, 'weaponsLost' | 'bombsSpent'>>
const ENDS = ['burnt', 'down'] as const

/** What is being mended, and what comes back by itself. */
function begin(state: State, ship: number, { repairs, unjamming, comesBack }: Told): void {
  for (const { what, which, tried, brokeDown } of repairs) {
    if (what === 'jam') throw new BadInput('repairs: a rudder that is worked at in battle is said by unjamming')
    const system = SYSTEMS.indexOf(what)
    state.annex.jobs.push({ ship, system, index: which, mark: tried, broke: Number(brokeDown) })
  }
  if (unjamming !== undefined) {
    const { tries, next } = unjamming
    state.annex.jobs.push({ ship, system: JAM, index: turnOf(state) + next - tries, mark: tries, broke: 0 })
  }
  for (const { what, which, turns } of comesBack) {
    const at = moment(TURN, turnOf(state) + turns, 'resolution')
    put(state.agenda, { at, what: PASSING, ship, amount: 100 * SYSTEMS.indexOf(what) + which })
  }
}

/** The same read off again; what she has not is left out. */
export function besidesOf(state: Seen, ship: number): Partial<Plight> {
  const boat = hers(state.annex.boats, ship)
  const carrier = hers(state.annex.carriers, ship)
  const crew = hers(state.annex.crews, ship)
  const airship = hers(state.annex.airships, ship)
  const block = sheetAt(state, ship).card.airship
  const company = airship === undefined || block === null ? undefined : companyOf(airship, block)
  return {
    ...(boat === undefined ? {} : divedOf(state, boat)),
    ...(carrier === undefined ? {} : deckOf(state, carrier)),
    ...stowedOf(state, ship),
    ...(company === undefined || Object.keys(company).length === 0 ? {} : { airship: company }),
    ...(crew === undefined ? {} : { crew: { fit: crew.fit, hurt: crew.hurt } }),
    ...begunOf(state, ship),
  }
}

function divedOf(state: Seen, boat: Frozen<Boat>): Partial<Plight> {
  const { endurance } = sheetAt(state, boat.ship).card.boat!
  return {
    depth: ZONES[boat.zone]!,
    broached: boat.broached > 0,
    hullDeformed: boat.deformed,
    depthControlLost: boat.adrift > 0,
    spentCells: boat.spent,
    cellsLost: endurance - boat.charged - boat.spent,
    powerOut: turnsLeft(state, boat.fuses),
    solutionOut: turnsLeft(state, boat.unsolved),
    floodTried: boat.tried > 0,
  }
}

function deckOf(state: Seen, carrier: Frozen<Carrier>): Partial<Plight> {
  const { forward, amidships, aft, hangar, elevators } = sheetAt(state, carrier.ship).card.air!
  const isFull = [forward, amidships, aft, hangar].every((planes, place) => planes === carrier.aboard[place])
  return {
    readied: carrier.readied > 0,
    deckHits: carrier.deck.some(hits => hits > 0) ? [...carrier.deck] : [],
    ...(isFull ? {} : { aircraft: [...carrier.aboard] }),
    aircraftLost: carrier.lost,
    aircraftExploded: carrier.exploded,
    aircraftDamaged: carrier.damaged,
    elevatorsLost: elevators - carrier.elevators,
    flyingStopped: turnsLeft(state, carrier.grounded),
    purged: carrier.purged > 0,
    deckShelled: carrier.shelled === turnOf(state),
  }
}

function stowedOf({ annex }: Seen, ship: number): Partial<Plight> {
  const holds = annex.holds.filter(each => each.ship === ship)
  const numbers = (is: (hold: (typeof holds)[number]) => boolean): number[] =>
    holds.flatMap((hold, place) => (is(hold) ? [place + 1] : []))
  return {
    ...(holds.every(({ left, full }) => left === full) ? {} : { cargo: holds.map(({ left }) => left) }),
    holdsBurning: numbers(({ burning }) => burning > 0),
    holdsFlooded: numbers(({ flooded }) => flooded > 0),
  }
}

/** 8.8 What she has lost of what she had; nothing is left out but what is whole. */
export function airshipHurtOf(airship: Frozen<Airship>, had: Readonly<Record<'port' | 'starboard', number>>) {
  const { port, starboard, tanks, cells, controls, lost } = airship
  const used = tanks.filter(tank => tank === 0).length
  const shot = [1, 2, 3, 4].filter(tank => tanks[tank - 1] === 2)
  const ruptured = cells.flatMap((cell, place) => (cell > 0 ? [place + 1] : []))
  const controlsLost = CONTROLS.filter((_, bit) => (controls & (1 << bit)) !== 0)
  const enginesLost = { port: had.port - port, starboard: had.starboard - starboard }
  return {
    ...(ruptured.length > 0 ? { ruptured } : {}),
    ...(enginesLost.port + enginesLost.starboard > 0 ? { enginesLost } : {}),
    // tanks are used from the first on, and those that were shot away stay where they are
    ...(used > 0 ? { tanksUsed: tanks.lastIndexOf(0) + 1 } : {}),
    ...(shot.length > 0 ? { tanksShot: shot } : {}),
    ...(controlsLost.length > 0 ? { controlsLost } : {}),
    ...(airship.wireless > 0 ? {} : { wirelessLost: true }),
    ...(airship.burning > 0 ? { burning: true } : {}),
    ...(airship.burning > 1 ? { fought: true } : {}),
    ...(airship.lightened > 0 ? { lightened: true } : {}),
    ...(airship.low > 0 ? { low: airship.low } : {}),
    ...(lost > 0 ? { end: ENDS[lost - 1]! } : {}),
  }
}
type Had = Readonly<Record<'port' | 'starboard' | 'weapons' | 'bombs', number>>
function companyOf(airship: Frozen<Airship>, had: Had): NonNullable<Plight['airship']> {
  const [weaponsLost, bombsSpent] = [had.weapons - airship.weapons, had.bombs - airship.bombs]
  return {
    ...airshipHurtOf(airship, had),
    ...(weaponsLost > 0 ? { weaponsLost } : {}),
    ...(bombsSpent > 0 ? { bombsSpent } : {}),
  }
}

function begunOf(state: Seen, ship: number): Partial<Plight> {
  const jobs = state.annex.jobs.filter(job => job.ship === ship)
  const jam = jobs.find(({ system }) => system === JAM)
  const next = jam === undefined ? 0 : Math.max(0, jam.index + jam.mark - turnOf(state))
  const passing = state.agenda.filter(due => due.ship === ship && due.what === PASSING)
  return {
    repairs: jobs
      .filter(({ system }) => system !== JAM)
      .map(({ system, index: which, mark: tried, broke }) => {
        return { what: SYSTEMS[system]!, which, tried, brokeDown: broke > 0 }
      }),
    ...(jam === undefined ? {} : { unjamming: { tries: jam.mark, next } }),
    comesBack: passing.map(({ at, amount }) => {
      const turns = Math.max(0, turnAt(TURN, at) - turnOf(state))
      return { what: SYSTEMS[Math.floor(amount / 100)]!, which: amount % 100, turns }
    }),
  }
}
