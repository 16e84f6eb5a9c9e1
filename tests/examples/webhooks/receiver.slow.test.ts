import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { signedWebhook } from '@valorem/sdk/testing'
import type { WebhookEvent } from '@valorem/sdk/webhooks'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leads as examples } from '#contract/examples/leads'
import { password, visitor } from '../../pages/visitor.ts'
import { agency, origin } from '../../support/agency.ts'
import { noon, post, read, startApp, type TestApp } from '../../support/app.ts'
import { freePort, run } from '../../support/process.ts'
import { earlierSecret, leadEvent, namesIn, newListFile, secret, send, startReceiver } from './receiver-process.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { PROVIDER_KEY_SECRETS: `one:${'A'.repeat(43)}=` } })
})
afterAll(() => app.close())

const [sample] = examples.create
const wish = sample?.request && 'body' in sample.request && sample.request.body
if (!wish) throw new Error('There is no example of a contact.')

/** Status of the answer to a request that names another host than the one it is sent to. */
const hostStatus = (address: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(address, { headers: { Host: host } }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })

test('a webhook is added in the account, tried, and the contact of a visitor stands in the list', async () => {
  const own = await agency(app, 'publishable', password)
  const owner = visitor(app, 'en', own.owner.cookie)
  const port = await freePort()
  const made = await owner.post('/account/webhooks', { url: `http://127.0.0.1:${port}/valorem`, password })
  const [shown = ''] = /whsec_[A-Za-z0-9+/]{43}=/.exec(made.text) ?? []
  const env = { WEBHOOK_SECRET: shown, PORT: port, CONTACTS_FILE: await newListFile() }
  const receiver = await startReceiver(env, noon)
  const [path = ''] = /\/account\/webhooks\/whk_[\w-]+/.exec(made.text) ?? []
  expect((await owner.post(`${path}/test`, {})).text).toContain('Accepted: status 204')
  expect(await namesIn(receiver)).toEqual([])
  const headers = { 'X-API-Key': own.key, Origin: origin }
  expect((await post(app, '/leads', { ...wish, id: randomUUID() }, headers)).status).toBe(201)
  await expect.poll(() => namesIn(receiver)).toEqual([wish.contact.name])
  const text = await (await fetch(receiver.list)).text()
  expect(text).toContain('je vends au printemps.')
  // The value that anybody gets for this home.
  const { data } = await read(await post(app, '/estimation', wish.home))
  const { estimationCentrale } = data as { estimationCentrale: number }
  expect(text).toContain(`<strong>€${estimationCentrale.toLocaleString('en')}</strong>`)
  // What it says of itself holds nothing of a visitor.
  expect(receiver.printed().split('\n').slice(2)).toEqual(['webhook.test taken', 'lead.created taken', ''])
})

describe('a contact is taken once', () => {
  test('whether its event comes again, after a kill, or under another name of delivery', async () => {
    const env = { CONTACTS_FILE: await newListFile() }
    const first = await startReceiver(env)
    const event = leadEvent()
    const once = await signedWebhook(event, secret, 'dlv_1')
    expect(await send(first.url, once)).toEqual([204, ''])
    expect(await send(first.url, await signedWebhook(event, secret, 'dlv_1'))).toEqual([204, ''])
    await first.kill()
    const second = await startReceiver(env)
    expect(await send(second.url, await signedWebhook(event, secret, 'dlv_1'))).toEqual([204, ''])
    expect(await send(second.url, await signedWebhook(event, secret, 'dlv_2'))).toEqual([204, ''])
    expect(await namesIn(second)).toEqual(['Ada'])
    const other = leadEvent({ id: randomUUID(), contact: { phone: '+352 26 12 34' } })
    expect(await send(second.url, await signedWebhook(other, secret, 'dlv_3'))).toEqual([204, ''])
    expect((await namesIn(second)).toSorted()).toEqual(['Ada', 'Without a name'])
  })

  test('also when it could not be written at first: 500, and the repeat is taken', async () => {
    const file = await newListFile()
    const receiver = await startReceiver({ CONTACTS_FILE: file })
    const lock = new DatabaseSync(file)
    lock.exec('begin exclusive')
    const event = await signedWebhook(leadEvent(), secret, 'dlv_1')
    expect((await send(receiver.url, event))[0]).toBe(500)
    lock.exec('rollback')
    lock.close()
    expect(await send(receiver.url, event)).toEqual([204, ''])
    expect(await namesIn(receiver)).toEqual(['Ada'])
  })
})

