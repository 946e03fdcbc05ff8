export { changeOf } from './change.ts'
export { BattleLine, BookLine, BotLine, GameLine, GameMade, NewGame, Sitter, Wrong } from './lobby.ts'
export {
  type Company,
  type Deed,
  type FaultName,
  type News,
  type Now,
  nowAfter,
  type Onward,
  type Question,
  Said,
  socketPath,
  type Told,
  type Welcome,
  WIRE,
} from './talk.ts'
