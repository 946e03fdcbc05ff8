import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { BadInput } from '#kernel/ruleset/index.ts'
import { tell } from './output.ts'

// A reader that has seen enough (… | head) is no fault.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') tell(`standard output cannot be written (${fault.code})`)
  process.exit(fault.code === 'EPIPE' ? 0 : 1)
})

/** Something is wrong with what was typed: one sentence, exit code 1. */
const BAD = 1

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

const program = new Command('straddle')
  .version(version, '-V, --version', 'which Straddle this is')
  .description('Naval battle by the book: resolve one rule, ask its odds, fight duels, prove journals.')
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'straddle: ')) })
  .allowExcessArguments()
  .allowUnknownOption()
  .action(async (_, { args }: Command) => {
    if (args[0]?.startsWith('-'))
      throw new BadInput(`there is no option ${JSON.stringify(args[0])}; straddle --help lists them`)
    if (args.length > 0)
      throw new BadInput(`there is no command ${JSON.stringify(args[0])}; straddle --help lists them`)
    const { welcome } = await import('./commands/welcome.ts')
    welcome()
  })

const withOptions = (own: Command): Command =>
  own.option('--option <name=value>', 'a ruling or optional rule (see: procedures)', collect, [])
const collect = (value: string, before: string[]): string[] => [...before, value]
const command = (words: string, description: string, ...examples: readonly string[]): Command =>
  program
    .command(words)
    .description(description)
    .allowExcessArguments(false)
    .option('--json', 'one JSON value on standard output and nothing else')
    .addHelpText('after', `\nExamples:\n${examples.map(example => `  straddle ${example}`).join('\n')}`)

command(
  'rules [book]',
  'the rules of a book and how far they are done; without a book, the books',
  'rules',
  'rules grand-fleets --json',
).action(async (id, flags) => (await import('./commands/books.ts')).rules(id, flags))
command(
  'procedures <book>',
  'what can be resolved alone, with what each needs, and the options',
  'procedures grand-fleets',
).action(async (id, flags) => (await import('./commands/books.ts')).procedures(id, flags))
command('ships', 'the ships of the library', 'ships').action(async flags =>
  (await import('./commands/books.ts')).ships(flags),
)
command('card <ship>', "a ship's card in a book, derived from its facts", 'card "Iron Duke" --book grand-fleets --why')
  .requiredOption('--book <book>', 'whose card')
  .option('--why', 'how each figure was found')
  .action(async (ship, flags) => (await import('./commands/books.ts')).card(ship, flags))

withOptions(
  command(
    'resolve <book> <procedure>',
    'one rule with dice thrown by hand; exit code 3 when dice or choices are still wanted',
    `resolve grand-fleets damage --given '{"target":"Derfflinger","points":2}' --dice 1,7 --choose 0`,
    'resolve grand-fleets gunfire --given salvo.json',
  ),
)
  .requiredOption('--given <file>', 'the situation as JSON: a file, - for standard input, or {…} itself')
  .option('--dice <faces>', 'faces as thrown, in the order asked for: 3,5,10')
  .option('--choose <numbers>', "players' choices, in the order asked for")
  .option('--seed <n>', 'let the machine throw, from this seed')
  .action(async (id, name, flags) => (await import('./commands/resolve.ts')).resolve(id, name, flags))

withOptions(
  command(
    'odds <book> <procedure>',
    'the exact odds of one rule, from the rule itself',
    `odds grand-fleets gunfire --given '{"firer":"Iron Duke","target":"Derfflinger","range":8}' --ask hull,guns,sunk`,
  ),
)
  .requiredOption('--given <file>', 'the situation as JSON: a file, - for standard input, or {…} itself')
  .requiredOption('--ask <fields>', 'what to tell of the outcome: hull,guns,sunk (see: procedures)')
  .option('--budget <n>', 'steps to walk before a sample is taken instead', '500000')
  .option('--rarest <n>', 'do not follow branches rarer than one in n, but tell their sum; 0 follows all', '0')
  .option('--runs <n>', 'how many runs such a sample has', '200000')
  .action(async (id, name, flags) => (await import('./commands/odds.ts')).odds(id, name, flags))

const duelWords = (own: Command): Command =>
  withOptions(own)
    .option('--range <distance>', "in the book's own unit")
    .option('--aspect <aspect>', 'how the ships lie to each other')
    .option('--term <name=value>', "another of the book's terms of a duel (see: procedures)", collect, [])
