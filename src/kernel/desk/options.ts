/** An optional rule or a ruling that tables differ on. Chosen at set-up, fixed for the battle, kept in its journal. */
export interface OptionInfo {
  readonly name: string
  readonly title: string
  /** the rule or ruling that it answers, by its id */
  readonly rule: string
  readonly values: readonly string[]
  /** the checklist's recommendation */
  readonly standard: string
  /** on what it bears, if not on everything: whole battles alone, all but rules worked alone, all but duels */
  readonly scope?: 'battles' | 'not alone' | 'not in duels'
}

export type Options = Readonly<Record<string, string>>

/** A sentence about an option that does not exist or cannot be so. */
export class BadOption extends Error {}

/** The options of a battle: what was asked for, and the standard for the rest. */
export function chosenOptions(infos: readonly OptionInfo[], asked: Options): Options {
  for (const [name, value] of Object.entries(asked)) {
    const info = infos.find(each => each.name === name)
    if (info === undefined) throw new BadOption(`there is no option ${name}; there are ${namesOf(infos)}`)
    if (!info.values.includes(value)) {
      throw new BadOption(`option ${name} cannot be ${value}; it can be ${info.values.join(' or ')}`)
    }
  }
  return Object.fromEntries(infos.map(info => [info.name, asked[info.name] ?? info.standard]))
}

/** Where one rule is worked, or two ships meet; in whole battles every option counts. */
const PLACES = { alone: 'where one rule is worked alone', duel: 'in a duel' } as const

/** An option away from its standard that would be passed over there in silence is refused. */
export function refuseUnheeded(infos: readonly OptionInfo[], options: Options, where: keyof typeof PLACES): void {
  const heeded = where === 'alone' ? 'not in duels' : 'not alone'
  for (const { name, scope = heeded, standard } of infos) {
    if (scope !== heeded && options[name] !== standard)
      throw new BadOption(`--option ${name}: it counts in whole battles, not ${PLACES[where]}`)
  }
}

const namesOf = (infos: readonly OptionInfo[]): string => infos.map(info => info.name).join(', ') || 'none'
