import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'headless_shell']

/** The variable CHROMIUM, or one on the path, or one that Playwright has put aside. */
export function findChromium(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name)))
  return [process.env['CHROMIUM'] ?? '', ...onPath, ...playwrights()].find(path => path !== '' && existsSync(path))
}

function playwrights(): string[] {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright')
  if (!existsSync(cache)) return []
  const folders = readdirSync(cache).filter(name => name.startsWith('chromium'))
  const inside = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-linux/headless_shell']
  return folders.flatMap(folder => inside.map(path => join(cache, folder, path)))
}

/** A page that starts the script as a worker, gives it the job, and sends home what it says. */
const PAGE = `<!doctype html><script>
const worker = new Worker('/worker.js')
const home = text => fetch('/answer', { method: 'POST', body: text })
worker.onmessage = ({ data }) => home(JSON.stringify(data))
worker.onerror = ({ message }) => home(JSON.stringify({ error: message }))
fetch('/job').then(job => job.json()).then(job => worker.postMessage(job))
</script>`

/** Runs a script in a worker of headless Chromium, served from this machine to itself. */
export async function inChromium<T>(executable: string, script: string, job: object, seconds: number): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'straddle-bench-'))
  const { promise, resolve, reject } = withResolvers<string>()
  const server = createServer((request, response) => {
    const say = (type: string, text: string) => response.setHeader('Content-Type', type).end(text)
    if (request.url === '/worker.js') say('text/javascript', script)
    else if (request.url === '/job') say('application/json', JSON.stringify(job))
    else if (request.url === '/answer') {
      let text = ''
      request.on('data', part => {
        text += part
      })
      request.on('end', () => resolve(text))
      response.end()
    } else say('text/html', PAGE)
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--no-proxy-server']
  const browser = spawn(executable, [...flags, `--user-data-dir=${profile}`, url], { stdio: 'ignore' })
  const gone = new Promise<void>(done => browser.on('close', () => done()).on('error', () => done()))
  void gone.then(() => reject(new Error('Chromium ended without an answer')))
  const timer = setTimeout(() => reject(new Error(`no answer in ${seconds} seconds`)), 1000 * seconds)
  try {
    const answer = JSON.parse(await promise)
    if ('error' in answer) throw new Error(answer.error)
    return answer as T
  } finally {
    clearTimeout(timer)
    browser.kill()
    await gone
    server.closeAllConnections()
    server.close()
    forget(profile)
  }
}

/** Chromium's helpers may outlive it by a moment and write on; then the folder of its profile stays behind. */
function forget(profile: string): void {
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
  } catch {
    // it lies among the temporary files
  }
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (reason: Error) => void = () => {}
  const promise = new Promise<T>((done, fail) => {
    resolve = done
    reject = fail
  })
  return { promise, resolve, reject }
}
