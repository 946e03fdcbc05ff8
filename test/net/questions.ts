import type { Options, Plain } from '#kernel/desk/index.ts'

/** Odds that are asked of a procedure. `rarest`, for what may go on and on: branches rarer than one in so many are not followed. */
export type Question = readonly [procedure: string, given: Plain, ask: string, options?: Options, rarest?: number]

/** Ten of each book, each narrow enough to be walked in a second or so. */
export const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  'fear-god': [
    [
      'severity',
      { target: 'Deutschland', kind: 'fire', penetrated: false },
      'fires,dp',
      { fireFloodUnpenetrated: 'ignore' },
    ],
    [
      'gunfire',
      { firer: 'Lion', target: { ship: 'Seydlitz', lost: 60 }, range: 9000, seaState: 3, batches: 1 },
      'dp,fires',
    ],
    [
      'gunfire',
      { firer: 'Good Hope', target: 'Scharnhorst (1906)', range: 6000, aspect: 'quarter', batches: 1 },
      'mainMounts,speedLevels',
      { criticalTable: 'D100', faultyBritishAPC: 'on', shellReliability85: 'on' },
    ],
    [
      'damage',
      { target: 'Moltke', damage: 68, penetrated: true, batches: 1 },
      'floods,rudder,bridge',
      { magazineNation: 'on' },
    ],
    ['critical', { target: 'Moltke', byTorpedo: true, penetrated: true }, 'destroyed,jammed', {}, 100_000],
    ['torpedo-hit', { target: 'Kaiser', warhead: 70, depth: 'deep', batches: 1 }, 'dp,floods,speed'],
    [
      'control',
      { target: { ship: 'Devonshire', fires: [5], floods: [4] } },
      'fires,floods,sunk',
      { nationalEffectiveness: 'on', nationalDie: 'both' },
    ],
    [
      'repair',
      { target: { ship: 'Tiger', lost: 120, speedLevels: 1, mountsLost: [1] }, hours: 24 },
      'mended,speedLevels,mounts',
    ],
    ['mine', { target: 'Otranto', warhead: 80, lies: 'port', batches: 1 }, 'dp,floods,directors'],
    ['airship', { cells: 16, engines: { port: 2, starboard: 2 }, part: 'gondola', weapons: 4 }, 'lost,burning,cells'],
  ],
  firepower: [
    ['gunfire', { firer: 'Iron Duke', target: 'Derfflinger', range: 12 }, 'destroyed,level'],
    [
      'gunfire',
      { firer: 'Wakeful', target: 'Dresden', range: 7, light: 'dusk', weather: 'bad', silhouetted: true },
      'speed,fires,list',
      { specialEffects: 'on', aspect: 'on', grades: 'on' },
    ],
    [
      'gunfire',
      { firer: 'Bismarck', target: 'Hood', range: 24, year: 1941 },
      'mainLost,secondaryLost,destroyed',
      { failedShot: 'ends', secondaryLoss: 'of-each-hit' },
    ],
    [
      'battery',
      { firer: 'Iron Duke', target: 'Derfflinger', range: 20, battery: 'main' },
      'main,level',
      { doubled: 'all', overEight: 'adds' },
    ],
    [
      'battery',
      { firer: 'Scharnhorst (1906)', target: 'Good Hope', range: 10, battery: 'secondary' },
      'worst,damaged,secondary',
    ],
    ['damage', { target: 'Derfflinger', level: 'H' }, 'stopped,list,end,aa', { models: '1/600', green: 'two' }],
    ['special-effect', { target: 'Derfflinger', level: 'H' }, 'engines,powerOut,slick,swing', { specialEffects: 'on' }],
    [
      'special-effect',
      { target: 'Yamato', level: 'L', by: 'torpedo', certain: true },
      'initiative,fires,stopped',
      { specialEffects: 'on', specialDie: 'the-same-die', engines: 'once' },
    ],
    ['torpedo', { firer: 'Wakeful', target: 'Derfflinger' }, 'destroyed,list,speed'],
    [
      'depth-charge',
      { firer: 'Wakeful', target: { ship: { name: 'UB 57', nation: 'DEU', year: 1917, class: 'SM' } } },
      'destroyed,damaged,level',
    ],
  ],
  'fleet-action': [
    ['gunfire', { firer: 'Glasgow', target: 'Dresden', range: 40 }, 'structure,fires'],
    [
      'gunfire',
      { firer: 'Iron Duke', target: 'Derfflinger', range: 60, guns: 4, badWeather: true },
      'structure,mainMounts',
      { splashes: 'shoot', naturals: 'on' },
    ],
    [
      'torpedoes',
      { firer: 'Wakeful', target: 'Good Hope', range: 25, torpedoes: 1 },
      'flotation,lost',
      { torpedoDice: 'each' },
    ],
    ['torpedo-hit', { target: 'Good Hope', ip: 4, cv: 8 }, 'flotation,speed,end'],
    ['factors', { firer: 'Iron Duke', target: 'Otranto', range: 10, kind: 'mrf' }, 'structure,fires,lost'],
    [
      'structural-critical',
      { target: 'Derfflinger', cv: 9, penetration: 15 },
      'mainMounts,fireControl',
      { armourHolds: 'reroll', inapplicable: 'lost' },
    ],
    [
      'underwater-critical',
      { target: 'Derfflinger', cv: 10 },
      'flotation,steering',
      { sizeCost: 'subtracted', flooding: 'once-more' },
    ],
    ['wreck-test', { target: { ship: 'Derfflinger', flotation: 0, fires: 3 } }, 'end,fires,lost', { wreckMark: '8' }],
    [
      'magazine-test',
      { target: 'Derfflinger', cv: 9 },
      'lost,mainMounts,structure',
      { mountLost: 'any', magazine: 'at-step' },
    ],
    [
      'end-phase',
      { target: { ship: 'Derfflinger', fires: 3, fireControl: 4, speed: 20, steering: 0 } },
      'fires,fireControl,speed,structure',
    ],
  ],
  'grand-fleets': [
    ['gunfire', { firer: 'Iron Duke', target: 'Derfflinger', range: 8 }, 'hull,sunk'],
    [
      'gunfire',
      { firer: 'Lion', target: 'Moltke', range: 5, bearing: 30, aspect: 'ahead' },
      'level,guns,fireControl',
      { fireControl: 'at-once', naturalToHit: 'on' },
    ],
    [
      'gunfire',
      { firer: 'Tiger', target: { ship: 'Seydlitz', lost: 5, fires: 1 }, range: 3, battery: 1, splashes: 2 },
      'fires,floods,sunk',
    ],
    [
      'damage',
      { target: { ship: 'Good Hope', lost: 3, mountsLost: [1] }, points: 4, from: 180 },
      'sunk,guns,engine',
      { casemateSplit: 'on', expandedSpeed: 'on' },
    ],
    [
      'torpedoes',
      { firer: 'Iron Duke', target: 'Derfflinger', range: 3, torpedoes: 2 },
      'hull,list,sunk',
      { torpedoDamage: 'dice' },
    ],
    [
      'torpedoes',
      { firer: 'Wakeful', target: { ship: 'Blücher', lost: 3 }, range: 1.5, torpedoes: 1 },
      'floods,rudder',
      { torpedoLocations: 'gunfire', floodLocations: 'on' },
    ],
    ['damage', { target: 'Moltke', points: 5, from: 20 }, 'level,hull,bridge'],
    ['critical', { target: 'Invincible', column: 'gunfire', criticals: 2 }, 'sunk,fires,main', { antiFlash: 'on' }],
    [
      'critical',
      { target: { ship: 'Good Hope', lost: 4 }, column: 'torpedo', criticals: 2 },
      'engine,list,rudder,floods',
    ],
    ['end-phase', { target: { ship: 'Moltke', lost: 3, fires: 2, floods: 1, rudder: true } }, 'hull,fires,rudder'],
  ],
}
