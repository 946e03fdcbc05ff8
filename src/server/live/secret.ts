import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Asking, Seeded, type Source, type Tape } from '#kernel/dice/index.ts'

/** 256 bits, as a link can carry them. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** How a token is kept: whoever reads the database cannot sit down with it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whose token it is; -1: nobody's. Takes as long whichever it is. */
export function seatOf(token: string, hashes: readonly (string | null)[]): number {
  const given = Buffer.from(hashOf(token), 'hex')
  let seat = -1
  for (const [index, hash] of hashes.entries()) {
    const same = timingSafeEqual(given, Buffer.from(hash ?? NOBODY, 'hex'))
    if (same && hash !== null) seat = index
  }
  return seat
}
const NOBODY = '00'.repeat(32)

export const newSecret = (): string => randomBytes(32).toString('hex')

/**
 * The seed of one row's dice. Each row has its own, which follows from the game's secret and the row's number alone: whoever
 * found out one row's seed from its faces would know nothing of the next.
 */
export function seedOf(secret: string, row: number): number {
  const digest = createHmac('sha256', Buffer.from(secret, 'hex')).update(`row ${row}`).digest()
  return Number(digest.readBigUInt64BE() >> 11n)
}

/** Dice of games with secrets, a row at a time. Most rows throw none, and need no seed. */
export class SecretDice implements Source {
  private readonly seeded = new Seeded(0)
  private secret = ''
  private row = 0
  private isTurned = false

  /** Whoever holds the dice must clear them. */
  turnTo(secret: string, row: number): void {
    this.secret = secret
    this.row = row
    this.isTurned = false
  }

  more(tape: Tape, ask: Asking): void {
    if (!this.isTurned) this.seeded.turnTo(seedOf(this.secret, this.row), this.row)
    this.isTurned = true
    this.seeded.more(tape, ask)
  }
}

/** A name for a game that nobody else has, for links; no letters that are easily mistaken. */
export const newGameId = (): string => Array.from(randomBytes(16), byte => LETTERS[byte & 31]).join('')
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz0'
/** Could it be one? Whatever else is asked for is in no store, and no store is asked. */
export const isGameId = (id: string): boolean => /^[0-9a-z]{1,64}$/.test(id)
