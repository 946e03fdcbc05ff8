import { type Battery, LONG } from '../02-ships/ship.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import { BELT_CHANCE } from '../book/tables.ts'
import { type FearGodDesk, hitsScored } from '../events/events.ts'
import { riskFlightDeck } from './8-1-2-flight-deck.ts'
import { nominalCalibre } from './8-1-3-light-weapons.ts'

export const BELT = 0
export const DECK = 1

/** Shells that reach their target: enough to settle what they do to it. */
export interface Fall {
  readonly firer: number
  readonly target: number
  readonly battery: number
  readonly shell: number
  readonly band: number
}

/** 8.1.6 Penetration must be greater than the armour (R29); 0 goes through 0. */
export function beats(state: Seen, penetration: number, armour: number): boolean {
  if (penetration === armour) return armour === 0 || state.fixed.switches.equalPenetrates
  return penetration > armour
}

/** The same, told to whoever listens. */
export function meets(desk: FearGodDesk, penetration: number, armour: number): boolean {
  const why = R['FGDN-8.1.6-compare']
  const isBeaten = beats(desk.state, penetration, armour)
  desk.reckoning.begin('penetration less armour', penetration, why).plus('armour', -armour, why)
  desk.reckoning.settle(isBeaten ? 'the armour is beaten' : 'the armour is not beaten')
  return isBeaten
}

/** 8.1.6 Flat fire strikes the belt; at Long and Extreme one D100 for the attack says belt or deck (R28). */
function partStruck(desk: FearGodDesk, band: number): number {
  const why = band === LONG ? R['FGDN-8.1.6-long'] : R['FGDN-8.1.6-extreme']
  desk.reckoning.begin('chance in a hundred of the belt, by the range', BELT_CHANCE[band]!, why)
  return comes(desk, why) ? BELT : DECK
}

/** 8.1.6 Casemates have two thirds of the belt, or the deck if that was struck (R30). */
export const casemateArmour = (belt: number, deck: number, part: number): number =>
  part === BELT ? Math.floor((2 * belt) / 3) : deck

/** 8.1.6, 8.1.6.1 What one hit does, rounded down (R1); both shell options are multiplied first (R36). */
export function damageOfHit(state: Seen, fall: Fall, penetrates: boolean): number {
  const { shellReliability85 } = state.fixed.switches
  const battery = sheetAt(state, fall.firer).batteries[fall.battery]!
  const damage = battery.shells[fall.shell]!.damage[fall.band]!
  const reliable = shellReliability85 ? 85 : 100
  if (!penetrates) return Math.floor((Math.floor(damage / 2) * reliable) / 100)
  const faulty = isFaultyAt(state, battery, fall)
  return Math.floor((damage * (faulty ? 60 : 100) * reliable) / 10_000)
}

const isFaultyAt = (state: Seen, battery: Battery, fall: Fall): boolean =>
  state.fixed.switches.faultyBritishAPC && isFaulty(battery, fall, sheetAt(state, fall.target).card.belt)

/** The same as a sum, for whoever listens: half of it outside, and what the shell options leave of it. */
function tellDamage({ state, reckoning }: FearGodDesk, fall: Fall, penetrates: boolean): number {
  const whole = damageOfHit(state, fall, penetrates)
  const battery = sheetAt(state, fall.firer).batteries[fall.battery]!
  const printed = battery.shells[fall.shell]!.damage[fall.band]!
  const why = penetrates ? R['FGDN-8.1.6-compare'] : R['FGDN-8.1.6-halve']
  reckoning.begin('points of a hit', printed, R['FGDN-8.1.6-compare'])
  const half = penetrates ? printed : Math.floor(printed / 2)
  reckoning.plus('half of it, since the armour is not beaten', half - printed, why)
  const faulty = penetrates && isFaultyAt(state, battery, fall)
  const sound = faulty ? Math.floor((half * 60) / 100) : half
  reckoning.plus('60 in a hundred, by British capped shell', sound - half, R['FGDN-8.1.6.1-british'])
  reckoning.plus('85 in a hundred, by the option', whole - sound, R['FGDN-8.1.6.1-085'])
  reckoning.settle('what each hit does')
  return whole
}

/** 8.1.6.1 British capped shell at Long and Extreme, on a belt of a third of the calibre in cm, rounded down (R35). */
function isFaulty(battery: Battery, fall: Fall, belt: number): boolean {
  const capped = battery.shells[fall.shell]!.type === 'APC'
  return battery.isBritish && capped && fall.band >= LONG && belt >= Math.floor(battery.calibreMm / 30)
}

/** 8.1.6 Hits strike armour. What they do is kept until the end of the phase; returns whether anything is to come. */
export function strike(desk: FearGodDesk, fall: Fall, hits: number): number {
  if (hits === 0) return 0
  const { state } = desk
  const { belt, deck } = sheetAt(state, fall.target).card
  const { shells, calibreMm } = sheetAt(state, fall.firer).batteries[fall.battery]!
  const penetration = shells[fall.shell]!.penetration[fall.band]!
  const part = partStruck(desk, fall.band)
  const penetrates = meets(desk, penetration, part === BELT ? belt : deck)
  const casemate = beats(state, penetration, casemateArmour(belt, deck, part))
  const each = tellDamage(desk, fall, penetrates)
  hitsScored(
    desk,
    {
      ship: fall.target,
      by: fall.firer,
      battery: fall.battery,
      hits,
      damage: hits * each,
      part,
      penetrated: Number(penetrates),
      casemate: Number(casemate),
      calibre: nominalCalibre(calibreMm),
    },
    penetrates ? R['FGDN-8.1.6-compare'] : R['FGDN-8.1.6-halve'],
  )
  if (penetrates && sheetAt(state, fall.target).isAviation) riskFlightDeck(desk, fall.target, fall.band, calibreMm)
  return 1
}
