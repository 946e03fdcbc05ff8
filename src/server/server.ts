import { cpus } from 'node:os'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors, jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import { BadInput } from '#kernel/ruleset/index.ts'
import type { Config } from './config.ts'
import { Harbour, MANNERS, Workers } from './live/index.ts'
import { isOurs } from './names.ts'
import { journals } from './routes/journals.ts'
import { lobby } from './routes/lobby.ts'
import { pages } from './routes/pages.ts'
import { sockets } from './routes/sockets.ts'
import type { Store } from './store/index.ts'

export interface Running {
  readonly port: number
  close(): Promise<void>
}

/** Server, database and pages in one process. */
export async function start(config: Config): Promise<Running> {
  const app = fastify({
    logger: { level: config.logLevel, stream: process.stderr },
    bodyLimit: 65_536,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: true,
    // a proxy on the same machine tells whom it speaks for
    trustProxy: 'loopback',
  })
  const store = await opened(config, app)
  const workers = new Workers(Math.max(1, Math.min(4, cpus().length - 1)))
  // a long journal keeps no bot waiting
  const prover = new Workers(1)
  const harbour = new Harbour(store, workers, (fault, words) => app.log.warn({ err: fault }, words))
  await guard(app, config)
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Straddle', version: '1', description: ABOUT } },
    transform: jsonSchemaTransform,
  })
  await app.register(websocket, { options: { maxPayload: 4 * MANNERS.longest } })
  await app.register(async routes => {
    routes.setValidatorCompiler(validatorCompiler)
    // what we send is checked in tests, not each time
    routes.setSerializerCompiler(() => data => JSON.stringify(data))
    await routes.register(lobby(store, harbour, config.calls))
    await routes.register(journals(store, harbour, prover, config.calls))
    sockets(routes, harbour, { ...MANNERS, rate: config.rate, burst: 3 * config.rate })
    routes.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }))
    routes.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
    await pages(routes)
  })
  await listening(app, config).catch(async fault => {
    await store.close()
    throw fault
  })
  const address = app.server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : config.port,
    async close() {
      await harbour.close()
      await prover.close()
      await app.close()
      await store.close()
    },
  }
}

async function listening(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (thrown) {
    const why = WHY_NOT[(thrown as NodeJS.ErrnoException).code ?? '']
    throw why === undefined ? thrown : new BadInput(`cannot listen at ${host}, port ${port}: ${why}`)
  }
}
const WHY_NOT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something else does; name another in PORT',
  EACCES: 'that port is only for the administrator; name one from 1024 on in PORT',
  EADDRNOTAVAIL: 'that address is not of this machine; name another in HOST',
  ENOTFOUND: 'there is no address of that name; name another in HOST',
}

const ABOUT = 'Games are played on a WebSocket each; see docs/protocol.md.'

async function opened(config: Config, app: FastifyInstance): Promise<Store> {
  if (config.databaseUrl === null) return (await import('./store/sqlite.ts')).openSqlite(config.data)
  const { openPostgres } = await import('./store/postgres.ts')
  return openPostgres(config.databaseUrl, fault => app.log.error({ err: fault }, 'a connection to the database broke'))
}

/** What holds for every request: who may ask, how often, and what a page may load. */
async function guard(app: FastifyInstance, config: Config): Promise<void> {
  const { publicUrl, calls } = config
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // on a home network there is no https to insist on
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
  })
  // forms of other houses can send it without asking
  app.removeContentTypeParser('text/plain')
  await app.register(rateLimit, { max: calls, timeWindow: '1 minute' })
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host, upgrade } = request.headers
    if (!isOurs(host, config))
      return reply.code(421).send({ error: 'this server is not called that; STRADDLE_NAMES lists its names' })
    if (origin === undefined || origin === publicUrl || hostOf(origin) === host) return
    if (request.method !== 'GET' || upgrade !== undefined)
      return reply.code(403).send({ error: 'this server answers only its own pages' })
  })
  app.setErrorHandler((fault: FastifyError | BadInput, request, reply) => {
    if (fault instanceof BadInput) return reply.code(400).send({ error: fault.message })
    if (hasZodFastifySchemaValidationErrors(fault)) {
      const [first] = fault.validation
      const where = `${fault.validationContext ?? 'request'}${first?.instancePath ?? ''}`.replaceAll('/', '.')
      return reply
        .code(400)
        .send({ error: `${where}: ${(first?.message ?? 'not understood').replace(/^Invalid input: /, '')}` })
    }
    const code = fault.statusCode ?? 500
    if (code < 500) return reply.code(code).send({ error: fault.message })
    request.log.error({ err: fault }, 'a request failed')
    return reply.code(500).send({ error: 'the server failed; its log says how' })
  })
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** The page loads nothing from elsewhere. */
const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}
