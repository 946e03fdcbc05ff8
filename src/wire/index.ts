export { type GameLine, type GameMade, NewGame, Sitter } from './lobby.ts'
export {
  type Company,
  type Deed,
  type Fault,
  type FaultName,
  type News,
  type Now,
  type Question,
  type Refused,
  Said,
  type Told,
  type Welcome,
  WIRE,
} from './talk.ts'
