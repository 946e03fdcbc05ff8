/** Something that falls due: when, what (the book's own number), for which ship, how much. */
export interface Due {
  readonly at: number
  readonly what: number
  readonly ship: number
  readonly amount: number
}

/** Put down what falls due, earliest first; of two at the same moment the one put down first comes first. */
export function put(agenda: Due[], due: Due): void {
  let place = agenda.length
  while (place > 0 && agenda[place - 1]!.at > due.at) place--
  agenda.splice(place, 0, due)
}

/** Take off what has fallen due by `now`, in order. */
export function take(agenda: Due[], now: number): Due[] {
  let count = 0
  while (count < agenda.length && agenda[count]!.at <= now) count++
  return agenda.splice(0, count)
}
