import { COUNT, type FieldKinds, INDEX, MOMENT, SEAT, SHIP, UPON, type Vocabulary, WHOLE } from '#kernel/event/index.ts'
import type { Event } from './events.ts'

/** What each event carries: what is read from outside must fit it before it is applied. */
const FIELDS: Readonly<Record<Event['type'], FieldKinds>> = {
  FirstTurnSettled: { first: SEAT },
  TurnBegan: { now: MOMENT, seat: SEAT },
  RateHalved: { ship: SHIP },
  ShipSteamed: { ship: SHIP, moved: COUNT },
  BatteryFired: { ship: SHIP, target: UPON, battery: INDEX },
  ShipStruck: { ship: SHIP, level: INDEX },
  ShipListed: { ship: SHIP, degrees: COUNT },
  AspectThrown: { ship: SHIP, aspect: INDEX },
  SpeedLost: { ship: SHIP, halfInches: COUNT },
  PropulsionLost: { ship: SHIP },
  ShipSwung: { ship: SHIP, course: WHOLE },
  ClassesLost: { ship: SHIP, main: COUNT, secondary: COUNT },
  FireSpread: { ship: SHIP, points: COUNT },
  ShipLost: { ship: SHIP, end: INDEX },
  MagazineBlew: { ship: SHIP, minutes: COUNT },
  CommandHit: { ship: SHIP, course: WHOLE },
  EnginesHit: { ship: SHIP },
  PowerLost: { ship: SHIP },
  OilSpilt: { ship: SHIP },
  TorpedoLaunched: { ship: SHIP, target: UPON, torpedo: INDEX },
  TorpedoRan: { marker: INDEX, run: COUNT },
  TorpedoStruck: { ship: SHIP, score: WHOLE },
  TorpedoGone: { marker: INDEX },
  DepthChargesDropped: { ship: SHIP, target: UPON },
  BoatDamaged: { ship: SHIP },
}
export const vocabulary: Vocabulary = new Map(Object.entries(FIELDS))
