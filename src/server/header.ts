import { z } from 'zod'
import type { Header } from '#game/journal/index.ts'
import { BadInput, EDGES } from '#kernel/ruleset/index.ts'

/** Letters, lines and tabs; no other control characters and no halves of letters: databases do not agree on those. */
const written = z.string().regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, 'control characters')
const text = written.max(4000)
const name = written.max(200)
const minutes = z.int().min(0).max(10_000)
const miles = z.number().min(0).max(1000)

const edge = z.enum(EDGES)
const reading = z.strictObject({
  value: z.number().min(0).max(1e6),
  source: name,
  confidence: name,
  note: text.optional(),
})
const aircraft = z.strictObject({
  name,
  also: z.array(name).max(20),
  nation: name,
  roles: z.array(name).min(1).max(10),
  version: name,
  year: reading,
  engines: z.int().min(1).max(12),
  crew: reading,
  knots: reading,
  rangeMiles: reading.nullable(),
  cannon: reading,
  machineGuns: reading.nullable(),
  bombPounds: reading.nullable(),
  torpedo: z.literal(true).optional(),
  from: z.enum(['land', 'deck', 'water']),
})
const flight = z.strictObject({
  aircraft,
  number: z.int().min(1).max(1000),
  load: z.enum(['bombs', 'torpedoes', 'none', 'kamikaze']),
})
const ship = z.strictObject({
  ship: name,
  at: z.strictObject({ east: miles, north: miles }).nullable(),
  heading: z.number().min(0).max(360),
  crew: z.enum(['green', 'regular', 'elite']),
  submerged: z.literal(true).optional(),
  flights: z.array(flight).max(50).optional(),
})
const wave = z.strictObject({ name, fromMinutes: minutes, edge, flights: z.array(flight).max(50) })
const side = z.strictObject({
  name,
  nation: name,
  admiral: name,
  formations: z.array(z.strictObject({ name, ships: z.array(ship).max(500) })).max(200),
  edge: edge.optional(),
  mines: z
    .array(z.strictObject({ at: z.strictObject({ east: miles, north: miles }), heading: z.number().min(0).max(360) }))
    .max(100)
    .optional(),
  waves: z.array(wave).max(100).optional(),
})
const ships = z.array(name).max(500)
const figure = z.int().min(0).max(1000)
const term = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('counts'), ships, percent: figure }),
  z.strictObject({ kind: z.literal('leaves'), ships, edge, fromMinutes: minutes, percent: figure }),
  z.strictObject({ kind: z.literal('damage'), ships, points: figure }),
  z.strictObject({
    kind: z.literal('wins'),
    side: z.union([z.literal(0), z.literal(1)]),
    ship: name,
    by: z.union([z.literal('surviving'), edge]),
  }),
])
const victory = z.strictObject({ aims: z.tuple([text, text]), terms: z.array(term).max(100) })
/** Each book reads what is said to it by schemas of its own. */
const said = z.strictObject({
  options: z.record(name, name).optional(),
  plights: z.record(name, z.json()).optional(),
  squadrons: z.array(z.json()).max(200).optional(),
  terms: z.array(term).max(100).optional(),
})
const facts = z.strictObject({
  id: written.max(64),
  title: name,
  year: z.int(),
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(31),
  place: name,
  story: text,
  sea: z.strictObject({ width: miles, height: miles, state: z.enum(['calm', 'moderate', 'rough', 'storm']) }),
  begins: minutes,
  sunrise: minutes.nullable(),
  sunset: minutes.nullable(),
  visibilityMiles: miles,
  lastsMinutes: minutes,
  sides: z.tuple([side, side]),
  victory: victory.optional(),
  books: z.record(name, said).optional(),
  happened: text,
  sources: z.array(z.strictObject({ title: name, for: text, confidence: name })).max(50),
})
const header = z.strictObject({
  straddle: z.literal(1),
  book: z.string().max(64),
  revision: z.int(),
  options: z.record(z.string().max(64), z.string().max(64)),
  battle: z.strictObject({ kind: z.literal('battle'), facts }),
  cards: z.array(z.json()).max(500),
  seed: z.int().nullable(),
  digest: z.string(),
})

/** A strange journal's first line. Its book proves cards and rows; this proves what every table shows of it. */
export function strangeHeader(line: string): Header {
  if (line.includes('"kind":"duel"')) throw new BadInput('a duel is no game; straddle report tells it')
  const read = header.safeParse(JSON.parse(line))
  if (!read.success) {
    const { path, message } = read.error.issues[0]!
    throw new BadInput(`the header of the journal: ${path.join('.')}: ${message}`)
  }
  const { digest: _, ...rest } = read.data
  return rest as unknown as Header
}
