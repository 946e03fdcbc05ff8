export { type Due, put, take } from './agenda.ts'
export { lies, renewed } from './mark.ts'
export { moment, phaseAt, type Sequence, sequence, turnAt } from './sequence.ts'
