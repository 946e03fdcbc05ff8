export { type Due, put, take } from './agenda.ts'
export { lies, renewed } from './mark.ts'
export { moment, phaseAt, sequence, turnAt } from './sequence.ts'
