export { Referee, type Worked } from './referee.ts'
export { Session } from './session.ts'
