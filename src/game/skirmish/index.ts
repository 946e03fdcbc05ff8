export { type Captain, chooser, fightBattle, nextOrder, streamOf } from './battle.ts'
export { fight, type Terms } from './duel.ts'
