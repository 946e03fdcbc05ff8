import type { Frozen } from '#kernel/desk/index.ts'
import { copySurvivors } from '../08-4-repairs/survivors.ts'
import type { Airship, Annex, Boat, Carrier } from './annex.ts'

export const copyAnnex = (annex: Frozen<Annex>): Annex => ({
  jobs: annex.jobs.map(({ ship, system, index, mark, broke }) => ({ ship, system, index, mark, broke })),
  boats: annex.boats.map(copyBoat),
  carriers: annex.carriers.map(copyCarrier),
  holds: annex.holds.map(({ ship, contents, full, left, burning, flooded }) => {
    return { ship, contents, full, left, burning, flooded }
  }),
  planes: annex.planes.map(({ ship, target, weapon, state, kinds, stuck }) => {
    return { ship, target, weapon, state, kinds, stuck }
  }),
  airships: annex.airships.map(copyAirship),
  survivors: annex.survivors.map(copySurvivors),
  crews: annex.crews.map(({ ship, fit, hurt }) => ({ ship, fit, hurt })),
  rescued: annex.rescued.slice(),
  skyward: annex.skyward.slice(),
  dropped: annex.dropped.slice(),
})
const copyBoat = (boat: Frozen<Boat>): Boat => ({
  ship: boat.ship,
  zone: boat.zone,
  charged: boat.charged,
  spent: boat.spent,
  deformed: boat.deformed,
  unsolved: boat.unsolved,
  fuses: boat.fuses,
  adrift: boat.adrift,
  broached: boat.broached,
  severity: boat.severity,
  tried: boat.tried,
})
const copyCarrier = (carrier: Frozen<Carrier>): Carrier => ({
  ship: carrier.ship,
  aboard: carrier.aboard.slice(),
  deck: carrier.deck.slice(),
  elevators: carrier.elevators,
  readied: carrier.readied,
  grounded: carrier.grounded,
  purged: carrier.purged,
  lost: carrier.lost,
  exploded: carrier.exploded,
  damaged: carrier.damaged,
  due: carrier.due,
  shelled: carrier.shelled,
  piercing: carrier.piercing,
})
const copyAirship = (airship: Frozen<Airship>): Airship => ({
  ship: airship.ship,
  lost: airship.lost,
  hydrogen: airship.hydrogen,
  engines: airship.engines,
  port: airship.port,
  starboard: airship.starboard,
  tanks: airship.tanks.slice(),
  controls: airship.controls,
  wireless: airship.wireless,
  weapons: airship.weapons,
  cells: airship.cells.slice(),
  lightened: airship.lightened,
  burning: airship.burning,
  bombs: airship.bombs,
  low: airship.low,
})
