import { cited, type Row } from '#game/journal/index.ts'
import { canonical, type Event, type Frozen, type Plain } from '#kernel/desk/index.ts'
import type { Glimpse } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { changeOf, type DeedTold, type News, type Now } from '#wire/index.ts'
import type { Stand } from '../store/index.ts'
import type { Caller, Onlooker } from './caller.ts'

const ONLOOKERS: readonly Onlooker[] = [0, 1, 'public']

/** What is to be sent to somebody once a row is stored. */
export interface Letter {
  readonly caller: Caller
  readonly text: string
}

/**
 * The one door through which anything of a battle leaves the server. Each onlooker counts only those rows of which he is told
 * something: a number that jumped would tell him how much was done behind his back.
 */
export class Door {
  private readonly book: Book
  private readonly numbers: ReadonlyMap<Onlooker, number[]> = new Map(ONLOOKERS.map(each => [each, []]))

  constructor(book: Book) {
    this.book = book
  }

  /** The next row of the battle, with the states before and after it: who counts it, and what is written to those who are here. */
  write(
    number: number,
    row: Row<unknown, Event>,
    before: Frozen<unknown>,
    after: Frozen<unknown>,
    callers: Iterable<Caller>,
  ): Letter[] {
    const { seat } = row.order
    // who gave the order knows it already, and is told last
    const here = [...callers].sort((a, b) => Number(a.viewer === seat) - Number(b.viewer === seat))
    const texts = new Map<Onlooker, string>()
    for (const [viewer, numbers] of this.numbers) {
      const glimpse = this.glimpse(row, viewer, after)
      if (viewer !== seat && isNothing(glimpse) && this.isTheSame(before, after, viewer)) continue
      numbers.push(number)
      // the same text goes to all who see the same
      if (here.some(caller => caller.viewer === viewer))
        texts.set(viewer, JSON.stringify(this.news(numbers.length, row, glimpse, before, after, viewer)))
    }
    return here.flatMap(caller => {
      const text = texts.get(caller.viewer)
      return text === undefined ? [] : [{ caller, text }]
    })
  }

  /** The battle's numbers of his rows, in order: his row n is the nth. */
  rowsOf(viewer: Onlooker): readonly number[] {
    return this.numbers.get(viewer)!
  }

  /** His number of a row of the battle; 0: he counts it not. */
  placeOf(viewer: Onlooker, number: number): number {
    const numbers = this.rowsOf(viewer)
    let [low, high] = [0, numbers.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (numbers[middle]! < number) low = middle + 1
      else high = middle
    }
    return numbers[low] === number ? low + 1 : 0
  }

  /** A row as this viewer may know it. */
  deed(row: Row<unknown, Event>, viewer: Onlooker, after: Frozen<unknown>): DeedTold {
    return this.told(row, this.glimpse(row, viewer, after))
  }

  /** How things stand for this viewer. */
  now(state: Frozen<unknown>, viewer: Onlooker): Now {
    const { game } = this.book
    return { view: this.view(state, viewer), awaited: game!.awaited(state), standing: game!.standing(state) }
  }

  /** How it stands for those who only look at the list of games: what anybody may know. */
  stand(state: Frozen<unknown>): Stand {
    const { over, winner, turns } = this.book.game!.standing(state)
    return { over, winner, turns, awaited: this.book.game!.awaited(state), rows: this.rowsOf('public').length }
  }

  view(state: Frozen<unknown>, viewer: Onlooker): Plain {
    return this.book.game!.view(state, viewer)
  }

  /** What has changed for this viewer, who was told how things stood before. */
  private news(
    row: number,
    said: Row<unknown, Event>,
    glimpse: Glimpse<unknown>,
    before: Frozen<unknown>,
    after: Frozen<unknown>,
    viewer: Onlooker,
  ): News {
    const { view, ...now } = this.now(after, viewer)
    const change = changeOf(this.view(before, viewer), view)
    return { type: 'News', row, deed: this.told(said, glimpse), now: { change, ...now } }
  }

  private told({ revision, order: { seat }, answers }: Row<unknown, Event>, glimpse: Glimpse<unknown>): DeedTold {
    const { register } = this.book
    return {
      revision,
      seat,
      command: glimpse.order === null ? null : (glimpse.order.command as Plain),
      // dice and choices belong to what came of them
      answers: isNothing(glimpse) ? [] : answers.map(answer => cited(register, answer)),
      events: glimpse.events.map(event => cited(register, event)),
    }
  }

  private glimpse({ order, events }: Row<unknown, Event>, viewer: Onlooker, after: Frozen<unknown>): Glimpse<unknown> {
    return this.book.game!.redact({ order, events }, viewer, after)
  }

  /** Of a deed of which nothing is left he is told only where things stand otherwise for him after it, as when a side has done. */
  private isTheSame(before: Frozen<unknown>, after: Frozen<unknown>, viewer: Onlooker): boolean {
    return canonical(this.now(before, viewer)) === canonical(this.now(after, viewer))
  }
}

const isNothing = ({ order, events }: Glimpse<unknown>): boolean => order === null && events.length === 0
