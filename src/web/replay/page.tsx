import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { diceWords, type Header, type Verdict, verify } from '#game/journal/index.ts'
import { bookCalled } from '#rulesets/shelf/index.ts'
import { Battle } from '../battle/battle.ts'
import * as lobby from '../link/lobby.ts'
import { Brand } from '../marks.tsx'
import { plural } from '../words.ts'
import { rowsOfJournal, takeJournal } from './journal.ts'
import { Replay } from './replay.tsx'

interface Opened {
  readonly name: string
  readonly verdict: Verdict
  readonly battle: Battle | null
  readonly fault: string | null
}

/** A journal is proved first; what does not hold is shown as far as it can be read, and it is said where it does not hold. */
async function opened(name: string, text: string): Promise<Opened> {
  const book = await bookCalled(bookIn(text))
  const verdict = verify(text, id => (id === book?.id ? book : undefined))
  try {
    const { digest: _, ...header } = JSON.parse(text.split('\n', 1)[0]!) as Header & { digest: string }
    if (book?.game === undefined)
      return { name, verdict, battle: null, fault: 'Its book has no chart yet, so it cannot be shown here.' }
    const battle = new Battle(book, header)
    for (const row of rowsOfJournal(text, book, header.cards.length)) battle.add(row)
    return { name, verdict, battle, fault: null }
  } catch {
    return { name, verdict, battle: null, fault: 'It cannot be read.' }
  }
}

/** Which book a journal says it is of; none where it cannot be read, and that is then said by the proof. */
function bookIn(text: string): string {
  try {
    return String((JSON.parse(text.split('\n', 1)[0]!) as Partial<Header> | null)?.book)
  } catch {
    return ''
  }
}

/** Any stored journal, proved and played again. */
export function ReplayPage() {
  const [journal, setJournal] = useState<Opened | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const game = new URLSearchParams(useSearch()).get('game')
  const open = (name: string, text: string): Promise<void> =>
    opened(name, text).then(setJournal, () => setFault('The book did not come through. Load the page again.'))
  useEffect(() => {
    const given = takeJournal()
    if (given !== null) return void open(given.name, given.text)
    if (game === null) return
    lobby
      .journal(game)
      .then(text => open(`The journal of ${game}`, text))
      .catch((thrown: Error) => setFault(thrown.message))
  }, [game])
  if (journal?.battle)
    return (
      <Replay
        battle={journal.battle}
        name={journal.name}
        verdict={verdictWords(journal.verdict)}
        proved={journal.verdict.ok && journal.verdict.older === undefined}
        onLeave={() => setJournal(null)}
      />
    )
  return (
    <div className="port">
      <header className="head">
        <Brand />
      </header>
      <main className="page">
        <h1>Replay a journal</h1>
        <p>
          Every game keeps a journal: each order, each die, each rule. It is fought again from its first row, and must
          come out the same to the byte.
        </p>
        <label className="button file">
          Choose a file
          <input
            type="file"
            accept=".jsonl,.json,.txt"
            onChange={event => {
              const file = event.target.files?.[0]
              if (file !== undefined) void file.text().then(text => open(file.name, text))
            }}
          />
        </label>
        {fault === null ? null : (
          <p className="no" role="alert">
            {fault}
          </p>
        )}
        {journal === null ? null : (
          <p className="no" role="alert">
            {journal.name}: {verdictWords(journal.verdict)} {journal.fault}
          </p>
        )}
      </main>
    </div>
  )
}

export function verdictWords(verdict: Verdict): string {
  if (verdict.ok) {
    const { rows, older = 0, dice } = verdict
    if (older === 0) return `Proved: ${plural(rows, 'row')} come out as written. ${diceWords(dice)}`
    const fought = rows > older ? ` The other ${plural(rows - older, 'row')} come out as written.` : ''
    return `Opened: ${plural(older, 'row')} of an older revision of the book, by events and checked by digests, not fought again.${fought} ${diceWords(dice)}`
  }
  if (verdict.opens !== undefined) return `Opened, and not proved: ${verdict.reason}.`
  const where = verdict.row === 0 ? 'its header' : `row ${verdict.row}`
  return `Does not hold at ${where} (${verdict.field}${verdict.rule === null ? '' : `, rule ${verdict.rule}`}): ${verdict.reason}.`
}
