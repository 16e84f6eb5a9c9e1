import { signedWebhook } from '@valorem/sdk/testing'
import { verifyWebhook, WebhookError, type WebhookEvent } from '@valorem/sdk/webhooks'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSignedMessage } from '#server/adapters/webhooks/signed-message'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const other = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
const now = new Date('2026-11-21T10:00:00.000Z')
const event: WebhookEvent = {
  type: 'webhook.test',
  timestamp: now.toISOString(),
  data: { webhookId: 'whk_Léa 👋' },
}

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** What the service itself sends. */
const sent = (secrets: readonly string[] = [secret]) => createSignedMessage({ id: 'dlv_1', event, secrets }, now)

const reasonOf = async (attempt: Promise<unknown>): Promise<unknown> => {
  const error = await attempt.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(WebhookError)
  return error instanceof WebhookError && error.reason
}

describe('an event of the service is read', () => {
  const { body, headers } = sent()

  test.each([
    ['text and headers of the platform', body, new Headers(headers)],
    ['bytes, as Express gives a raw body', Buffer.from(body), headers],
    ['bytes of the platform', new TextEncoder().encode(body), new Headers(headers)],
    ['headers with capitals', body, Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toUpperCase(), v]))],
    ['headers as lists', body, Object.fromEntries(Object.entries(headers).map(([k, v]) => [k, [v]]))],
  ])('%s', async (_, payload, given) => {
    expect(await verifyWebhook(payload, given, secret)).toEqual(event)
  })

  test('with either secret for a day after one replaced the other', async () => {
    const both = sent([other, secret])
    expect(await verifyWebhook(both.body, both.headers, secret)).toEqual(event)
    expect(await verifyWebhook(both.body, both.headers, other)).toEqual(event)
  })

  test('by a receiver that knows several', async () => {
    expect(await verifyWebhook(body, headers, [other, secret])).toEqual(event)
  })

  test('as the library of Standard Webhooks signs it', async () => {
    const id = 'msg_1'
    const signature = new Webhook(secret).sign(id, now, body)
    const given = { 'webhook-id': id, 'webhook-timestamp': String(+now / 1000), 'webhook-signature': signature }
    expect(await verifyWebhook(body, given, secret)).toEqual(event)
  })
})

describe('what is not from the service, or not from now, is refused', () => {
  const { body, headers } = sent()

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('%s is missing', async name => {
    const rest = Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))
    expect(await reasonOf(verifyWebhook(body, rest, secret))).toBe('headers')
    expect(await reasonOf(verifyWebhook(body, new Headers(rest), secret))).toBe('headers')
    expect(await reasonOf(verifyWebhook(body, { ...rest, [name]: '' }, secret))).toBe('headers')
  })

  test.each([
    ['five minutes late', 300, undefined],
    ['a second more', 301, 'timestamp'],
    ['five minutes early', -300, undefined],
    ['a second more', -301, 'timestamp'],
  ])('%s', async (_, seconds, reason) => {
    vi.setSystemTime(now.getTime() + seconds * 1000)
    const attempt = verifyWebhook(body, headers, secret)
    if (reason) expect(await reasonOf(attempt)).toBe(reason)
    else expect(await attempt).toEqual(event)
  })

  test.each(['soon', 'NaN', 'Infinity', '2026-11-21T10:00:00Z'])('the second %s', async timestamp => {
    expect(await reasonOf(verifyWebhook(body, { ...headers, 'webhook-timestamp': timestamp }, secret))).toBe(
      'timestamp',
    )
  })

  test.each([
    ['another secret', { secret: other }],
    ['no secret', { secret: [] }],
    ['another body', { body: `${sent().body} ` }],
    ['a body that was printed again', { body: JSON.stringify(JSON.parse(sent().body), null, 1) }],
    ['another id', { id: 'dlv_2' }],
    ['another second', { timestamp: String(+now / 1000 - 1) }],
    ['a signature of another version', { signature: (headers['webhook-signature'] ?? '').replace('v1,', 'v1a,') }],
    ['a signature cut short', { signature: (headers['webhook-signature'] ?? '').slice(0, -2) }],
    ['no signature at all', { signature: 'v1,' }],
    ['what is no base64', { signature: `v1,${'*'.repeat(43)}=` }],
    [
      'a thousand signatures',
      {
        signature: Array(1000)
          .fill(`v1,${'A'.repeat(43)}=`)
          .join(' '),
      },
    ],
  ])(
    '%s',
    async (_, changed: {
      secret?: string | string[]
      body?: string
      id?: string
      timestamp?: string
      signature?: string
    }) => {
      const given = {
        'webhook-id': changed.id ?? headers['webhook-id'],
        'webhook-timestamp': changed.timestamp ?? headers['webhook-timestamp'],
        'webhook-signature': changed.signature ?? headers['webhook-signature'],
      }
      const attempt = verifyWebhook(changed.body ?? body, given, changed.secret ?? secret)
      expect(await reasonOf(attempt)).toBe('signature')
    },
  )

  test('what is signed and no JSON', async () => {
    const signature = new Webhook(secret).sign('dlv_1', now, '{')
    expect(await reasonOf(verifyWebhook('{', { ...headers, 'webhook-signature': signature }, secret))).toBe('json')
  })
})

