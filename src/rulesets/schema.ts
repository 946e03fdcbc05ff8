import { z } from 'zod'
import type { Plain } from '#kernel/desk/index.ts'
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
  const issue = error.issues[0]!
  const where = issue.path.length === 0 ? 'the input' : issue.path.join('.')
  const more = error.issues.length > 1 ? ` (and ${error.issues.length - 1} more)` : ''
  return `${where}: ${lowerFirst(issue.message)}${more}`
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
