import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import type { Estimate } from '#contract/estimation'
import type { PrivateSandbox } from '#contract/sandbox'
import { hourMs } from '#domain/core/instants'
import type { Engine } from '../adapters/storage/places.ts'
import { get, post, read, send, startApp, type TestApp } from '../support/app.ts'
import { contactOf, secretsOfContacts } from '../support/lead-world.ts'
import { until } from '../support/until.ts'

type Sandbox = z.infer<typeof PrivateSandbox>

const home = { commune: 'Mamer', surface: 80 }
const asKey = (key: string | null) => ({ 'X-API-Key': key ?? '' })
const asOwner = ({ sessionToken }: Sandbox) => ({ Authorization: `Bearer ${sessionToken}` })

const newSandbox = async (app: TestApp, wanted: object = {}): Promise<Sandbox> => {
  const answer = await post(app, '/sandbox', wanted)
  expect(answer.status).toBe(201)
  return (await read(answer)).data as Sandbox
}

const listKeys = async (app: TestApp, sandbox: Sandbox) =>
  ((await read(await get(app, '/account/keys', asOwner(sandbox)))).data as { keys: z.infer<typeof Key>[] }).keys

/** Every row of every table of the records by table, as text; migrations and counters of all callers are left out. */
const readTables = async ({ db }: TestApp): Promise<Record<string, string[]>> => {
  const shared = ['step_declaration', 'auth_jwks', 'installation_secret']
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter(name => !shared.includes(name))
  const rows = tables.map(async name => {
    const found = await sql<object>`select * from ${sql.table(name)}`.execute(db)
    return [
      name,
      found.rows.map(row => JSON.stringify(row)).filter(row => !/"key_id":"(ai:|sandbox)/.test(row)),
    ] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}

/** A receiver of webhooks on this machine; closed with the test. */
const openReceiver = async () => {
  const calls: { body: string; headers: Record<string, string> }[] = []
  const server = createServer(async (req, res) => {
    calls.push({ body: await text(req), headers: req.headers as Record<string, string> })
    res.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks` }
}

/** What private sandboxes promise on an engine. */
export const sandboxSuite = ({ newPlace }: Engine): void => {
  /** Apps on the same records, as replicas have them; closed with the test. */
  const newApps = async (count = 1): Promise<TestApp[]> => {
    const { dataDir, databaseUrl } = await newPlace()
    const apps: TestApp[] = []
    for (let at = 0; at < count; at += 1) {
      const env = {
        PROVIDER_KEY_SECRETS: secretsOfContacts,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      }
      const app = await startApp({ dataDir, env })
      onTestFinished(() => app.close())
      apps.push(app)
    }
    return apps
  }
  const newApp = async (): Promise<TestApp> => (await newApps())[0] as TestApp

  test('the same Idempotency-Key with another body is 409, and other testers may use it', async () => {
    const app = await newApp()
    const [own, other] = [await newSandbox(app), await newSandbox(app)]
    const estimate = (key: string | null, surface: number) =>
      post(app, '/estimation', { ...home, surface }, { ...asKey(key), 'Idempotency-Key': 'same-1' })
    const first = await estimate(own.apiKey, 80)
    expect(first.status).toBe(200)
    const again = await estimate(own.apiKey, 80)
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 'true'])
    const conflict = await estimate(own.apiKey, 90)
    expect([conflict.status, (await read(conflict)).code]).toEqual([409, 'idempotency_conflict'])
    const foreign = await estimate(other.apiKey, 90)
    expect([foreign.status, foreign.headers.get('Idempotent-Replayed')]).toEqual([200, null])
  })

  test('its minute is its own: the eleventh call is 429, while another tester has all ten', async () => {
    const app = await newApp()
    const [own, other] = [await newSandbox(app), await newSandbox(app)]
    const statuses: number[] = []
    for (let call = 0; call < 11; call += 1)
      statuses.push((await post(app, '/estimation', home, asKey(own.apiKey))).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    const free = await post(app, '/estimation', home, asKey(other.apiKey))
    expect([free.status, free.headers.get('X-RateLimit-Remaining')]).toEqual([200, '9'])
  })

  test('the account can be tested: a key is created, counted, revoked, and then refused', async () => {
    const app = await newApp()
    const [own, other] = [await newSandbox(app), await newSandbox(app)]
    const made = await post(app, '/account/keys', { name: 'Mine' }, asOwner(own))
    expect(made.status).toBe(201)
    const { key, secret } = (await read(made)).data as { key: { id: string }; secret: string }
    const priced = await post(app, '/estimation', home, asKey(secret))
    expect([priced.status, (await read(priced)).meta]).toMatchObject([200, { tier: 'sandbox' }])
    expect((await listKeys(app, own)).map(({ name, today }) => [name, today.used])).toEqual([
      ['Mine', 1],
      ['Sandbox', 0],
    ])
    expect((await listKeys(app, other)).map(({ name }) => name)).toEqual(['Sandbox'])
    expect((await get(app, `/account/keys/${key.id}`, asOwner(other))).status).toBe(404)
    expect((await send(app, 'DELETE', `/account/keys/${key.id}`, undefined, asOwner(own))).status).toBe(200)
    app.clock.now = new Date(app.clock.now.getTime() + 5000)
    const refused = await post(app, '/estimation', home, asKey(secret))
    expect([refused.status, (await read(refused)).code]).toEqual([401, 'revoked_key'])
    const me = (await read(await get(app, '/account', asOwner(own)))).data
    expect(me).toMatchObject({ organisation: { name: 'Sandbox', role: 'owner' } })
  })

  test('its day is that of its clock, for its keys alone, and goes on at midnight', async () => {
    const app = await newApp()
    const sandbox = await newSandbox(app, { clock: '2027-01-02' })
    expect(sandbox.today).toBe('2027-01-02')
    const valuedOn = async (key: Record<string, string>) => {
      const { data } = await read(await post(app, '/estimation', home, key))
      return (data as z.infer<typeof Estimate>).valuationDate
    }
    expect(await valuedOn(asKey(sandbox.apiKey))).toBe('2027-01-02')
    expect(await valuedOn({})).toBe('2026-11-21')
    app.clock.now = new Date('2026-11-21T12:59:59Z')
    expect(await valuedOn(asKey(sandbox.apiKey))).toBe('2027-01-02')
    app.clock.now = new Date('2026-11-21T22:30:00Z')
    const late = await newSandbox(app, { clock: '2027-01-02' })
    app.clock.now = new Date('2026-11-21T23:10:00Z')
    expect(await valuedOn(asKey(late.apiKey))).toBe('2027-01-03')
  })

  test('failures on demand work with its key, and its own key gives another session token', async () => {
    const app = await newApp()
    const own = await newSandbox(app)
    const failed = await post(app, '/estimation', home, { ...asKey(own.apiKey), 'X-Sandbox-Scenario': '503' })
    expect([failed.status, failed.headers.get('X-Sandbox-Scenario')]).toEqual([503, '503'])
    app.clock.now = new Date(app.clock.now.getTime() + 20 * 60_000)
    expect((await get(app, '/account', asOwner(own))).status).toBe(401)
    const again = await post(app, '/sandbox', {}, asKey(own.apiKey))
    const renewed = (await read(again)).data as Sandbox
    expect([again.status, renewed.id, renewed.apiKey]).toEqual([200, own.id, null])
    expect((await get(app, '/account', asOwner(renewed))).status).toBe(200)
    const { key } = await app.newKey('free')
    expect((await post(app, '/sandbox', {}, asKey(key))).status).toBe(403)
  })

  test('a contact reaches the webhook of its sandbox, signed, and no letter is written', async () => {
    const app = await newApp()
    const receiver = await openReceiver()
    const own = await newSandbox(app, { webhookUrl: receiver.url })
    const contact = contactOf('sandbox')
    expect((await post(app, '/leads', contact, asKey(own.apiKey))).status).toBe(201)
    const call = await until(async () => receiver.calls[0], 'a webhook')
    const { 'webhook-id': id = '', 'webhook-signature': signature } = call.headers
    expect(signature).toBe(new Webhook(own.webhook?.secret ?? '').sign(id, app.clock.now, call.body))
    expect(JSON.parse(call.body)).toMatchObject({ type: 'lead.created', data: { id: contact.id } })
    expect(app.printed).toEqual([])
  })

  test('an address gets ten an hour', async () => {
    const app = await newApp()
    for (let count = 0; count < 10; count += 1) await newSandbox(app)
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    const refused = await post(app, '/sandbox', {})
    expect([refused.status, (await read(refused)).code]).toEqual([429, 'rate_limited'])
  })

  test('an hour later its keys and sessions are unknown, and no table has a row of it', async () => {
    const app = await newApp()
    const receiver = await openReceiver()
    const { key } = await app.newKey('free')
    await post(app, '/estimation', home, asKey(key))
    const before = await readTables(app)
    const own = await newSandbox(app, { webhookUrl: receiver.url })
    const site = { name: 'Site', kind: 'publishable', origins: ['https://agency.example'], owner: 'organisation' }
    await post(app, '/account/keys', site, asOwner(own))
    const { data } = await read(await post(app, '/account/keys', { name: 'Mine' }, asOwner(own)))
    await send(app, 'DELETE', `/account/keys/${(data as { key: { id: string } }).key.id}`, undefined, asOwner(own))
    await send(app, 'PUT', '/account/organisation/branding', { name: 'Agence Exemple' }, asOwner(own))
    await send(app, 'PUT', '/account/provider-keys/openai', { key: 'sk-proj-0000000000000000Qx2f' }, asOwner(own))
    await post(app, '/estimation', home, { ...asKey(own.apiKey), 'Idempotency-Key': randomUUID() })
    await post(app, '/leads', contactOf('sandbox'), asKey(own.apiKey))
    await until(async () => receiver.calls[0], 'a webhook')
    await until(async () => {
      const open = await app.db.selectFrom('lead_delivery').select('id').where('done_at', 'is', null).execute()
      return open.length === 0 ? true : undefined
    }, 'the end of the deliveries')
    const during = await readTables(app)
    const touched = 'private_sandbox auth_user api_key usage lead webhook provider_key audit_event'.split(' ')
    for (const table of touched) expect(during[table]?.length, table).toBeGreaterThan(before[table]?.length ?? 0)

    app.clock.now = new Date(Date.parse(own.createdAt) + hourMs)
    const refused = await post(app, '/estimation', home, asKey(own.apiKey))
    expect([refused.status, (await read(refused)).code]).toEqual([401, 'invalid_key'])
    expect((await get(app, '/account', asOwner(own))).status).toBe(401)
    await app.deps.account?.services.sandboxes.sweep()
    expect(await readTables(app)).toEqual(before)
  })

  test('whose organisation was founded and not noted, as when the process ends between both, goes as a whole', async () => {
    const app = await newApp()
    const before = await readTables(app)
    const own = await newSandbox(app)
    await app.db.updateTable('private_sandbox').set({ organisation_id: null }).execute()
    app.clock.now = new Date(Date.parse(own.expiresAt))
    await app.deps.account?.services.sandboxes.sweep()
    expect(await readTables(app)).toEqual(before)
  })

  test('are not made where accounts are made by invitation', async () => {
    const { dataDir, databaseUrl } = await newPlace()
    const env = { SIGN_UPS: 'invited', ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) }
    const app = await startApp({ dataDir, env })
    onTestFinished(() => app.close())
    const refused = await post(app, '/sandbox', {})
    expect([refused.status, (await read(refused)).code]).toEqual([403, 'forbidden'])
  })

  test('replicas share sandboxes: one that another has made is known, and its end too', async () => {
    const [one, other] = (await newApps(2)) as [TestApp, TestApp]
    const own = await newSandbox(one, { clock: '2027-01-02' })
    const { data } = await read(await post(other, '/estimation', home, asKey(own.apiKey)))
    expect(data).toMatchObject({ valuationDate: '2027-01-02' })
    expect((await get(other, '/account', asOwner(own))).status).toBe(200)
    for (const app of [one, other]) app.clock.now = new Date(Date.parse(own.expiresAt))
    await Promise.all([one, other].map(app => app.deps.account?.services.sandboxes.sweep()))
    expect(await one.db.selectFrom('private_sandbox').selectAll().execute()).toEqual([])
  })
}