describe('a receiver that is set up wrong is told what to change', () => {
  const { body, headers } = sent()
  const errorOf = async (...given: unknown[]): Promise<Error> => {
    const [payload, from, key] = given as Parameters<typeof verifyWebhook>
    const error = await verifyWebhook(payload, from, key).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(WebhookError)
    return error as WebhookError
  }

  test.each<[string, unknown, string]>([
    ['a body that express.json() has parsed', JSON.parse(body), 'received object'],
    ['a list', [JSON.parse(body)], 'received a list'],
    ['no body', undefined, 'received undefined'],
    ['null', null, 'received null'],
    ['an empty text', '', 'received an empty text'],
    ['a number', 7, 'received number'],
  ])('%s', async (_, payload, found) => {
    const error = await errorOf(payload, headers, secret)
    expect(error).toMatchObject({ reason: 'body' })
    expect(error.message).toContain(`before it is parsed; ${found}. Express: express.raw({ type: 'application/json' })`)
  })

  test.each<[string, unknown, string]>([
    ['the text of a variable that is not set', '', 'received an empty text'],
    ['a variable that is not set', undefined, 'received undefined'],
    ['null', null, 'received null'],
    ['the prefix alone', 'whsec_', 'received one without a character after whsec_'],
    ['no base64', 'whsec_%%%', 'received one that is not base64'],
    ['quotation marks from a file of variables', `"${secret}"`, 'received one that is not base64'],
    ['one of several', [secret, ''], 'received an empty text'],
  ])('a secret: %s', async (_, given, found) => {
    const error = await errorOf(body, headers, given)
    expect(error).toMatchObject({ reason: 'secret' })
    expect(error.message).toContain(`Pass the secret of the webhook, whsec_ followed by base64; ${found}.`)
    expect(error.message).not.toContain('%%%')
    expect(error.message).not.toContain(secret.slice(6))
  })

  test('headers that were not passed, and one that is missing, by its name', async () => {
    expect((await errorOf(body, undefined, secret)).message).toContain('Pass the headers of the request.')
    expect((await errorOf(body, {}, secret)).message).toContain('webhook-id is missing')
  })

  test('bytes in a buffer and a secret with a line break at its end are read', async () => {
    const { buffer } = new TextEncoder().encode(body)
    expect(await verifyWebhook(buffer, headers, `${secret}\n`)).toEqual(event)
  })

  test('the secret is refused before the request is read, so that a first call shows it', async () => {
    expect(await errorOf(undefined, undefined, '')).toMatchObject({ reason: 'secret' })
  })
})

describe('signedWebhook of the entry for tests', () => {
  test('is read by verifyWebhook and by the library of Standard Webhooks', async () => {
    vi.useRealTimers()
    const { payload, headers } = await signedWebhook(event, secret)
    expect(await verifyWebhook(payload, headers, secret)).toEqual(event)
    expect(new Webhook(secret).verify(payload, headers)).toEqual(event)
    expect(headers['webhook-id']).toMatch(/^dlv_[0-9a-f]{32}$/)
  })

  test('is a request of the platform, for a route handler', async () => {
    vi.useRealTimers()
    const signed = await signedWebhook(event, secret)
    const request = signed.toRequest('https://crm.example/webhooks')
    expect(request).toMatchObject({ method: 'POST', url: 'https://crm.example/webhooks' })
    expect(await verifyWebhook(await request.text(), request.headers, secret)).toEqual(event)
    expect(signed.body).toBe(signed.payload)
  })

  test('takes the id of an earlier delivery', async () => {
    expect((await signedWebhook(event, secret, 'dlv_7')).headers['webhook-id']).toBe('dlv_7')
  })
})

test('events are told apart by their type', () => {
  const hostOf = (one: WebhookEvent): string => (one.type === 'lead.created' ? one.data.host : one.data.webhookId)
  expect(hostOf(event)).toBe('whk_Léa 👋')
})
