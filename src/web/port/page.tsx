import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { BattleLine, BookLine, BotLine, GameLine } from '#wire/index.ts'
import { gamesKept } from '../link/keys.ts'
import * as lobby from '../link/lobby.ts'
import { Brand, Side } from '../marks.tsx'
import { giveJournal } from '../replay/journal.ts'
import { Light } from '../table/menu.tsx'
import { dateWords, plural, sideWords } from '../words.ts'
import { factsOf } from './opening.ts'
import { MiniPlot, OpeningChart } from './plots.tsx'

/** What the server has to offer, once it has answered. */
export interface Lobby {
  readonly battles: readonly BattleLine[]
  readonly books: readonly BookLine[]
  readonly bots: readonly BotLine[]
}
export function useLobby(): { readonly lobby: Lobby | null; readonly fault: string | null } {
  const [found, setFound] = useState<Lobby | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    Promise.all([lobby.battles(), lobby.books(), lobby.bots()])
      .then(([battles, books, bots]) =>
        setFound({ battles: battles.filter(each => each.books.length > 0), books, bots }),
      )
      .catch((thrown: Error) => setFault(thrown.message))
  }, [])
  return { lobby: found, fault }
}

/** Whoever is here for the first time begins with few ships, in a battle that most books can fight. */
export function smallestOf(battles: readonly BattleLine[]): BattleLine | undefined {
  const ships = ({ sides }: BattleLine): number => sides.reduce((sum, side) => sum + side.ships.length, 0)
  return battles.toSorted((one, other) => other.books.length - one.books.length || ships(one) - ships(other))[0]
}

/** Start, go on, join, open; then every battle with its opening. */
export function Port() {
  const { lobby: found, fault } = useLobby()
  const first = found === null ? undefined : smallestOf(found.battles)
  useEffect(() => {
    document.title = 'Straddle'
  }, [])
  return (
    <div className="port">
      <header className="head">
        <Brand />
        <nav>
          <Link href="/rules">Rules</Link>
          <Link href="/replay">Replay</Link>
          <Light />
        </nav>
      </header>
      <main>
        <section className="hero">
          {first === undefined ? <Say fault={fault} /> : <Hero battle={first} found={found!} />}
        </section>
        <section className="resume">
          <Continue />
          <Join />
          <OpenJournal />
        </section>
        <div className="bh">
          <h2>Battles</h2>
          <span>{found === null ? '' : `${plural(found.battles.length, 'battle')}, each with its opening plot`}</span>
          <Link className="lnk" href="/new">
            Choose book, options and seats
          </Link>
        </div>
        <section className="cards">
          {found?.battles.map(battle => (
            <BattleCard key={battle.battle} battle={battle} books={found.books} />
          ))}
        </section>
      </main>
    </div>
  )
}

function Say({ fault }: { readonly fault: string | null }) {
  return (
    <div className="say">
      <h1>A naval battle on a chart, fought by the book.</h1>
      <p role={fault === null ? undefined : 'alert'}>{fault ?? 'The battles are being looked up…'}</p>
    </div>
  )
}

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]
/** Minutes that a turn takes two people, more or less, ship by ship. */
const MINUTES_A_SHIP_HOUR = 2.2

function Hero({ battle, found }: { readonly battle: BattleLine; readonly found: Lobby }) {
  const [, go] = useLocation()
  const [state, setState] = useState<'ready' | 'starting'>('ready')
  const [fault, setFault] = useState<string | null>(null)
  const facts = factsOf(battle.battle)
  const sides = facts === undefined ? battle.sides.map(({ name }) => name) : sideWords(facts)
  const start = (seat: 0 | 1): void => {
    setState('starting')
    const computer = { by: 'computer', bot: found.bots.at(-1)!.bot } as const
    const me = { by: 'me' } as const
    lobby
      .startGame({ battle: battle.battle, book: battle.books[0]!, seats: seat === 0 ? [me, computer] : [computer, me] })
      .then(game => go(`/game/${game}`))
      .catch((thrown: Error) => {
        setState('ready')
        setFault(thrown.message)
      })
  }
  const ships = battle.sides.reduce((sum, side) => sum + side.ships.length, 0)
  const minutes = Math.round((ships * MINUTES_A_SHIP_HOUR * (facts?.lastsMinutes ?? 60)) / 60 / 10) * 10
  const surname = (admiral: string): string => admiral.split(' ').at(-1) ?? admiral
  return (
    <>
      <div className="say">
        <h1>A naval battle on a chart, fought by the book.</h1>
        <p>
          {battle.story.split(/(?<=\.) /)[0]} You command {surname(battle.sides[1]!.admiral)}; the computer takes{' '}
          {surname(battle.sides[0]!.admiral)}.
        </p>
        <button type="button" className="fire" disabled={state === 'starting'} onClick={() => start(1)}>
          {state === 'starting' ? 'The ships are taking station…' : `Fight ${battle.title} now`}
        </button>
        {fault === null ? null : (
          <p className="no" role="alert">
            {fault}
          </p>
        )}
        <div className="alt">
          <button type="button" className="lnk" onClick={() => start(0)}>
            Take the {sides[0]} instead
          </button>
          <Link className="lnk" href={`/new?battle=${battle.battle}`}>
            Choose book, options and seats
          </Link>
        </div>
        <p className="small">
          {NUMBERS[ships] ?? ships} ships, about {minutes} minutes. No account; the game is kept on this machine.
        </p>
      </div>
      <div className="plot">{facts === undefined ? null : <OpeningChart facts={facts} />}</div>
    </>
  )
}