describe('what is not from the service', () => {
  const signed = (payload: string, at = new Date(), by = secret) => ({
    payload,
    headers: {
      'webhook-id': 'dlv_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(by).sign('dlv_1', at, payload),
    },
  })
  const text = JSON.stringify(leadEvent())
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000)

  test.each<[string, () => Parameters<typeof send>[1], number, string]>([
    ['signed by another secret', () => signed(text, new Date(), earlierSecret), 401, 'signature'],
    ['signed an hour ago', () => signed(text, secondsAgo(3600)), 401, 'timestamp'],
    ['of an hour from now', () => signed(text, secondsAgo(-3600)), 401, 'timestamp'],
    ['not signed', () => ({ payload: text, headers: {} }), 401, 'headers'],
    ['empty', () => ({ ...signed(text), payload: '' }), 401, 'signature'],
    ['changed by one sign', () => ({ ...signed(text), payload: text.replace('Ada', 'Adb') }), 401, 'signature'],
    [
      'printed again',
      () => ({ ...signed(text), payload: JSON.stringify(JSON.parse(text), null, 1) }),
      401,
      'signature',
    ],
    ['signed, but no JSON', () => signed('{'), 400, 'json'],
    ['too long', () => signed(`"${'a'.repeat(70_000)}"`), 413, 'Payload Too Large'],
  ])('%s is refused and leaves nothing', async (_what, made, status, reason) => {
    const receiver = await startReceiver({ CONTACTS_FILE: await newListFile() })
    expect(await send(receiver.url, made())).toEqual([status, reason])
    expect(await namesIn(receiver)).toEqual([])
    // The name that the refused request used is still free.
    expect(await send(receiver.url, signed(text))).toEqual([204, ''])
    expect(await namesIn(receiver)).toEqual(['Ada'])
  })
})

test('both secrets are good while one replaces the other', async () => {
  const env = { WEBHOOK_SECRET: `${secret} ${earlierSecret}`, CONTACTS_FILE: await newListFile() }
  const receiver = await startReceiver(env)
  for (const [name, by] of [
    ['new', secret],
    ['earlier', earlierSecret],
  ] as const) {
    const event = leadEvent({ id: randomUUID(), contact: { name, phone: '123' } })
    expect(await send(receiver.url, await signedWebhook(event, by))).toEqual([204, ''])
  }
  expect((await namesIn(receiver)).toSorted()).toEqual(['earlier', 'new'])
})

test('an event of a type that is not known yet is taken, so that it does not come again', async () => {
  const receiver = await startReceiver({ CONTACTS_FILE: await newListFile() })
  const event = { type: 'lead.renamed', timestamp: '2026-11-21T10:00:00.000Z', data: {} }
  expect(await send(receiver.url, await signedWebhook(event as never as WebhookEvent, secret))).toEqual([204, ''])
  expect(await namesIn(receiver)).toEqual([])
})

test('a receiver that closes says 410 to what is signed, and to nobody else', async () => {
  const receiver = await startReceiver({ WEBHOOK_CLOSED: 'yes', CONTACTS_FILE: await newListFile() })
  expect((await send(receiver.url, await signedWebhook(leadEvent(), secret)))[0]).toBe(410)
  expect((await send(receiver.url, await signedWebhook(leadEvent(), earlierSecret)))[0]).toBe(401)
  expect(await namesIn(receiver)).toEqual([])
})

describe('the list', () => {
  test('shows what visitors typed as text', async () => {
    const receiver = await startReceiver({ CONTACTS_FILE: await newListFile() })
    const typed = '<img src=x onerror="alert(1)">'
    const event = leadEvent({ contact: { name: typed, phone: '123', message: `${typed}\n&amp; 'so on'` } })
    expect(await send(receiver.url, await signedWebhook(event, secret))).toEqual([204, ''])
    const text = await (await fetch(receiver.list)).text()
    expect(text).not.toContain('<img')
    expect(text).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62;')
    expect(text).toContain('&#38;amp; &#39;so on&#39;')
  })

  test('is not at the address of the webhooks, and not under the name of another page', async () => {
    const receiver = await startReceiver({ CONTACTS_FILE: await newListFile() })
    expect((await fetch(new URL('/', receiver.url))).status).toBe(404)
    expect((await fetch(receiver.list.replace('127.0.0.1', 'localhost'))).status).toBe(200)
    expect(await hostStatus(receiver.list, 'attacker.example')).toBe(403)
  })
})

describe('what it is started with', () => {
  test.each([
    [{}, 'WEBHOOK_SECRET is missing'],
    [{ WEBHOOK_SECRET: 'whsec_abc' }, 'WEBHOOK_SECRET must be whsec_ and 44 characters'],
    [{ WEBHOOK_SECRET: secret, PORT: 'eighty' }, 'PORT must be a port'],
  ])('%j is refused by the name of the variable', async (env, sentence) => {
    const { code, stderr } = await run(['examples/webhooks/receiver.ts'], env)
    expect(code).toBe(1)
    expect(stderr).toContain(sentence)
  })
})
