import { BadInput } from '#kernel/ruleset/index.ts'
import { moment, put } from '#kernel/turn/index.ts'
import { schemaOf } from '../../schema.ts'
import { FIRE, FLOOD, percentOf, SURFACE, TURN, ZONES } from './conditions.ts'
import { wear } from './plight.ts'
import { plight, type Told } from './plight-words.ts'
import { type State, sheetAt } from './state.ts'

// What a battle's file may say of a ship before its first turn, in the words of a plight.

const NOW = 'there is no turn yet of which it could be said'
const ORDERED = 'it is ordered in the battle'
const LOST = 'she could not fight in it'
/** Words that say nothing before the first turn, and why. */
export const NOT_BEFORE = {
  ship: 'she goes by her name in the battle',
  ...{ beached: 'that is said on her card', hardAground: 'that is said on her card' },
  ...{ sinking: LOST, sinkingIn: LOST, gone: LOST },
  ...{ taken: NOW, armourBeaten: NOW, casematesBeaten: NOW, deckShelled: NOW, broached: NOW, toCome: NOW },
  conflagration: 'her fires begin with the first turn',
  ...{ speed: 'her formation goes at the speed of its slowest', helm: ORDERED, fighting: ORDERED },
  repairs: 'they are for after the battle',
} as const

const PLIGHT = schemaOf<Told>(plight)

/** H41 She comes into the battle as that says; what burns or floods does so from the first turn on. */
export function comeAs(state: State, ship: number, said: unknown): void {
  const { name } = sheetAt(state, ship).card
  try {
    const told = readBefore(said)
    refuseDepth(state, ship, told)
    state.now = moment(TURN, 1, 'plotting')
    wear(state, ship, told)
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`plights: ${name}: ${error.message}`) : error
  }
  noteCasualties(state, ship)
}

function readBefore(said: unknown): Told {
  if (typeof said === 'object' && said !== null) {
    for (const word of Object.keys(said)) {
      if (word in NOT_BEFORE) throw new BadInput(`${word}: ${NOT_BEFORE[word as keyof typeof NOT_BEFORE]}`)
    }
  }
  const told = PLIGHT.read({ ...(said as object), ship: '' })
  for (const word of ['fires', 'floods'] as const) {
    if (told[word].some(each => typeof each !== 'number' && each.ago > 0))
      throw new BadInput(`${word}: they begin with the first turn, whatever came before`)
  }
  if (told.airship?.end !== undefined) throw new BadInput('airship: one that is lost is left off her card')
  if (told.airship?.fought) throw new BadInput(`airship: ${NOW}`)
  return told
}

/** H18, H34 No deeper than she can go, and not below where boats do not dive. */
function refuseDepth(state: State, ship: number, { depth }: Told): void {
  const { boat } = sheetAt(state, ship).card
  if (boat === null || ZONES.indexOf(depth) === SURFACE) return
  if (!state.fixed.switches.boatsDive) throw new BadInput('depth: boats do not dive in this battle')
  if (ZONES.indexOf(depth) > ZONES.indexOf(boat.crush)) throw new BadInput(`depth: she goes to ${boat.crush} at most`)
}

/** 8.2 They are first fought on the third turn after the first. */
function noteCasualties(state: State, ship: number): void {
  const { fires, floods } = state.ships[ship]!
  const at = moment(TURN, 1 + state.fixed.switches.delay, 'resolution')
  for (const fire of fires) put(state.agenda, { at, what: FIRE, ship, amount: percentOf(fire) })
  for (const flood of floods) put(state.agenda, { at, what: FLOOD, ship, amount: percentOf(flood) })
}
