export { Session } from './session.ts'
