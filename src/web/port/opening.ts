import { BATTLES, shipNamed } from '#fleets/index.ts'
import type { BattleFacts, ShipKind } from '#kernel/facts/index.ts'
import type { Chart, Unit } from '#kernel/ruleset/index.ts'

const KINDS: Readonly<Record<ShipKind, readonly [Unit['kind'], string]>> = {
  battleship: ['battleship', 'BB'],
  'pre-dreadnought': ['battleship', 'BB'],
  'coast defence ship': ['cruiser', 'CD'],
  battlecruiser: ['battlecruiser', 'BC'],
  'armoured cruiser': ['cruiser', 'CA'],
  'heavy cruiser': ['cruiser', 'CA'],
  'light cruiser': ['cruiser', 'CL'],
  destroyer: ['destroyer', 'DD'],
  'torpedo boat': ['destroyer', 'TB'],
  'armed merchant cruiser': ['merchant', 'AMC'],
  escort: ['destroyer', 'DE'],
  'aircraft carrier': ['battlecruiser', 'CV'],
  submarine: ['destroyer', 'SS'],
  'motor torpedo boat': ['destroyer', 'MTB'],
  merchant: ['merchant', 'AK'],
}

export const factsOf = (id: string): BattleFacts | undefined => BATTLES.find(battle => battle.id === id)

/** How a battle opens, as history has it and before any book has a word: for pictures only. */
export function openingOf(facts: BattleFacts): Chart {
  const units = facts.sides.flatMap(({ nation, formations }, side) =>
    formations.flatMap(({ ships }, formation) =>
      ships.flatMap(({ ship, at, heading }, place) => {
        const found = shipNamed(ship, { year: facts.year, nation })
        if (at === null || 'unknown' in found) return []
        const [kind, letters] = KINDS[found.facts.kind]
        return [
          {
            name: ship,
            side,
            kind,
            letters,
            lengthFeet: found.facts.lengthFeet.value,
            ...at,
            heading: heading * 10,
            flagship: formation === 0 && place === 0,
          },
        ]
      }),
    ),
  )
  return {
    sea: 'open',
    width: facts.sea.width,
    height: facts.sea.height,
    measure: 'nm',
    times: 1,
    yards: 2000,
    tableInches: 3,
    modelScale: 12 / 3000 / 3,
    units: units.map((unit, id) => ({
      ...unit,
      id,
      state: 'afloat',
      moving: true,
      marks: [],
      tracks: [],
      ready: false,
      words: '',
    })),
    sight: 0,
    weather: '',
    ...skyOf(facts),
    clock: { turn: 0, turns: 0, phase: '', phases: [], time: '', hour: '', light: '', day: [] },
  }
}

/** Twilight lasts about an hour either side. */
function skyOf({ begins, sunrise, sunset }: BattleFacts): Pick<Chart, 'sky'> {
  if (sunset !== null && begins >= sunset - 10 && begins <= sunset + 60) return { sky: { bright: 'west', words: '' } }
  const dawns = sunrise !== null && begins >= sunrise - 60 && begins <= sunrise + 10
  return dawns ? { sky: { bright: 'east', words: '' } } : {}
}