duelWords(
  command(
    'duel <book> <ship> <ship>',
    'two ships fight until one is gone, or for 60 turns',
    'duel grand-fleets "Iron Duke" Derfflinger --seed 7 --journal duel.jsonl',
  ),
)
  .option('--seed <n>', 'the dice', '1')
  .option('--journal <file>', 'write the journal there; - for standard output, without the story')
  .action(async (id, one, other, flags) => (await import('./commands/duel.ts')).duel(id, one, other, flags))
command('battles', 'the battles of the library, and the books they can be fought under', 'battles').action(
  async flags => (await import('./commands/battle.ts')).battles(flags),
)
/** Named here, not asked for: to load them for every command would take longer than most commands do. */
const BOTS = 'who commands the first side of a battle and who the other: random or drill (default: random,random)'
const musterWords = (own: Command): Command =>
  own
    .option('--side <ships>', 'a fleet of a pick-up battle, "Lion, Tiger"; twice, the western first', collect, [])
    .option('--pick <nations>', 'let the computer pick both fleets of a pick-up battle: GBR,DEU')
    .option('--points <n>', 'what a fleet of a pick-up battle may cost (default: 500)')
    .option('--year <n>', 'when a pick-up battle is fought: no ship in it is later')
musterWords(
  withOptions(
    command(
      'battle <battle>',
      'a whole battle between two bots',
      'battle coronel --book grand-fleets --bots drill,random --seed 7 --journal coronel.jsonl',
      'battle pick-up --book grand-fleets --side "Lion, Tiger" --side "Seydlitz, Moltke" --bots drill,drill',
      'battle pick-up --book grand-fleets --pick GBR,DEU --seed 7 --bots drill,drill',
    ),
  ),
)
  .requiredOption('--book <book>', 'whose rules')
  .option('--bots <one,other>', BOTS)
  .option('--seed <n>', 'the dice', '1')
  .option('--journal <file>', 'write the journal there; - for standard output, without the story')
  .action(async (id, flags) => (await import('./commands/battle.ts')).battle(id, flags))
command(
  'verify <journal>',
  'fight a journal again: exit code 1 if anything in it does not hold',
  'verify duel.jsonl',
).action(async (path, flags) => (await import('./commands/duel.ts')).verify(path, flags))
command(
  'report <journal>',
  'a battle told from its journal, turn by turn; with --svg its tracks as a drawing',
  'report duel.jsonl',
  'report duel.jsonl --svg tracks.svg',
)
  .option('--dice', 'also what was thrown over each order, with its rule')
  .option('--svg <file>', 'write a plot of the tracks there; - for standard output, without the account')
  .action(async (path, flags) => (await import('./commands/report.ts')).report(path, flags))
command(
  'log <journal>',
  "one ship's log sheet: what befell her and when, by which rule, and her card as it lies there now",
  'log duel.jsonl --ship "Iron Duke"',
)
  .requiredOption('--ship <name>', 'whose')
  .action(async (path, flags) => (await import('./commands/log.ts')).log(path, flags))
musterWords(
  duelWords(
    command(
      'sweep <what> [ship] [ship]',
      'many duels of a book, or many whole battles, on all cores',
      'sweep grand-fleets "Iron Duke" Derfflinger -n 100000 --workers 2',
      'sweep coronel --book grand-fleets -n 200',
      'sweep pick-up --book grand-fleets --side Lion --side Moltke --bots drill,drill -n 200',
    ),
  ),
)
  .option('-n, --battles <n>', 'how many', '10000')
  .option('--workers <n>', 'how many at once; all cores if left out')
  .option('--seed <n>', 'the dice: battle k of a seed is always the same', '1')
  .option('--book <book>', 'whose rules, for a whole battle')
  .option('--bots <one,other>', BOTS)
  .action(async (what, one, other, flags) => {
    const { sweep, sweepBattle } = await import('./commands/sweep.ts')
    if (one === undefined && flags.book !== undefined) return sweepBattle(what, flags)
    if (other === undefined) throw new BadInput('sweep: name a book and two ships, or a battle and --book')
    return sweep(what, one, other, flags)
  })

program
  .command('serve')
  .description('the game in the browser: server, database and pages in one process')
  .allowExcessArguments(false)
  .addHelpText(
    'after',
    '\nBy environment: PORT, HOST (0.0.0.0 for your whole network), PUBLIC_URL, STRADDLE_DATA, DATABASE_URL, LOG_LEVEL',
  )
  .action(async () => (await import('./commands/serve.ts')).serve())

try {
  await program.parseAsync()
} catch (thrown) {
  if (thrown instanceof CommanderError) process.exitCode = thrown.exitCode
  else if (thrown instanceof BadInput) {
    tell(thrown.message)
    process.exitCode = BAD
  } else throw thrown
}
