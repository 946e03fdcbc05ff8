export { type Captain, chooser, fightBattle, nextOrder } from './battle.ts'
export { fight, type Terms } from './duel.ts'
