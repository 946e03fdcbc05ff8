import type { Bot } from './bot.ts'
import { RANDOM } from './random/random.ts'

export type { Bot } from './bot.ts'

export const BOTS: readonly Bot[] = [RANDOM]

export const botNamed = (name: string): Bot | undefined => BOTS.find(bot => bot.name === name)
