import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createClient } from '@valorem/sdk'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiVersion } from '#contract/shared/version'
import { recipePaths } from '#server/http/files/recipes'
import { root } from '../architecture/sources.ts'
import { goodCalls } from '../contract/good-calls.ts'
import { post, read, startApp } from '../support/app.ts'
import { contactOf } from '../support/lead-world.ts'
import { npm } from '../support/npm.ts'
import { until } from '../support/until.ts'

const run = promisify(execFile)

/** The package as npm packs it, unpacked into a folder without anything else, and the folder for what a box writes. */
const folder = mkdtempSync(join(tmpdir(), 'valorem-packed-mock-'))
const command = join(folder, 'package/dist/command.js')
const written = join(folder, 'written')
const env = { PATH: process.env.PATH ?? '', TMPDIR: written, HOME: folder }

interface RunningBox {
  process: ChildProcess
  url: string
  key: string
  token: string
  secret: string | undefined
  /** Ends it; its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts a box in an empty folder, and reads what it prints. */
const startBox = async (...args: string[]): Promise<RunningBox> => {
  const cwd = mkdtempSync(join(folder, 'empty-'))
  const child = spawn(process.execPath, [command, '--port', '0', ...args], { cwd, env })
  const exit = once(child, 'exit')
  let printed = ''
  const isReady = new Promise<void>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        printed += chunk
        if (printed.includes('another session token.')) resolve()
      })
  })
  await Promise.race([isReady, exit.then(() => Promise.reject(new Error(`The box ended: ${printed}`)))])
  const find = (pattern: RegExp): string => pattern.exec(printed)?.[1] ?? ''
  return {
    process: child,
    url: find(/listens on (\S+);/),
    key: find(/Your own key +(\S+)/),
    token: find(/Session token +(\S+)/),
    secret: find(/Webhook secret +(\S+)/) || undefined,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal)
      const [code] = (await exit) as [number | null]
      return code
    },
  }
}

const calls: { body: string; headers: Record<string, string> }[] = []
const receiver = createServer(async (req, res) => {
  calls.push({ body: await text(req), headers: req.headers as Record<string, string> })
  res.writeHead(204).end()
})

beforeAll(async () => {
  mkdirSync(written)
  const { stdout } = await npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], join(root, 'mock'))
  const [entry]: { filename: string }[] = JSON.parse(stdout)
  await run('tar', ['-xzf', join(folder, entry?.filename ?? ''), '-C', folder])
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})
afterAll(() => {
  receiver.close()
  rmSync(folder, { recursive: true, force: true })
})

const home = { commune: 'Mamer', surface: 80 }

