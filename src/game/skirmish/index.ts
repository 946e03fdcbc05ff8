export { fight, type Terms } from './duel.ts'
