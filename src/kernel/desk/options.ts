/** An optional rule or a ruling that tables differ on. Chosen at set-up, fixed for the battle, kept in its journal. */
export interface OptionInfo {
  readonly name: string
  readonly title: string
  /** the rule or ruling that it answers, by its id */
  readonly rule: string
  readonly values: readonly string[]
  /** the checklist's recommendation */
  readonly standard: string
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

const namesOf = (infos: readonly OptionInfo[]): string => infos.map(info => info.name).join(', ') || 'none'