function Continue() {
  const [games, setGames] = useState<readonly GameLine[] | null>(null)
  useEffect(() => {
    const kept = gamesKept()
    void Promise.all(kept.map(id => lobby.game(id).catch(() => null))).then(lines =>
      setGames(
        lines
          .filter(line => line !== null)
          .sort((a, b) => b.touched.localeCompare(a.touched))
          .slice(0, 4),
      ),
    )
  }, [])
  return (
    <section>
      <h2>Continue</h2>
      {games?.length === 0 ? <p className="row">Games that you begin here can be taken up again.</p> : null}
      {games?.map(({ game, title, turns, sides, awaited, over }) => (
        <div className="row" key={game}>
          <span>
            <b>{title}</b>,{' '}
            {over ? 'over' : [`turn ${turns}`, ...awaited.map(seat => `${sides[seat]} to speak`)].join(' · ')}
          </span>
          <Link className="button" href={`/game/${game}`}>
            Open
          </Link>
        </div>
      ))}
    </section>
  )
}

function Join() {
  const [link, setLink] = useState('')
  const [wrong, setWrong] = useState(false)
  const [, go] = useLocation()
  const join = (event: FormEvent): void => {
    event.preventDefault()
    const path = /\/game\/([\w-]+)(#[\w-]+)?\s*$/.exec(link)
    if (path === null) return setWrong(true)
    go(`/game/${path[1]}${path[2] ?? ''}`)
  }
  return (
    <section>
      <h2>Join a friend</h2>
      <form className="row" onSubmit={join}>
        <input
          className="in"
          aria-label="The link you were sent"
          placeholder="paste the link you were sent"
          value={link}
          onChange={event => setLink(event.target.value)}
        />
        <button type="submit">Join</button>
      </form>
      {wrong ? (
        <p className="no" role="alert">
          That is no link to a game: it has /game/ in it.
        </p>
      ) : null}
    </section>
  )
}

function OpenJournal() {
  const file = useRef<HTMLInputElement>(null)
  const [, go] = useLocation()
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return
    giveJournal(chosen.name, await chosen.text())
    go('/replay')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped here; the button does the same
    <section
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        void open(event.dataTransfer.files[0])
      }}
    >
      <h2>Open a journal</h2>
      <div className="row">
        <button type="button" onClick={() => file.current?.click()}>
          Choose a file
        </button>
        <span>or drop it here</span>
        <input
          ref={file}
          className="hidden"
          type="file"
          accept=".jsonl,.json,.txt"
          tabIndex={-1}
          aria-label="A journal"
          onChange={event => void open(event.target.files?.[0])}
        />
      </div>
    </section>
  )
}

function BattleCard({ battle, books }: { readonly battle: BattleLine; readonly books: readonly BookLine[] }) {
  const facts = factsOf(battle.battle)
  const sides = facts === undefined ? battle.sides.map(({ name }) => name) : sideWords(facts)
  const ships = battle.sides.reduce((sum, side) => sum + side.ships.length, 0)
  const titles = battle.books.map(id => books.find(({ book }) => book === id)?.title ?? id)
  return (
    <article className="b">
      {facts === undefined ? null : <MiniPlot facts={facts} />}
      <h3>
        <Link href={`/new?battle=${battle.battle}`}>{battle.title}</Link>
      </h3>
      <p>{facts === undefined ? battle.date : dateWords(facts)}</p>
      <div className="sides">
        {battle.sides.map(({ name, ships: its }, side) => (
          <span key={name}>
            <Side side={side} />
            {sides[side]} {its.length}
          </span>
        ))}
      </div>
      <p>
        {ships > 16 ? 'large' : ships > 10 ? 'medium' : 'small'} · {battle.place}
      </p>
      <div className="books">{titles.join(', ')}</div>
    </article>
  )
}
