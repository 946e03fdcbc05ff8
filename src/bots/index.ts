import type { Bot } from './bot.ts'
import { DRILL } from './drill/drill.ts'
import { RANDOM } from './random/random.ts'

export type { Bot } from './bot.ts'

export const BOTS: readonly Bot[] = [RANDOM, DRILL]

export const botNamed = (name: string): Bot | undefined => BOTS.find(bot => bot.name === name)
