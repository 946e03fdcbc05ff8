import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { Config } from './config.ts'

/**
 * Is that one of our names? A page of another house may have its own name point at us (rebinding), and would then be let in as
 * ours: so a browser must have called us by an address, by this machine's name, or by one that the settings name.
 */
export function isOurs(host: string | undefined, { publicUrl, names }: Pick<Config, 'publicUrl' | 'names'>): boolean {
  // the first HTTP had no such header, and no browser leaves it out
  if (host === undefined) return true
  const url = `http://${host}`
  if (!URL.canParse(url)) return false
  const { hostname: called } = new URL(url)
  if (isIP(called.replace(/^\[|\]$/g, '')) !== 0) return true
  const own = hostname().toLowerCase()
  const known = [
    'localhost',
    own,
    `${own}.local`,
    ...names,
    ...(publicUrl === null ? [] : [new URL(publicUrl).hostname]),
  ]
  return known.includes(called)
}
