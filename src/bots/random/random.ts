import { type Bot, below } from '../bot.ts'

/** Any legal order, any choice: a yardstick, and a good way to find what breaks. */
export const RANDOM: Bot = {
  name: 'random',
  words: 'gives any order that is allowed',
  sit: (game, start, seat, dice) => ({
    decide(state) {
      const seen = game.imagine(start, game.view(state, seat), dice)
      const orders = [...game.suggest(seen as never, seat, dice)]
      const order = orders[below(dice, orders.length)]
      if (order === undefined) throw new Error('the book suggests no order to whose word is wanted')
      return order
    },
    choose(_state, _seat, among) {
      let nth = below(dice, ones(among))
      for (let bit = 0; ; bit++) if ((among & (1 << bit)) !== 0 && nth-- === 0) return bit
    },
  }),
}

function ones(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
