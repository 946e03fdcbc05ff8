export { Session } from './session.ts'
export { type Worked, Referee } from './referee.ts'
