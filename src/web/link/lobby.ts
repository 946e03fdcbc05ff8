import type { BattleLine, BookLine, BotLine, GameLine, GameMade, NewGame } from '#wire/index.ts'
import { keepLink, keepToken } from './keys.ts'

/** What the server said no to, in its own sentence. */
export class Unwilling extends Error {}

async function fetched(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch {
    throw new Unwilling('The server cannot be reached. Nothing is lost; try again in a moment.')
  }
}

async function asked<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetched(path, init)
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body as T
  const { error } = (body ?? {}) as { readonly error?: string }
  throw new Unwilling(error ?? `The server answered ${response.status}.`)
}

export const battles = (): Promise<readonly BattleLine[]> => asked('/api/battles')
export const books = (): Promise<readonly BookLine[]> => asked('/api/books')
export const bots = (): Promise<readonly BotLine[]> => asked('/api/bots')
export const game = (id: string): Promise<GameLine> => asked(`/api/games/${id}`)

/** The journal of a game as anybody may have it: whole when the battle is over. */
export async function journal(id: string): Promise<string> {
  const response = await fetched(`/api/games/${id}/journal`)
  if (!response.ok) throw new Unwilling(`There is no journal of ${id}: the server answered ${response.status}.`)
  return await response.text()
}

/** Starts a game and keeps the keys of the seats taken here. Returns its name. */
export async function startGame(wanted: NewGame): Promise<string> {
  const made = await asked<GameMade>('/api/games', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  })
  made.tokens.forEach((token, seat) => {
    if (token === null) return
    if (wanted.seats[seat]!.by === 'me') keepToken(made.game, token)
    else keepLink(made.game, token)
  })
  return made.game
}
