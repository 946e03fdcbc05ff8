/** A journal that was chosen on another page, on its way to the replay. */
let given: { readonly name: string; readonly text: string } | null = null

export function giveJournal(name: string, text: string): void {
  given = { name, text }
}
export function takeJournal(): typeof given {
  const taken = given
  given = null
  return taken
}
