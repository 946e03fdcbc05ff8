/** What aircraft and airships do in a whole battle, and what is done about them (H37 to H40). */
export type FlyingEvent =
  | { readonly type: 'AircraftReadied'; readonly ship: number; readonly on: number; readonly raised: number }
  | {
      readonly type: 'PlanesLaunched'
      readonly ship: number
      readonly target: number
      readonly weapon: number
      readonly count: number
    }
  | {
      readonly type: 'PlanesMet'
      readonly ship: number
      readonly by: number
      readonly cover: number
      readonly count: number
      readonly hits: number
      readonly back: number
    }
  | {
      readonly type: 'FlakFired'
      readonly ship: number
      readonly by: number
      readonly count: number
      readonly hits: number
    }
  | {
      readonly type: 'PlanesAttacked'
      readonly ship: number
      readonly target: number
      readonly weapon: number
      readonly count: number
      readonly hits: number
    }
  | {
      readonly type: 'PlanesLanded'
      readonly ship: number
      readonly sound: number
      readonly damaged: number
      readonly ditched: number
    }
  | {
      readonly type: 'AirshipBombed'
      readonly airship: number
      readonly target: number
      readonly count: number
      readonly hits: number
    }
  | {
      readonly type: 'AirshipFiredAt'
      readonly airship: number
      readonly ship: number
      readonly battery: number
      readonly part: number
      readonly hit: number
    }
  | { readonly type: 'AirshipSank'; readonly airship: number; readonly low: number }
  | { readonly type: 'AirshipCameDown'; readonly airship: number }

/** Each once, and none forgotten. */
const FLYING: Readonly<Record<FlyingEvent['type'], true>> = {
  AircraftReadied: true,
  PlanesLaunched: true,
  PlanesMet: true,
  FlakFired: true,
  PlanesAttacked: true,
  PlanesLanded: true,
  AirshipBombed: true,
  AirshipFiredAt: true,
  AirshipSank: true,
  AirshipCameDown: true,
}
export const isFlying = <E extends { readonly type: string }>(
  event: E,
): event is Extract<E, { readonly type: FlyingEvent['type'] }> => Object.hasOwn(FLYING, event.type)
