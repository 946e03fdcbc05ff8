import { BATTLES, SHIPS, shipNamed } from '#fleets/index.ts'
import { type Found, type Missing, NameRegister, type When } from '#fleets/names.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'

/** The classes and battles that the library had when the net was first cast. They are kept by hand, so that a larger library changes no sum. */
const CLASSES: ReadonlySet<string> = new Set([
  'Admiralty M class',
  'Arethusa (1913)',
  'Birmingham',
  'Bismarck',
  'Blücher',
  'Bremen',
  'Bristol',
  'Chatham',
  'Derfflinger',
  'Deutschland (1904)',
  'Deutschland (1931)',
  'Devonshire (1903)',
  'Drake',
  'Dresden',
  'Exeter',
  'Fletcher',
  'Fubuki',
  'Graudenz',
  'Hood',
  'Indefatigable',
  'Invincible',
  'Iron Duke',
  'Kaiser',
  'Karlsruhe',
  'King George V (1939)',
  'Kolberg',
  'Kongō',
  'Kongō (1937)',
  'König',
  'Königsberg (1905)',
  'Leander',
  'Lion',
  'Magdeburg',
  'Moltke',
  'Monmouth',
  'North Carolina',
  'Otranto',
  'Queen Elizabeth',
  'Queen Mary',
  'Scharnhorst (1906)',
  'Seydlitz',
  'Tiger',
  'V25',
  'Von der Tann',
  'W class',
  'Yamato',
])
const IDS: ReadonlySet<string> = new Set(['coronel', 'dogger-bank', 'run-to-the-south', 'destroyers-at-jutland'])

const KEPT = new NameRegister(SHIPS.filter(({ className }) => CLASSES.has(className)))

export const keptNames = (): readonly string[] => KEPT.displayNames()
export const keptBattles = (): readonly BattleFacts[] => BATTLES.filter(({ id }) => IDS.has(id))

/** A ship by a name that was hers alone when the library was smaller, or by whatever name she has now. */
export function found(name: string, when?: When): Found | Missing {
  const kept = when === undefined ? KEPT.find(name) : shipNamed(name, when)
  return 'facts' in kept ? kept : shipNamed(name)
}
