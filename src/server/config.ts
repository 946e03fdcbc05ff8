import { resolve } from 'node:path'
import { BadInput } from '#kernel/ruleset/index.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** how the world calls us, where a proxy stands before us; without a slash at its end */
  readonly publicUrl: string | null
  /** names by which browsers may call us, besides that one, addresses and this machine's own */
  readonly names: readonly string[]
  /** the folder for the embedded database */
  readonly data: string
  /** a PostgreSQL to be used instead */
  readonly databaseUrl: string | null
  readonly logLevel: string
  /** messages a second that one socket may send */
  readonly rate: number
  /** requests a minute that one address may send */
  readonly calls: number
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** What the environment says; whatever it leaves out is ready to play with. */
export function configOf(env: Readonly<Record<string, string | undefined>>): Config {
  const logLevel = env['LOG_LEVEL'] || 'warn'
  if (!LEVELS.includes(logLevel)) throw new BadInput(`LOG_LEVEL: ${logLevel} is none of ${LEVELS.join(', ')}`)
  return {
    host: env['HOST'] || '127.0.0.1',
    port: whole(env['PORT'] || '8080', 'PORT', 65_535),
    publicUrl: urlOf(env['PUBLIC_URL']),
    names: (env['STRADDLE_NAMES'] || '')
      .split(',')
      .map(name => name.trim().toLowerCase())
      .filter(name => name !== ''),
    data: resolve(env['STRADDLE_DATA'] || 'data'),
    databaseUrl: env['DATABASE_URL'] || null,
    logLevel,
    rate: whole(env['STRADDLE_RATE'] || '20', 'STRADDLE_RATE', 1_000_000),
    calls: whole(env['STRADDLE_CALLS'] || '600', 'STRADDLE_CALLS', 1_000_000),
  }
}

function whole(text: string, what: string, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  throw new BadInput(`${what}: ${JSON.stringify(text)} is not a whole number from 0 to ${most}`)
}

function urlOf(text: string | undefined): string | null {
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new BadInput(`PUBLIC_URL: ${JSON.stringify(text)} is not of the form https://straddle.example`)
  return url.origin
}
