import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { HERE, PEERS } from './places.ts'

const execute = promisify(execFile)
const MOST = 64 * 1024 * 1024

/** Ends whatever is being run, and lets nothing be started any more. */
export const STOP = new AbortController()
const { signal } = STOP

/** Runs a program to its end and reads its last line as JSON. */
async function answerOf<T>(command: string, args: readonly string[], cwd?: string): Promise<T> {
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' }
  const { stdout } = await execute(command, args, { maxBuffer: MOST, env, cwd, signal })
  return lastLine<T>(stdout)
}
const lastLine = <T>(text: string): T => JSON.parse(text.trimEnd().split('\n').at(-1)!) as T

/** Runs one of the bundles made from bench/run/. */
export const runBundle = <T>(name: string, job: object, from = HERE): Promise<T> =>
  answerOf<T>(process.execPath, [...from.clock.flags, `${from.out}${name}.mjs`, JSON.stringify(job)])

/** Runs one of the yardsticks of bench/limit/. */
export const runNative = <T>(program: string, args: readonly (string | number)[]): Promise<T> =>
  answerOf<T>(program, args.map(String))

/** Runs a peer's driver, beside the packages that only it knows. */
export const runPeer = <T>(name: string, job: object): Promise<T> =>
  answerOf<T>(process.execPath, [`${PEERS}${name}.mjs`, JSON.stringify(job)], PEERS)

/** Is there such a program on the path? */
export async function isThere(program: string): Promise<boolean> {
  try {
    await execute(program, ['--version'])
    return true
  } catch {
    return false
  }
}

/** Instructions that a bundle takes, counted by callgrind, and what it says. Node must do everything on one thread, and the same each time. */
export async function instructionsOf<T>(
  bundle: string,
  job: object,
  from = HERE,
): Promise<{ readonly instructions: number; readonly answer: T }> {
  const valgrind = ['--smc-check=all-non-file', '--tool=callgrind', '--callgrind-out-file=/dev/null']
  const node = [process.execPath, '--single-threaded', '--predictable-gc-schedule', `${from.out}${bundle}.mjs`]
  const { stdout, stderr } = await execute('valgrind', [...valgrind, ...node, JSON.stringify(job)], {
    maxBuffer: MOST,
    signal,
  })
  const collected = /Collected : (\d+)/.exec(stderr)
  if (collected === null) throw new Error(`callgrind says nothing of instructions: ${stderr.slice(-200)}`)
  return { instructions: Number(collected[1]), answer: lastLine<T>(stdout) }
}

/** Why a run ended badly: the line of its error that names it. */
export const reasonOf = ({ message }: Error): string =>
  /^(?:\w*Error(?: \[\w+\])?|FATAL ERROR|.*: ERROR): .*$/m.exec(message)?.[0] ?? message.split('\n')[0]!
