import { type FormEvent, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { NewGame } from '#wire/index.ts'
import * as lobby from '../link/lobby.ts'
import { Brand, Side } from '../marks.tsx'
import { dateWords } from '../words.ts'
import { factsOf } from './opening.ts'
import { type Lobby, smallestOf, useLobby } from './page.tsx'

type Sitting = NewGame['seats'][number]

/** Battle, book, options, seats. */
export function NewGamePage() {
  const { lobby: found, fault } = useLobby()
  return (
    <div className="port">
      <header className="head">
        <Brand />
        <nav>
          <Link href="/">Port</Link>
        </nav>
      </header>
      <main>
        {found === null ? <p role="alert">{fault ?? 'The battles are being looked up…'}</p> : <Form found={found} />}
      </main>
    </div>
  )
}

function Form({ found }: { readonly found: Lobby }) {
  const asked = new URLSearchParams(useSearch()).get('battle')
  const [battleId, setBattle] = useState(
    (found.battles.find(({ battle }) => battle === asked) ?? smallestOf(found.battles)!).battle,
  )
  const battle = found.battles.find(each => each.battle === battleId)!
  const [bookId, setBook] = useState(battle.books[0]!)
  const book = found.books.find(each => each.book === (battle.books.includes(bookId) ? bookId : battle.books[0]))!
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({})
  const bot = found.bots.at(-1)!.bot
  const [seats, setSeats] = useState<readonly [Sitting, Sitting]>([{ by: 'me' }, { by: 'computer', bot }])
  const [fault, setFault] = useState<string | null>(null)
  const [, go] = useLocation()
  const start = (event: FormEvent): void => {
    event.preventDefault()
    const known = Object.fromEntries(
      Object.entries(options).filter(([name]) => book.options.some(option => option.name === name)),
    )
    lobby
      .startGame({ battle: battleId, book: book.book, options: known, seats: [seats[0], seats[1]] })
      .then(game => go(`/game/${game}`))
      .catch((thrown: Error) => setFault(thrown.message))
  }
  const facts = factsOf(battleId)
  return (
    <form className="newgame" onSubmit={start}>
      <h1>A new game</h1>
      <fieldset>
        <legend>Battle</legend>
        <div className="picks">
          {found.battles.map(each => (
            <label key={each.battle} className="pick">
              <input
                type="radio"
                name="battle"
                checked={each.battle === battleId}
                onChange={() => setBattle(each.battle)}
              />
              <span>
                <b>{each.title}</b>
                {factsOf(each.battle) === undefined ? each.date : dateWords(factsOf(each.battle)!)}
              </span>
            </label>
          ))}
        </div>
        <p className="note">{facts?.story}</p>
      </fieldset>
      <fieldset>
        <legend>Book</legend>
        <div className="picks">
          {found.books.map(each => (
            <label key={each.book} className="pick">
              <input
                type="radio"
                name="book"
                disabled={!battle.books.includes(each.book)}
                checked={each.book === book.book}
                onChange={() => setBook(each.book)}
              />
              <span>
                <b>{each.title}</b>
                {battle.books.includes(each.book)
                  ? 'whole battles'
                  : each.playable
                    ? 'has no cards for these ships'
                    : 'only its combat is done yet'}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Seats</legend>
        {seats.map((seat, i) => (
          <div className="seat" key={battle.sides[i]!.name}>
            <Side side={i} />
            <b>{battle.sides[i]!.name}</b>
            <select
              aria-label={`Who commands ${battle.sides[i]!.name}`}
              value={seat.by === 'computer' ? `computer ${seat.bot}` : seat.by}
              onChange={event => {
                const [by, name] = event.target.value.split(' ')
                const taken: Sitting = by === 'computer' ? { by, bot: name! } : { by: by as 'me' | 'friend' }
                setSeats(i === 0 ? [taken, seats[1]] : [seats[0], taken])
              }}
            >
              <option value="me">me, at this screen</option>
              <option value="friend">a friend, by link</option>
              {found.bots.map(each => (
                <option key={each.bot} value={`computer ${each.bot}`}>
                  the computer: {each.words}
                </option>
              ))}
            </select>
          </div>
        ))}
        <p className="note">
          {seats.every(({ by }) => by === 'me')
            ? 'Both at this screen: it turns to whoever is asked, with a screen between you while orders are sealed.'
            : seats.some(({ by }) => by === 'friend')
              ? 'The link for your friend is in the game’s menu.'
              : ''}
        </p>
      </fieldset>
      <details>
        <summary>
          Options of {book.title}: optional rules and rulings, as the book has them unless you say otherwise
        </summary>
        <div className="options">
          {book.options.map(({ name, title, values, standard, rule }) => (
            <label key={name}>
              <span>
                {title} <Link href={`/rules/${book.book}#${rule}`}>{rule}</Link>
              </span>
              <select
                value={options[name] ?? standard}
                onChange={event => setOptions({ ...options, [name]: event.target.value })}
              >
                {values.map(value => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </details>
      {fault === null ? null : (
        <p className="no" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="fire">
        Take station
      </button>
    </form>
  )
}