describe('the packed box, in an empty folder', { shuffle: false }, () => {
  let box: RunningBox
  const send = (path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(`${box.url}/api/v1${path}`, {
      method,
      headers: { 'X-API-Key': box.key, 'Content-Type': 'application/json', ...headers },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
  /** The owner of the key: a session token has the place of the key. */
  const asOwner = async (path: string, body?: unknown, method = 'POST') =>
    fetch(`${box.url}/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${box.token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  beforeAll(async () => {
    const hooks = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
    box = await startBox('--clock', '2027-01-02', '--seed', '7', '--webhook', hooks, '--per-minute', '1000')
  })

  test('calculates what the service does on that day', async () => {
    const app = await startApp()
    try {
      const { data } = await read(await post(app, '/sandbox', { clock: '2027-01-02' }))
      const headers = { 'X-API-Key': (data as { apiKey: string }).apiKey }
      const bodies: [path: string, body: object][] = [
        ['/estimation', home],
        ['/frais-acquisition', { price: 500_000, use: 'mainResidence' }],
        ['/propcalc/fees', { country: 'NL', price: 480_000, use: 'mainResidence' }],
      ]
      for (const [path, body] of bodies) {
        const [own, ofService] = [await send(path, body), await post(app, path, body, headers)]
        expect([own.status, ofService.status], path).toEqual([200, 200])
        const [mine, theirs] = [await read(own), await read(ofService)]
        expect(mine.data, path).toEqual(theirs.data)
      }
    } finally {
      await app.close()
    }
  })

  test('answers what is large, and reports', async () => {
    const items = Array.from({ length: 1000 }, (_, at) => ({
      ...home,
      surface: 30 + at / 10,
      nbChambres: 2,
      etat: 'renove',
      parking: true,
    }))
    expect(JSON.stringify({ items }).length).toBeGreaterThan(65_536)
    const batch = await send('/estimation/batch', { items })
    expect([batch.status, (await read(batch)).succeeded]).toEqual([200, 1000])
    const report = await send('/agences/pdf', {
      property: home,
      purchase: { use: 'mainResidence' },
      brand: { name: 'Agence Exemple' },
    })
    expect([report.status, (await report.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
  })

  test('has the files by which a CRM receives contacts', async () => {
    expect(recipePaths).toContain('/webhooks/crm/hubspot.ts')
    for (const path of recipePaths) {
      const file = await fetch(box.url + path)
      expect([file.status, await file.text()], path).toEqual([200, await readFile(`${root}examples${path}`, 'utf8')])
    }
  })

  test('has 409, failures on demand and a revoked key', async () => {
    const again = { 'Idempotency-Key': 'same-1' }
    expect((await send('/estimation', home, again)).status).toBe(200)
    const conflict = await send('/estimation', { ...home, surface: 90 }, again)
    expect([conflict.status, (await read(conflict)).code]).toEqual([409, 'idempotency_conflict'])
    expect((await send('/estimation', home, { 'X-Sandbox-Scenario': '503' })).status).toBe(503)
    const made = await asOwner('/account/keys', { name: 'Mine' })
    expect(made.status).toBe(201)
    const { key, secret } = (await read(made)).data as { key: { id: string }; secret: string }
    expect((await asOwner(`/account/keys/${key.id}`, undefined, 'DELETE')).status).toBe(200)
    const refused = await send('/estimation', home, { 'X-API-Key': secret })
    expect([refused.status, (await read(refused)).code]).toEqual([401, 'revoked_key'])
  })

  test('sends a contact to the receiver, with a signature that is good now', async () => {
    const contact = contactOf('box')
    expect((await send('/leads', contact)).status).toBe(201)
    const call = await until(async () => calls[0], 'a webhook')
    const event = new Webhook(box.secret ?? '').verify(call.body, call.headers)
    expect(event).toMatchObject({ type: 'lead.created', data: { id: contact.id } })
  })

  test('has every file that an operation reads: a good call of each one fails nowhere inside', async () => {
    const client = createClient({ apiKey: box.key, baseUrl: box.url, maxRetries: 0 })
    const failed: string[] = []
    for (const [name, call] of Object.entries(goodCalls))
      await call(client).catch((error: { status?: number }) => error.status === 500 && failed.push(name))
    expect(failed).toEqual([])
  })

  test('ends with its records, and has the same key for the same seed', async () => {
    expect(readdirSync(written)).toHaveLength(1)
    expect(await box.end()).toBe(0)
    expect(readdirSync(written)).toEqual([])
    const other = await startBox('--seed', '7')
    expect(other.key).toBe(box.key)
    expect(await other.end('SIGINT')).toBe(0)
    expect(readdirSync(written)).toEqual([])
  })
})

test('the package has the version of the contract, the licences of what it contains, and no dependencies', async () => {
  const manifest = JSON.parse(await readFile(join(folder, 'package/package.json'), 'utf8'))
  expect(manifest).toMatchObject({ name: '@valorem/mock', version: apiVersion })
  expect(manifest.dependencies).toBeUndefined()
  const notices = await readFile(join(folder, 'package/THIRD_PARTY_NOTICES'), 'utf8')
  for (const name of ['express', 'zod', 'kysely', 'better-auth', 'jose'])
    expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'))
})

test.each([
  [['--prot', '4010'], /^--prot is no option\. Allowed are --port, --clock, --seed, .*--help, --version\.\n$/],
  [['serve'], /^serve is no option\. Allowed are --port/],
  [['--port', '70000'], /^--port is "70000"; it must be a whole number, 0 to 65535\.\n$/],
  [['--clock', '2027-02-30'], /^--clock is "2027-02-30"; it must be a real day, as 2027-01-02\.\n$/],
  [['--seed'], /^--seed has no value: --seed NUMBER\.\n$/],
  [
    ['--webhook', 'http://10.0.0.1/hooks'],
    /^--webhook: .*Allowed are public https addresses, and http:\/\/127\.0\.0\.1:PORT/,
  ],
])('%j is refused in a sentence that says what is allowed', async (args, sentence) => {
  const ended = await run(process.execPath, [command, '--port', '0', ...args], { env, cwd: folder }).catch(
    fault => fault,
  )
  expect([ended.code, ended.stdout]).toEqual([1, ''])
  expect(ended.stderr).toMatch(sentence)
  expect(readdirSync(written)).toEqual([])
})
