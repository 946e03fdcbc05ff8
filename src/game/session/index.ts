export { Referee, type WorkedOrder } from './referee.ts'
export { Session } from './session.ts'
