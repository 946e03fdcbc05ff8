import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { isDone, type Rule } from '#kernel/book/index.ts'
import type { Book } from '#rulesets/index.ts'
import { SHELF, type Spine } from '#rulesets/shelf/index.ts'
import { Brand } from '../marks.tsx'
import { plural } from '../words.ts'

const STATES = { done: 'done', alone: 'only in procedures', later: 'to come', out: 'left out' } as const

/** Every book's contents: each rule in our own words, what is ours marked as such, what is not done and why. */
export function RulesPage({ book: id }: { readonly book: string | undefined }) {
  const spine = SHELF.find(each => each.id === id)
  return (
    <div className="port rules">
      <header className="head">
        <Brand />
        <nav>
          {SHELF.map(each => (
            <Link key={each.id} href={`/rules/${each.id}`} aria-current={each.id === id ? 'page' : undefined}>
              {each.title}
            </Link>
          ))}
        </nav>
      </header>
      <main>{spine === undefined ? <Shelf /> : <Opened key={spine.id} spine={spine} />}</main>
    </div>
  )
}

/** A book, once it has come; until then, or if it does not come, that. */
function useBook({ open }: Spine): Book | 'coming' | 'lost' {
  const [book, setBook] = useState<Book | 'coming' | 'lost'>('coming')
  useEffect(() => {
    open().then(setBook, () => setBook('lost'))
  }, [open])
  return book
}

function Opened({ spine }: { readonly spine: Spine }) {
  const book = useBook(spine)
  if (book === 'coming') return <p className="loading">{spine.title} is taken from the shelf…</p>
  if (book === 'lost')
    return (
      <p className="no" role="alert">
        The book did not come through. Load the page again.
      </p>
    )
  return <Contents book={book} />
}

function Shelf() {
  return (
    <>
      <h1>The rules</h1>
      <p>Each rule in our own words, with its printed number; rulings and rules of the house are marked.</p>
      <section className="cards">
        {SHELF.map(spine => (
          <Cover key={spine.id} spine={spine} />
        ))}
      </section>
    </>
  )
}

function Cover({ spine }: { readonly spine: Spine }) {
  const book = useBook(spine)
  return (
    <article className="b">
      <h3>
        <Link href={`/rules/${spine.id}`}>{spine.title}</Link>
      </h3>
      {typeof book === 'string' ? (
        <p>{book === 'coming' ? '…' : 'It did not come through.'}</p>
      ) : (
        <Extent book={book} />
      )}
    </article>
  )
}

function Extent({ book: { register, game } }: { readonly book: Book }) {
  return (
    <>
      <p>
        {plural(register.rules.length, 'rule')}, {register.rules.filter(isDone).length} done
      </p>
      <div className="books">{game === undefined ? 'combat only' : 'whole battles'}</div>
    </>
  )
}

function Contents({ book }: { readonly book: Book }) {
  const [word, setWord] = useState('')
  const [ours, setOurs] = useState(false)
  useEffect(() => {
    document.title = `${book.title} — Straddle`
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ block: 'center' })
  }, [book])
  const found = useMemo(() => {
    const folded = word.toLowerCase()
    return book.register.rules.filter(
      rule =>
        (!ours || rule.origin !== 'book') &&
        `${rule.printed} ${rule.title} ${rule.words} ${rule.id}`.toLowerCase().includes(folded),
    )
  }, [book, word, ours])
  return (
    <>
      <h1>{book.title}</h1>
      <p>R is a ruling on a doubt, H a rule of the house, S a silence of the book that such a rule fills, T a table.</p>
      <div className="find">
        <input
          type="search"
          aria-label="Find a rule"
          placeholder="find a rule: fire, 4.31, torpedo…"
          value={word}
          onChange={event => setWord(event.target.value)}
        />
        <label>
          <input type="checkbox" checked={ours} onChange={event => setOurs(event.target.checked)} /> only rulings and
          house rules
        </label>
        <span>{plural(found.length, 'rule')}</span>
      </div>
      <dl className="rulelist">
        {found.map(rule => (
          <RuleRow key={rule.id} rule={rule} />
        ))}
      </dl>
      {word !== '' || ours ? null : <Tables book={book} />}
      {word !== '' || ours ? null : <Asides book={book} />}
    </>
  )
}

function RuleRow({ rule: { id, printed, title, words, state, origin, because } }: { readonly rule: Rule }) {
  return (
    <div id={id} className={`rulerow ${state}`}>
      <dt>
        <b>{printed}</b> {title} {origin === 'book' ? null : <span className="house">{origin}</span>}{' '}
        {state === 'done' ? null : <span className="house">{STATES[state]}</span>}
      </dt>
      <dd>
        {words}
        {because === undefined ? null : <small> {because}</small>}
      </dd>
    </div>
  )
}

/** What our rules cite and is no rule. */
function Asides({ book: { asides = [] } }: { readonly book: Book }) {
  if (asides.length === 0) return null
  return (
    <>
      <h2>Silences and tables</h2>
      <table className="grid">
        <tbody>
          {asides.map(([id, words]) => (
            <tr key={id} id={id}>
              <td>{id}</td>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The printed tables that dice are thrown on. */
function Tables({ book }: { readonly book: Book }) {
  if (book.tables.length === 0) return null
  return (
    <>
      <h2>Tables</h2>
      <div className="tables">
        {book.tables.map(table => (
          <figure key={table.title}>
            <figcaption>
              {table.title}, {table.each}d{table.sides}
            </figcaption>
            <table className="grid">
              <tbody>
                {rowsOf(table).map(([from, to, value]) => (
                  <tr key={from}>
                    <td>{from === to ? from : `${from}–${to}`}</td>
                    <td>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </figure>
        ))}
      </div>
    </>
  )
}

/** Totals that mean the same, side by side, are one row. */
function rowsOf(table: Book['tables'][number]): [number, number, unknown][] {
  const rows: [number, number, unknown][] = []
  for (let total = table.each; total <= table.each * table.sides; total++) {
    const value = table.at(total)
    const last = rows.at(-1)
    if (last !== undefined && JSON.stringify(last[2]) === JSON.stringify(value)) last[1] = total
    else rows.push([total, total, value])
  }
  return rows
}
