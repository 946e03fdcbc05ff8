export { BattleLine, BookLine, BotLine, GameLine, GameMade, NewGame, Sitter, Wrong } from './lobby.ts'
export {
  changeOf,
  heard,
  /** for players that are programs @internal */
  nowAfter,
  type SeenRow,
} from './news.ts'
export {
  type Company,
  type DeedTold,
  type FaultName,
  type News,
  type Now,
  type Question,
  Said,
  type ServerMessage,
  socketPath,
  type Welcome,
  WIRE,
} from './talk.ts'
