import { z } from 'zod'
import type { Plain } from '#kernel/desk/index.ts'
import type { Spoken } from '#kernel/order/index.ts'
import { BadInput, type Schema } from '#kernel/ruleset/index.ts'

/** A zod type as the kernel wants its schemas: one sentence for the first thing that is wrong, and JSON Schema. */
export function schemaOf<T>(type: z.ZodType<T>): Schema<T> {
  return {
    read(value) {
      const read = type.safeParse(value)
      if (read.success) return read.data
      throw new BadInput(sentenceOf(read.error))
    },
    get json() {
      return z.toJSONSchema(type, { io: 'input' }) as Plain
    },
  }
}

function sentenceOf(error: z.ZodError): string {
  const issue = deepest(error.issues[0]!)
  const where = issue.path.length === 0 ? 'the input' : issue.path.join('.')
  const more = error.issues.length > 1 ? ` (and ${error.issues.length - 1} more)` : ''
  return `${where}: ${saying(issue)}${more}`
}

type Issue = z.core.$ZodIssue

/** Of a union's refusals, the one that came furthest is what was meant. */
function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const inner = issue.errors.flat().map(each => deepest({ ...each, path: [...issue.path, ...each.path] } as Issue))
  return inner.reduce((best, each) => (each.path.length > best.path.length ? each : best), inner[0] ?? issue)
}

function saying(issue: Issue): string {
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'is missing'
  const text = issue.message.replace(/^Invalid input: /, '')
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** A place in a list: of a ship, a battery, a group. */
export const index = z.number().int().min(0).max(999)

/** All orders of a book as one schema, told apart by their type. */
export const schemaOfOrders = <C extends Spoken>({ entries }: OrderForms): Schema<C> =>
  schemaOf(z.discriminatedUnion('type', entries.map(({ form }) => form as z.ZodObject) as never)) as Schema<C>
interface OrderForms {
  readonly entries: readonly { readonly form: unknown }[]
}
