import type { OptionInfo, Options } from '#kernel/desk/index.ts'

const flag = (name: string, title: string, rule: string): OptionInfo => ({
  name,
  title,
  rule,
  values: ['off', 'on'],
  standard: 'off',
})
/** A ruling: the checklist's answer first. */
const ruling = (name: string, title: string, rule: string, ...values: readonly string[]): OptionInfo => ({
  name,
  title,
  rule,
  values,
  standard: values[0]!,
})

/** What bears on whole battles alone. */
const ofBattles = (option: OptionInfo): OptionInfo => ({ ...option, scope: 'battles' })

/** What no duel can come to. */
const notInDuels = (option: OptionInfo): OptionInfo => ({ ...option, scope: 'not in duels' })

/** Optional rules and rulings that tables differ on. The standard is the checklist's. */
export const OPTIONS: readonly OptionInfo[] = [
  ruling('criticalTable', 'Criticals are rolled on', 'FGDN-R8', 'D20', 'D100'),
  flag('faultyBritishAPC', 'British capped shell fails against thick belts', 'FGDN-8.1.6.1-british'),
  flag('shellReliability85', 'All gunfire does 0.85 of its damage', 'FGDN-8.1.6.1-085'),
  flag('nationalEffectiveness', 'German and Russian crews fight flooding better', 'FGDN-8.2-national'),
  flag('magazineNation', 'Main magazines differ by nation and date', 'FGDN-8.3-main-nation'),
  flag('casematePicric', 'Picric shell in casemates', 'FGDN-8.3-casemate-picric'),
  notInDuels(flag('armedAircraft', 'Armed or fuelled aircraft burn worse and may explode', 'FGDN-8.3-aircraft-armed')),
  flag('closelyParked', 'Aircraft parked together share their fate', 'FGDN-8.3-parked'),
  flag('serviceability', 'Systems may break down by themselves', 'FGDN-8.5-check'),
  flag('searchAndRescue', 'Ships that sink leave survivors', 'FGDN-8.6-ship'),
  notInDuels(ruling('aircraftDamage', 'A hit on an aircraft', 'FGDN-8.7-table', 'out of play', 'even chance', 'table')),
  ruling('penetrationScope', 'A star counts penetrations of', 'FGDN-R26', 'turn', 'batch'),
  ruling('fireFloodUnpenetrated', 'Starred fire and flooding without penetration', 'FGDN-R27', 'halve', 'ignore'),
  flag('deadMountMagazine', 'The magazine die is thrown for a mount already lost', 'FGDN-R104'),
  notInDuels(
    ruling('overconcentration', 'Ships that may fire at one target', 'FGDN-R14', '3', '1', '2', '4', '5', '6'),
  ),
  ruling('thirdTurn', 'Fire and flooding fall due after so many turns', 'FGDN-R5', '3', '2'),
  ruling('torpedoFlooding', 'Flooding by torpedoes', 'FGDN-R6', 'at once', 'delayed'),
  ruling('visibilityLines', 'The lines for 25 and 40 per cent', 'FGDN-R10', 'exclusive', 'cumulative'),
  ruling('seaStateSize', 'Sea state goes by the size of', 'FGDN-R12', 'firer', 'target'),
  notInDuels(ruling('switchedTarget', 'A new target is a first salvo if off in', 'FGDN-R13', 'both', 'either')),
  notInDuels(ruling('coincidenceLight', 'Light on the target cancels the coincidence line', 'FGDN-R15', 'no', 'yes')),
  ruling('stationaryLine', 'The line for a stationary target', 'FGDN-R16', 'replaces', 'adds'),
  ruling('leastChance', 'Least chance of a hit in per cent', 'FGDN-R18', '0', '1'),
  ruling('minimumDamage', 'Too little damage for criticals is measured by', 'FGDN-R21', 'points', 'ratio'),
  ruling('smallCraftSpan', 'Small craft add up damage over the', 'FGDN-R24', 'turn', 'phase'),
  ruling('equalPenetration', 'Penetration equal to the armour', 'FGDN-R29', 'fails', 'penetrates'),
  notInDuels(ruling('beltFive', 'A belt of 5 against a shallow torpedo takes off', 'FGDN-R37', 'nothing', 'a tenth')),
  ruling('massiveDamage', 'Weapons go out when the points left are', 'FGDN-R42', 'at or below', 'below'),
  ruling('speedLevels', 'Speed levels lost by damage and by criticals', 'FGDN-R43', 'add', 'worst'),
  ruling('rebuiltLevels', 'A rebuilding counts for severity levels too', 'FGDN-R45', 'yes', 'no'),
  notInDuels(
    ruling('helpLimit', 'Drafted crew and helpers count half of the Minor limit', 'FGDN-R47', 'printed', 'shifted'),
  ),
  ruling('nationalDie', 'The national line is for', 'FGDN-R50', 'flooding', 'both'),
  ruling('bridgeTurns', 'Half a die of turns without a bridge goes', 'FGDN-R3', 'up', 'down'),
  ruling('sensorFirst', 'Sensor/Comms: 1 to 3 is', 'FGDN-R57', 'Sensor', 'Communications'),
  ofBattles(ruling('searchlights', 'Searchlights in a battle at night are', 'FGDN-H31-searchlights', 'shown', 'dark')),
  ofBattles(ruling('starShells', 'Star shells in a battle at night are', 'FGDN-H32-star-shells', 'used', 'not used')),
  ofBattles(
    ruling(
      'torpedoesGoOff',
      'Of torpedoes that cross a hull so many per cent go off',
      'FGDN-H23-torpedoes',
      '70',
      '50',
      '90',
    ),
  ),
  ofBattles(ruling('diving', 'Submarines in a battle', 'FGDN-H34-diving', 'dive', 'stay on the surface')),
  ofBattles(ruling('mines', 'Mines in a battle are', 'FGDN-H36-mines', 'laid', 'not laid')),
  ofBattles(ruling('flying', 'Aircraft and airships in a battle', 'FGDN-H37-flying', 'fly', 'stay')),
  ofBattles(
    ruling(
      'contactLost',
      'A battle ends when no enemy is seen and no gun has fired for so many turns',
      'FGDN-H24-contact',
      '5',
      '10',
      'never',
    ),
  ),
  ofBattles(
    ruling('beaten', 'A side is beaten when it has lost', 'FGDN-H24-beaten', 'more than half', 'two thirds', 'all'),
  ),
  ofBattles(ruling('meetingHulls', 'Ships whose hulls meet in a battle', 'FGDN-H21-meeting', 'may collide', 'pass')),
]

