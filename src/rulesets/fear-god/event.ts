import type { Cite } from '#kernel/book/index.ts'
import type { Desk } from '#kernel/desk/index.ts'
import type { RepairEvent } from './event-8-4.ts'
import type { AirEvent } from './event-air.ts'
import type { BelowEvent } from './event-below.ts'
import type { BoatEvent } from './event-boats.ts'
import type { FlyingEvent } from './event-flying.ts'
import type { SailingEvent } from './event-sailing.ts'
import type { SeaEvent } from './event-sea.ts'
import type { State } from './state.ts'

/** What can happen, as it is written down. */
export type Event = { readonly why: Cite } & (
  | { readonly type: 'PhaseBegan'; readonly now: number }
  | { readonly type: 'ShipActed'; readonly ship: number }
  | {
      readonly type: 'FireDeclared'
      readonly ship: number
      readonly target: number
      readonly battery: number
      readonly shell: number
    }
  | { readonly type: 'SalvosCounted'; readonly ship: number; readonly target: number; readonly count: number }
  | {
      readonly type: 'BatteryMissed'
      readonly ship: number
      readonly target: number
      readonly battery: number
      readonly chance: number
    }
  | {
      readonly type: 'HitsScored'
      readonly ship: number
      readonly by: number
      readonly battery: number
      readonly hits: number
      readonly damage: number
      readonly part: number
      readonly penetrated: number
      readonly casemate: number
      readonly calibre: number
    }
  | {
      readonly type: 'TorpedoStruck'
      readonly ship: number
      readonly damage: number
      readonly side: number
      readonly absorbed: number
      readonly auto: number
      readonly keel: number
      readonly stern: number
    }
  | { readonly type: 'ExplosionSuffered'; readonly ship: number; readonly damage: number; readonly underwater: number }
  | { readonly type: 'BlastSuffered'; readonly ship: number; readonly damage: number }
  | {
      readonly type: 'BatchOpened'
      readonly ship: number
      readonly plain: number
      readonly torpedo: number
      /** 0 by hits, 1 from within, 2 by another ship's explosion */
      readonly inside: number
    }
  | { readonly type: 'CriticalsCounted'; readonly ship: number; readonly count: number }
  | { readonly type: 'CriticalRolled'; readonly ship: number; readonly kind: number; readonly ignored: number }
  | { readonly type: 'BatchClosed'; readonly ship: number }
  | { readonly type: 'ReducedToTenth'; readonly ship: number; readonly remaining: number }
  | { readonly type: 'KeelRolled'; readonly ship: number; readonly broken: number }
  | { readonly type: 'ShipSinking'; readonly ship: number; readonly turn: number }
  | { readonly type: 'ShipDestroyed'; readonly ship: number }
  | { readonly type: 'HulkSank'; readonly ship: number }
  | { readonly type: 'AgendaTurned'; readonly now: number }
  | { readonly type: 'AutoFloodRolled'; readonly ship: number; readonly halved: number }
  | {
      readonly type: 'CasualtyStarted'
      readonly ship: number
      readonly kind: number
      readonly percent: number
      readonly atOnce: number
    }
  | { readonly type: 'FireRestarted'; readonly ship: number; readonly percent: number }
  | {
      readonly type: 'StockBurned'
      readonly ship: number
      readonly source: number
      readonly percent: number
      readonly atOnce: number
    }
  | { readonly type: 'CasualtiesApplied'; readonly ship: number; readonly kind: number; readonly damage: number }
  | { readonly type: 'CasualtiesChanged'; readonly ship: number; readonly kind: number; readonly percent: number }
  | { readonly type: 'ConflagrationCounted'; readonly ship: number; readonly count: number }
  | { readonly type: 'MountLost'; readonly ship: number; readonly group: number }
  | { readonly type: 'MountSpared'; readonly ship: number }
  | { readonly type: 'SparksLit'; readonly ship: number; readonly group: number; readonly count: number }
  | { readonly type: 'SparkRolled'; readonly ship: number }
  | { readonly type: 'DirectorLost'; readonly ship: number; readonly battery: number; readonly count: number }
  | { readonly type: 'StrengthLost'; readonly ship: number; readonly battery: number }
  | { readonly type: 'SpeedLevelLost'; readonly ship: number }
  | { readonly type: 'BridgeHit'; readonly ship: number; readonly until: number; readonly course: number }
  | { readonly type: 'CaptainHit'; readonly ship: number; readonly who: number }
  | { readonly type: 'RudderJammed'; readonly ship: number; readonly rudder: number }
  | { readonly type: 'SteeringDisabled'; readonly ship: number }
  | { readonly type: 'SensorLost'; readonly ship: number; readonly sensor: number }
  | { readonly type: 'CommsLost'; readonly ship: number; readonly which: number }
  | { readonly type: 'CrewFactorLost'; readonly ship: number }
  | { readonly type: 'FlotationHit'; readonly ship: number }
  | { readonly type: 'SpeedChanged'; readonly ship: number; readonly speed: number }
  | { readonly type: 'CrewDrafted'; readonly ship: number; readonly role: number }
  | { readonly type: 'MagazinesFlooded'; readonly ship: number }
  | { readonly type: 'FirefightingOrdered'; readonly ship: number; readonly on: number }
  | RepairEvent
  | BoatEvent
  | AirEvent
  | SeaEvent
  | SailingEvent
  | BelowEvent
  | FlyingEvent
)

export type FearGodDesk = Desk<State, Event>
