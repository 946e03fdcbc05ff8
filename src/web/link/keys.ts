/** The keys to seats that this browser holds, game by game. They are told once, and kept nowhere else. */
const KEY = 'straddle.seats'

type Kept = Readonly<Record<string, readonly string[]>>

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

export const tokensOf = (game: string): readonly string[] => kept()[game] ?? []
export const gamesKept = (): readonly string[] => Object.keys(kept())

export function keepToken(game: string, token: string): void {
  const all = kept()
  const tokens = all[game] ?? []
  if (!tokens.includes(token)) localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: [...tokens, token] }))
}

/** Links that were made for friends, so that they can be sent again. */
const LINKS = 'straddle.links'
export const linkOf = (game: string): string | null =>
  (JSON.parse(localStorage.getItem(LINKS) ?? '{}') as Record<string, string>)[game] ?? null
export function keepLink(game: string, token: string): void {
  const all = JSON.parse(localStorage.getItem(LINKS) ?? '{}') as Record<string, string>
  localStorage.setItem(LINKS, JSON.stringify({ ...all, [game]: `${window.location.origin}/game/${game}#${token}` }))
}
