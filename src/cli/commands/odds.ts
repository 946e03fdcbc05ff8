import type { Plain } from '#kernel/desk/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { findBook, findOptions, findProcedure, openProcedure } from '../find.ts'
import { readJson, wholeNumber } from '../input.ts'
import { percentText, print, printChances, printJson, shareText } from '../output.ts'
import { Progress } from '../progress.ts'

export interface OddsFlags {
  given: string
  ask: string
  option: string[]
  budget: string
  runs: string
  rarest: string
  json?: boolean
}

/** `straddle odds <book> <procedure> --ask hull,sunk`: exact if it can be walked, else a sample that says so. */
export function odds(id: string, name: string, flags: OddsFlags): void {
  const book = findBook(id)
  const procedure = findProcedure(book, name)
  const asked = flags.ask.split(',').map(field => field.trim())
  for (const field of asked) {
    if (!procedure.fields.includes(field)) {
      throw new BadInput(
        `--ask: ${name} cannot tell ${JSON.stringify(field)}; it can tell ${procedure.fields.join(', ')}`,
      )
    }
  }
  const opened = openProcedure(book, procedure, readJson(flags.given, '--given'), findOptions(book, flags.option))
  const budget = wholeNumber(flags.budget, '--budget', 0, 1e9)
  const runs = wholeNumber(flags.runs, '--runs', 1, 1e9)
  const rarest = wholeNumber(flags.rarest, '--rarest', 0, Number.MAX_SAFE_INTEGER)
  const progress = new Progress()
  const watch = (share: number): void => progress.show(share, () => 'of the work there may be; Ctrl-C stops it')
  const found = opened.odds(asked, { budget, runs, rarest, watch })
  progress.end()
  if (flags.json) return printJson(found as unknown as Plain)
  const but = found.untold === undefined ? '' : `, but for ${percentText(found.untold)} too rare to be followed`
  print(
    found.exact
      ? `Exact${but}:`
      : `A sample of ${found.runs} runs, with intervals of 95 % (too wide to walk; --rarest 1000000 walks all but the rarest):`,
  )
  printChances(
    found.outcomes.map(({ outcome, p, low, high }) => ({
      p,
      text: low === undefined || high === undefined ? percentText(p) : shareText({ p, low, high }),
      of: asked.map(field => `${field} ${outcome[field]}`).join(', '),
    })),
  )
}
