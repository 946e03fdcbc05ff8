import type { Cite } from '#kernel/book/index.ts'
import type { Event } from '#kernel/desk/index.ts'
import type { Place, Present, Trace } from '#kernel/ruleset/index.ts'
import { R } from './book.ts'
import type { Command } from './commands.ts'
import type { Event as FearGodEvent } from './events.ts'
import { asked } from './present-asked.ts'
import { card } from './present-card.ts'
import { chart } from './present-chart.ts'
import { offers } from './present-offers.ts'
import { foresee, reckon } from './present-reckon.ts'
import { fieldOf, type Seen, type State, sheetAt } from './state.ts'
import { groupName } from './words.ts'

/** All that a table needs of Fear God & Dread Nought. */
export const PRESENT: Present<State, Command> = {
  chart,
  card,
  asked,
  offers,
  reckon,
  foresee,
  choice: (state, { about }) => ({
    words: `${sheetAt(state, about).card.name} is short of hands. Which guns does she give up?`,
    label: value => groupName(state, about, value),
  }),
  trace,
  counted: (why: Cite, scored: number) => (why === R['FGDN-H1-hits'] ? (scored > 0 ? 'a hit' : 'a miss') : ''),
}

const RAID = 'sends aircraft against'
const companyOf = (state: Seen, airship: number): number => state.annex.airships[airship]!.ship

/** Moves along their way, fire by whoever fires, and what came of it. What is only written is seen when it is fired. */
function trace(deed: Command | Event, after: Seen): Trace | null {
  const event = deed as Command | FearGodEvent
  switch (event.type) {
    case 'ShipMoved': {
      const { board } = fieldOf(after)
      const way: Place[] = []
      for (let i = 0; i + 1 < event.path.length; i += 2) {
        way.push({ ...board.plot({ x: event.path[i]!, y: event.path[i + 1]! }), heading: event.heading })
      }
      return { unit: event.ship, targets: [], way }
    }
    case 'FireDeclared':
      return { unit: event.ship, targets: [event.target], way: [] }
    case 'BatteryMissed':
      return { unit: event.ship, targets: [event.target], way: [], came: true }
    case 'HitsScored':
      return { unit: event.by, targets: [event.ship], way: [], came: true }
    case 'ChargesDropped':
      return { unit: event.ship, targets: [event.target], way: [], verb: 'drops depth charges on', came: true }
    case 'PlanesMet':
    case 'FlakFired':
      return { unit: event.by, targets: [event.ship], way: [], verb: RAID, came: true }
    case 'PlanesAttacked':
      return { unit: event.ship, targets: [event.target], way: [], verb: RAID, came: true }
    case 'AirshipBombed':
      return {
        unit: companyOf(after, event.airship),
        targets: [event.target],
        way: [],
        verb: 'sends her airship against',
        came: true,
      }
    case 'AirshipFiredAt':
      return {
        unit: event.ship,
        targets: [companyOf(after, event.airship)],
        way: [],
        verb: 'fires at the airship of',
        came: true,
      }
    default:
      return null
  }
}
