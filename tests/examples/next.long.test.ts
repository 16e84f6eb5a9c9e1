import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { signedWebhook } from '@valorem/sdk/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { type Packed, packed } from '../sdk/packed.ts'
import { json, type Service, service } from '../sdk/service.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { npm } from '../support/npm.ts'

const run = promisify(execFile)
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

let app: TestApp
let counting: Service
let made: Packed
let folder = ''
let build = ''
let callsOfBuild = 0
let env: NodeJS.ProcessEnv = {}
const ends: (() => void)[] = []

const nextProgram = () => join(folder, 'node_modules/next/dist/bin/next')

/** Counts the requests and hands each on to the service. */
const startCounting = () =>
  service(
    (response, _number, { method, path, headers, body }) => {
      const { host: _host, connection: _connection, 'content-length': _length, ...sent } = headers
      const given = { method, headers: sent as Record<string, string>, ...(body && { body }) }
      fetch(`${app.url}${path}`, given)
        .then(async answer => json(response, answer.status, (await answer.json()) as object))
        .catch(() => response.destroy())
    },
    end => ends.push(end),
  )

// Next.js and what it brings weigh 250 MB; they are installed for this check alone.
beforeAll(async () => {
  ;[app, made] = await Promise.all([startApp({}), packed()])
  counting = await startCounting()
  folder = await mkdtemp(join(tmpdir(), 'valorem-next-'))
  await cp(join(root, 'examples/next'), folder, { recursive: true })
  await npm(['install', '--no-audit', '--no-fund', made.tarball], folder)
  const { PATH, HOME } = process.env
  const settings = { VALOREM_API_KEY: 'vk_sandbox_public', VALOREM_BASE_URL: counting.url, WEBHOOK_SECRET: secret }
  env = { ...{ PATH, HOME, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }, ...settings }
  build = (await run(process.execPath, [nextProgram(), 'build'], { cwd: folder, env })).stdout
  callsOfBuild = counting.hits.filter(({ path }) => path === '/api/v1/estimation').length
})

afterAll(async () => {
  for (const end of ends) end()
  await Promise.all([app.close(), made.remove(), rm(folder, { recursive: true, force: true })])
})

/** A port that was free a moment ago. */
const findPort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const start = async (): Promise<string> => {
  const port = await findPort()
  const args = [nextProgram(), 'start', '-p', `${port}`, '-H', '127.0.0.1']
  const child: ChildProcess = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' })
  ends.push(() => child.kill())
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${url}/kept`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  return url
}

test('pages are built with cacheComponents: two static, one prerendered around its call', () => {
  expect(build).toMatch(/○ \/cached +1h/)
  expect(build).toMatch(/○ \/kept +1h/)
  expect(build).toMatch(/◐ \/now/)
  // One for /kept and one for /cached.
  expect(callsOfBuild).toBe(2)
})

test('three views of a kept estimate cost one call, those of a live one a call each', async () => {
  const url = await start()
  const view = async (page: string) => {
    const answer = await fetch(`${url}${page}`)
    expect(answer.status).toBe(200)
    return /id="estimate">(\d+)/.exec(await answer.text())?.[1]
  }
  const calls = () => counting.hits.filter(({ path }) => path === '/api/v1/estimation').length
  const listKept = () => readdir(join(folder, '.next/cache/fetch-cache')).catch(() => [])
  const [callsBefore, keptBefore] = [calls(), await listKept()]
  const kept = [await view('/kept'), await view('/kept'), await view('/kept')]
  expect(new Set(kept).size).toBe(1)
  expect(Number(kept[0])).toBeGreaterThan(100_000)
  expect(calls()).toBe(callsBefore)
  for (let at = 0; at < 3; at += 1) expect(Number(await view('/now'))).toBeGreaterThan(100_000)
  expect(calls()).toBe(callsBefore + 3)
  // No view has left an entry that no later one finds.
  expect(await listKept()).toEqual(keptBefore)

  const { headers, body } = await signedWebhook(
    { type: 'webhook.test', timestamp: new Date().toISOString(), data: { webhookId: 'whk_1' } },
    secret,
  )
  const received = await fetch(`${url}/webhooks`, { method: 'POST', headers, body })
  expect(await received.json()).toEqual({ received: 'webhook.test' })
  const refused = await fetch(`${url}/webhooks`, { method: 'POST', headers, body: `${body} ` })
  expect([refused.status, await refused.json()]).toEqual([400, { refused: 'signature' }])
})

test('the guide names the version of Next.js that is built', async () => {
  const [guide, manifest] = await Promise.all(
    ['README.md', 'package.json'].map(name => readFile(join(folder, name), 'utf8')),
  )
  const { version } = JSON.parse(await readFile(join(folder, 'node_modules/next/package.json'), 'utf8'))
  expect(manifest).toContain(`"next": "${version}"`)
  expect(guide).toContain(`Next.js ${version.split('.')[0]}`)
})
