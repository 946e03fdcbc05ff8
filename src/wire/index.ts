export { type Change, changeOf } from './change.ts'
export { BattleLine, BookLine, BotLine, GameLine, GameMade, NewGame, Sitter, Wrong } from './lobby.ts'
export {
  type Company,
  type Deed,
  type Fault,
  type FaultName,
  type News,
  type Now,
  nowAfter,
  type Onward,
  type Question,
  type Refused,
  Said,
  socketPath,
  type Told,
  type Waiting,
  type Welcome,
  WIRE,
} from './talk.ts'
