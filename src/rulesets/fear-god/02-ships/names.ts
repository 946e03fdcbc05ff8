// A battery is told by the name on its card; where a ship has two of one name, by more.

interface Battery {
  readonly name: string
  readonly role: string
  readonly groups: readonly { readonly arcs: string }[]
}
type Namer = (battery: Battery, name: string, nth: number) => string
const ROLE_AT_END = /,? (main|secondary|tertiary|casemate|AA|light|torpedo|ASW|mine)$/
const WAYS = { F: 'ahead', P: 'port', S: 'starboard', A: 'astern' } as const
/** Where mounts may point, in words. */
const waysOf = (letters: string): string =>
  Object.entries(WAYS)
    .filter(([letter]) => letters.includes(letter))
    .map(([, way]) => way)
    .join(', ')

const byRole: Namer = ({ role }, name) => `${name.replace(ROLE_AT_END, '')} ${role}`
const byArcs: Namer = ({ groups }, name) => {
  const ways = waysOf(groups.map(({ arcs }) => arcs).join(''))
  return ways === '' ? name : `${name} (${ways})`
}
const byNumber: Namer = (_, name, nth) => `${name} ${nth}`

/** By what they are for, then by where they bear, then by number, as far as it takes. */
export const namesOf = (batteries: readonly Battery[]): string[] =>
  [byRole, byArcs, byNumber].reduce<string[]>(
    (names, namer) =>
      names.map((name, battery) => {
        if (names.filter(other => other === name).length === 1) return name
        const before = names.slice(0, battery).filter(other => other === name).length
        return namer(batteries[battery]!, name, 1 + before)
      }),
    batteries.map(({ name }) => name),
  )