type Beaten = 'more than half' | 'two thirds' | 'all'

/** The options as rules read them. */
export interface Switches {
  readonly d100: boolean
  readonly faultyBritishAPC: boolean
  readonly shellReliability85: boolean
  readonly nationalEffectiveness: boolean
  readonly magazineNation: boolean
  readonly casematePicric: boolean
  readonly armedAircraft: boolean
  readonly closelyParked: boolean
  readonly serviceability: boolean
  readonly searchAndRescue: boolean
  /** 0 out of play, 1 even chance, 2 the table of 8.7 */
  readonly aircraftDamage: number
  readonly penetrationByBatch: boolean
  readonly ignoreUnpenetrated: boolean
  readonly deadMountMagazine: boolean
  readonly overconcentration: number
  readonly delay: number
  readonly torpedoFloodNow: boolean
  readonly visibilityAdds: boolean
  readonly seaByTarget: boolean
  readonly switchEither: boolean
  readonly coincidenceLit: boolean
  readonly stationaryAdds: boolean
  readonly leastChance: number
  readonly minimumByRatio: boolean
  readonly smallByPhase: boolean
  readonly equalPenetrates: boolean
  readonly beltFiveTenth: boolean
  readonly massiveBelow: boolean
  readonly levelsWorst: boolean
  readonly rebuiltLevels: boolean
  readonly helpShifted: boolean
  readonly nationalBoth: boolean
  readonly bridgeDown: boolean
  readonly sensorFirst: boolean
  readonly searchlights: boolean
  readonly starShells: boolean
  readonly torpedoesGoOff: number
  readonly hullsCollide: boolean
  readonly boatsDive: boolean
  readonly minesLaid: boolean
  readonly flying: boolean
  /** turns, or 0 for never */
  readonly contactLost: number
  readonly beaten: Beaten
}

export function switchesOf(options: Options): Switches {
  const is = (name: string, value: string): boolean => options[name] === value
  const on = (name: string): boolean => is(name, 'on')
  return {
    d100: is('criticalTable', 'D100'),
    faultyBritishAPC: on('faultyBritishAPC'),
    shellReliability85: on('shellReliability85'),
    nationalEffectiveness: on('nationalEffectiveness'),
    magazineNation: on('magazineNation'),
    casematePicric: on('casematePicric'),
    armedAircraft: on('armedAircraft'),
    closelyParked: on('closelyParked'),
    serviceability: on('serviceability'),
    searchAndRescue: on('searchAndRescue'),
    aircraftDamage: is('aircraftDamage', 'table') ? 2 : is('aircraftDamage', 'even chance') ? 1 : 0,
    penetrationByBatch: is('penetrationScope', 'batch'),
    ignoreUnpenetrated: is('fireFloodUnpenetrated', 'ignore'),
    deadMountMagazine: on('deadMountMagazine'),
    overconcentration: Number(options['overconcentration']),
    delay: Number(options['thirdTurn']),
    torpedoFloodNow: is('torpedoFlooding', 'at once'),
    visibilityAdds: is('visibilityLines', 'cumulative'),
    seaByTarget: is('seaStateSize', 'target'),
    switchEither: is('switchedTarget', 'either'),
    coincidenceLit: is('coincidenceLight', 'yes'),
    stationaryAdds: is('stationaryLine', 'adds'),
    leastChance: Number(options['leastChance']),
    minimumByRatio: is('minimumDamage', 'ratio'),
    smallByPhase: is('smallCraftSpan', 'phase'),
    equalPenetrates: is('equalPenetration', 'penetrates'),
    beltFiveTenth: is('beltFive', 'a tenth'),
    massiveBelow: is('massiveDamage', 'below'),
    levelsWorst: is('speedLevels', 'worst'),
    rebuiltLevels: is('rebuiltLevels', 'yes'),
    helpShifted: is('helpLimit', 'shifted'),
    nationalBoth: is('nationalDie', 'both'),
    bridgeDown: is('bridgeTurns', 'down'),
    sensorFirst: is('sensorFirst', 'Sensor'),
    searchlights: is('searchlights', 'shown'),
    starShells: is('starShells', 'used'),
    torpedoesGoOff: Number(options['torpedoesGoOff']),
    hullsCollide: is('meetingHulls', 'may collide'),
    boatsDive: is('diving', 'dive'),
    minesLaid: is('mines', 'laid'),
    flying: is('flying', 'fly'),
    contactLost: is('contactLost', '5') ? 5 : is('contactLost', '10') ? 10 : 0,
    beaten: options['beaten'] as Beaten,
  }
}
