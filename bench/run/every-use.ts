import { verify, writeJournal } from '#game/journal/index.ts'
import type { Terms } from '#game/skirmish/index.ts'
import { chosenOptions, type Plain } from '#kernel/desk/index.ts'
import { Script } from '#kernel/dice/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'
import { cardOf } from './duel.ts'
import { fightListening, headerOf, sessionMaker } from './listening.ts'
import { warmUp } from './meter.ts'

/** Play, replay, typed faces, exact odds: every other source of faces passes through the same rules. */
export function everyUse(book: Book, terms: Terms<Plain>): void {
  const header = headerOf(book, terms)
  const sessionOf = sessionMaker(book, terms)
  let battle = 0
  warmUp(600, () => {
    const session = sessionOf(battle++)
    fightListening(book, session)
    const verdict = verify(writeJournal(book, { header, rows: session.rows }), bookNamed)
    if (!verdict.ok) throw new Error(`duel ${battle - 1} does not verify: ${verdict.reason}`)
  })
  const setting = { options: chosenOptions(book.options, {}), card: (name: string) => cardOf(book, name) }
  const opened = book.procedures.map(procedure => ({ procedure, ready: procedure.open(procedure.example, setting) }))
  warmUp(600, () => {
    for (const { ready } of opened) typeFaces(ready)
  })
  warmUp(600, () => {
    for (const { procedure, ready } of opened) ready.odds(procedure.fields.slice(0, 2), { budget: 20_000, runs: 200 })
  })
}

type Ready = ReturnType<Book['procedures'][number]['open']>
/** As an umpire does it: work the rule, throw what is wanted, work it again from the top. */
function typeFaces(ready: Ready): void {
  const faces: number[] = []
  const choices: number[] = []
  for (;;) {
    const worked = ready.work(new Script(faces), choices)
    if (!('wanted' in worked)) return
    if ('choose' in worked.wanted) choices.push(worked.wanted.choose[0]!.value)
    else for (let i = 0; i < worked.wanted.count; i++) faces.push(1 + ((7 * faces.length + 3) % worked.wanted.sides))
  }
}
