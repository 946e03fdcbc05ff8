import { networkInterfaces } from 'node:os'
import { type Config, configOf, start } from '#server/index.ts'
import { print } from '../output.ts'

/** `straddle serve` */
export async function serve(): Promise<void> {
  const config = configOf(process.env)
  const server = await start(config)
  print(...welcome(config, server.port))
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    // whoever does not go in time is left behind: rows are stored before anyone hears of them
    setTimeout(() => process.exit(1), STOP_MS).unref()
    await server.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // its terminal was closed
  process.on('SIGHUP', stop)
}
const STOP_MS = 5000

function welcome({ host, publicUrl }: Config, port: number): string[] {
  const everywhere = host === '0.0.0.0' || host === '::'
  const own = publicUrl ?? `http://${everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`
  const lines = [`Straddle is at ${own}`]
  if (!everywhere || publicUrl !== null) return lines
  for (const address of neighbours()) lines.push(`A friend on the same network opens http://${address}:${port}`)
  return lines
}

const neighbours = (): string[] =>
  Object.values(networkInterfaces()).flatMap(cards =>
    (cards ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  )
