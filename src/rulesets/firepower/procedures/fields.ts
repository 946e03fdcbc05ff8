import type { Fields } from '#kernel/odds/index.ts'
import { batteryName } from '../01-classes/classes.ts'
import { ENDS } from '../01-classes/plight.ts'
import { AFLOAT, batteryNow, moveRate, type Seen, type Ship, type State } from '../01-classes/state.ts'
import { aaPoints } from '../12-aircraft/anti-aircraft.ts'
import { inchesOf } from '../book/lengths.ts'
import { ASPECTS, COURSES, LEVELS } from '../book/tables.ts'

interface Aimed {
  readonly target: number
}
type Of = (ship: Readonly<Ship>, state: Seen, target: number) => number | boolean | string

/** Of a ship that is lost nothing more can be told. */
const of =
  (read: Of, gone: number | boolean | string) =>
  (state: Seen, { target }: Aimed): number | boolean | string => {
    const ship = state.ships[target] as Readonly<Ship>
    return ship.end === AFLOAT ? read(ship, state, target) : gone
  }

const endOf = (state: Seen, { target }: Aimed): string => ENDS[state.ships[target]!.end]!

/** A second attack comes only if the first left her afloat, and she ends by list and fires that add up: all hangs on these. */
const FATE = ['end', 'list', 'fires'] as const

/** What can be asked of the target afterwards. */
export const FIELDS: Fields<State, Aimed> = {
  destroyed: { of: (state, about) => endOf(state, about) !== 'afloat', needs: FATE, told: true },
  level: { of: (state, { target }) => LEVELS[state.ships[target]!.level]!, needs: FATE },
  list: { of: of(ship => ship.list, 0), needs: FATE },
  end: { of: endOf, needs: FATE },
  speed: { of: of((_, state, target) => inchesOf(moveRate(state, target)), 0), needs: ['engines', ...FATE] },
  stopped: {
    of: of((_, state, target) => moveRate(state, target) === 0, false),
    needs: ['speed', ...FATE],
    told: true,
  },
  mainLost: { of: of(ship => ship.mainLoss, 0), needs: FATE },
  main: {
    of: of((_, state, target) => nameOf(state, target, 'main'), 'none'),
    needs: ['mainLost', ...FATE],
    told: true,
  },
  secondaryLost: { of: of(ship => ship.secondaryLoss, 0), needs: ['mainLost', ...FATE] },
  secondary: {
    of: of((_, state, target) => nameOf(state, target, 'secondary'), 'none'),
    needs: ['secondaryLost'],
    told: true,
  },
  aa: { of: of((_, state, target) => aaPoints(state, target), 0), needs: ['mainLost', 'powerOut'], told: true },
  fires: { of: of(ship => ship.fires, 0), needs: FATE },
  aspect: { of: of(ship => ASPECTS[ship.aspect]!, 'none'), needs: FATE },
  swing: { of: of(ship => COURSES[ship.swing]!, 'none'), needs: FATE },
  initiative: { of: of(ship => COURSES[ship.initiative]!, 'none'), needs: FATE },
  engines: { of: of(ship => ship.engines === 1, false), needs: FATE },
  powerOut: { of: of(ship => ship.powerOut === 1, false), needs: FATE },
  slick: { of: of(ship => ship.slick === 1, false), needs: FATE },
  damaged: { of: of(ship => ship.damaged === 1, false), needs: FATE },
  worst: { of: (state, { target }) => LEVELS[state.ships[target]!.worst]!, needs: FATE },
}

const nameOf = (state: Seen, ship: number, which: 'main' | 'secondary'): string =>
  batteryName(batteryNow(state, ship, which))
