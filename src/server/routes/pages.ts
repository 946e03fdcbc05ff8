import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Beside the bundle, or from the sources. */
const WEB = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../../dist/web' : '../web', import.meta.url))

/** The pages, if they are built. Every address that is no file is the one page, which finds its way by itself. */
export async function pages(app: FastifyInstance): Promise<void> {
  const built = existsSync(`${WEB}/index.html`)
  if (built) {
    await app.register(fastifyStatic, {
      root: WEB,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        // names of assets change with what is in them
        const kept = /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
        reply.setHeader('cache-control', kept)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]!
    const page = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path)
    if (!page) return reply.code(404).send({ error: `there is nothing at ${path.slice(0, 200)}` })
    if (built) return reply.sendFile('index.html')
    return reply.type('text/html; charset=utf-8').send(UNBUILT)
  })
}

const UNBUILT = `<!doctype html><html lang="en"><title>Straddle</title>
<p>The server is running, but its pages are not built yet. Run <code>npm run build</code>, then start it again.</p></html>
`
