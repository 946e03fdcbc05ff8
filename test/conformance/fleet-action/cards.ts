import type { Plain } from '#kernel/desk/index.ts'

// Ships of kinds that the library has not or seldom: minelayers, warships and merchants with every cargo, boats in stands, submarines, hunters, forts.

type Sheet = Record<string, Plain>
const ROUND = [[0, 360]]
const gun = (calibre: number, ip: number, cv: number, mounts: number, more: Sheet = {}): Sheet => ({
  ...{ label: `${calibre} in`, group: 'MAIN', calibre, ip, cv, pen: [9, 6, 5, 4, 3] },
  mounts: [{ guns: 2, kind: 'turret', ac: 1, arcs: ROUND, position: 'bow', count: mounts }],
  ...more,
})
const tubes = (count: number): Sheet => ({
  ...{ tubes: 2, arcs: ROUND, ip: 6, cv: 10, count },
  settings: [
    { maxRB: 2, modifier: 1 },
    { maxRB: 3, modifier: -1 },
  ],
})
const sheet = (name: string, more: Sheet = {}): Sheet => ({
  ...{ name, className: name, nation: 'GBR', typeCode: 'CL', displacement: 6000, targetSize: 0 },
  ...{ S: 12, F: 10, CQ: 0, DC: 3, FC: 4, SV: 4, GM: 0, SD: 4, speedMax: 30, MVR: 4 },
  ...{ smoke: true, searchRadar: true, searchlights: true, gunneryRadarMain: true, shipPlanes: 1 },
  armour: { belt: 1, deck: 1, conningTower: 1, turret: 1, casemate: 0 },
  batteries: [gun(6, 2, 4, 3), gun(4, 1, 3, 4, { group: 'OTHER' })],
  torpedoMounts: [tubes(2)],
  ...{ ASW: 1, LRF: 1, MRF: 2, CRF: 1 },
  weaponKey: { '1-5': 'MAIN', '6-8': 'OTHER', '9-10': 'TORPEDOES' },
  ...more,
})
const soft = { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0 }
const merchant = (name: string, kind: string): Sheet =>
  sheet(name, {
    ...{ typeCode: 'A MT', isMerchant: true, S: 10, F: 7, FC: 0, SD: 2, speedMax: 12, armour: soft },
    ...{ smoke: false, searchRadar: false, searchlights: false, gunneryRadarMain: false, shipPlanes: 0 },
    ...{ batteries: [], torpedoMounts: [], ASW: 0, LRF: 0, MRF: 0, CRF: 0, weaponKey: { '1-10': 'MAIN' } },
    cargo: { kind, points: 4 },
  })
const boats = (name: string, vessels: number, save: number): Sheet =>
  sheet(name, {
    ...{ typeCode: 'X', targetSize: -4, S: 0, F: 0, DC: 0, FC: 0, SV: 1, SD: 1, speedMax: 38, MVR: 1, armour: soft },
    ...{ searchRadar: false, gunneryRadarMain: false, shipPlanes: 0, batteries: [], torpedoMounts: [tubes(1)] },
    ...{ weaponKey: { '1-10': 'OTHER' }, stand: { vessels, save } },
  })
const submarine = (name: string): Sheet =>
  sheet(name, {
    ...{ typeCode: 'SS', targetSize: -3, S: 3, F: 2, DC: 1, FC: 1, SV: 2, SD: 1, speedMax: 17, MVR: 2, armour: soft },
    ...{ smoke: false, searchlights: false, searchRadar: false, gunneryRadarMain: false, shipPlanes: 0, ASW: 0 },
    ...{ batteries: [gun(4, 1, 3, 1)], torpedoMounts: [tubes(3)], dives: { knots: 8 } },
  })
const hunter = (name: string): Sheet =>
  sheet(name, {
    ...{ typeCode: 'DE', targetSize: -2, S: 4, F: 3, DC: 1, FC: 2, SV: 2, SD: 3, speedMax: 22, MVR: 2, armour: soft },
    ...{ batteries: [gun(4, 1, 3, 2)], torpedoMounts: [], ASW: 3, weaponKey: { '1-5': 'MAIN', '6-10': 'OTHER' } },
  })

/** Two of each, one for either side. */
export const CARDS: readonly Sheet[] = ['1', '2'].flatMap(side => [
  sheet(`Cruiser ${side}`),
  sheet(`Layer ${side}`, { mines: 3 }),
  sheet(`Raider ${side}`, { cargo: { kind: 'fuel', points: 3 } }),
  sheet(`Magazine ${side}`, { cargo: { kind: 'ammunition', points: 5 } }),
  merchant(`Tanker ${side}`, 'fuel'),
  merchant(`Ammunition ship ${side}`, 'ammunition'),
  merchant(`Tramp ${side}`, 'ordinary'),
  boats(`Boats ${side}`, 6, 1),
  boats(`Motor boats ${side}`, 12, -1),
  submarine(`Submarine ${side}`),
  hunter(`Hunter ${side}`),
  sheet(`Fort ${side}`, {
    ...{ typeCode: 'SB', F: 0, SV: 0, speedMax: 0, MVR: 0, isLand: true, torpedoMounts: [], smoke: false },
    weaponKey: { '1-6': 'MAIN', '7-10': 'OTHER' },
  }),
])
