export { changeOf } from './change.ts'
export { BattleLine, BookLine, BotLine, GameLine, GameMade, NewGame, Sitter, Wrong } from './lobby.ts'
export {
  type Company,
  type DeedTold,
  type FaultName,
  type News,
  type Now,
  nowAfter,
  type Onward,
  type Question,
  Said,
  type ServerMessage,
  socketPath,
  type Welcome,
  WIRE,
} from './talk.ts'
