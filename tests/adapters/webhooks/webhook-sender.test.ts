import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test, vi } from 'vitest'
import { receiverCertificate } from '../../support/receiver-certificate.ts'
import { call, now, receiver, secret, secureReceiver, sender } from './world.ts'

const takes = async () => {
  const got: { method: string | undefined; path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
  const at = await receiver(async (request, response) => {
    got.push({ method: request.method, path: request.url, headers: request.headers, body: await text(request) })
    response.writeHead(204).end()
  })
  return { ...at, got }
}

describe('what is sent', () => {
  test('is one POST of JSON, with nothing about who asks but our name', async () => {
    const { url, port, got } = await takes()
    expect(await sender().send(call(url))).toEqual({ taken: true, status: 204, ms: expect.any(Number) })
    expect(got).toHaveLength(1)
    expect(got[0]).toMatchObject({ method: 'POST', path: '/valorem?a=1' })
    expect(JSON.parse(got[0]?.body ?? '')).toEqual(call(url).event)
    expect(got[0]?.headers).toEqual({
      host: `127.0.0.1:${port}`,
      connection: 'close',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(got[0]?.body ?? '')),
      'accept-encoding': 'identity',
      'user-agent': 'Valorem',
      'webhook-id': 'dlv_1',
      'webhook-timestamp': String(now.getTime() / 1000),
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    })
  })

  test('has the same id at each attempt, and the time of the attempt', async () => {
    const { url, got } = await takes()
    await sender().send(call(url))
    await sender({}, { now: () => new Date('2026-11-21T10:00:30.900Z') }).send(call(url))
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual(['dlv_1', 'dlv_1'])
    expect(got.map(({ headers }) => Number(headers['webhook-timestamp']) - now.getTime() / 1000)).toEqual([0, 30])
  })

  test('is told apart by nothing of a proxy that the environment names', async () => {
    const { url, got } = await takes()
    vi.stubEnv('NODE_USE_ENV_PROXY', '1')
    vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:1')
    try {
      expect(await sender().send(call(url))).toMatchObject({ taken: true })
    } finally {
      vi.unstubAllEnvs()
    }
    expect(got).toHaveLength(1)
  })
})

describe('signatures, as the library of Standard Webhooks reads them', () => {
  const other = `whsec_${Buffer.alloc(32, 9).toString('base64')}`

  /** What was sent, signed at the time of the library's own clock. */
  const sent = async (secrets: readonly string[]) => {
    const { url, got } = await takes()
    await sender({}, { now: () => new Date() }).send({ ...call(url), secrets })
    const [{ headers, body } = { headers: {}, body: '' }] = got
    return (key: string, payload = body) => new Webhook(key).verify(payload, headers as Record<string, string>)
  }

  test('one secret: it is read with that secret and no other, and no other text is', async () => {
    const read = await sent([secret])
    expect(read(secret)).toEqual(call('').event)
    expect(() => read(other)).toThrow('No matching signature')
    expect(() => read(secret, '{}')).toThrow('No matching signature')
  })

  test('two secrets, for a day after one replaced the other: it is read with either', async () => {
    const read = await sent([other, secret])
    expect(read(secret)).toEqual(read(other))
    expect(() => read(`whsec_${Buffer.alloc(32, 8).toString('base64')}`)).toThrow('No matching signature')
  })

  test('the example of the specification', async () => {
    // Of the tests of the official libraries: key, id, second, payload and signature.
    const { createSignedMessage: signedMessage } = await import('#server/adapters/webhooks/signed-message')
    const message = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      // Printed as `{"test": 2432232314}` there; here as JSON prints it, and compared with the library.
      event: { test: 2432232314 } as never,
    }
    const { headers, body } = signedMessage(message, new Date(1614265330 * 1000))
    const library = new Webhook(message.secrets[0] ?? '')
    expect(headers['webhook-signature']).toBe(library.sign(message.id, new Date(1614265330 * 1000), body))
  })
})

describe('over TLS', () => {
  const { name, cert } = receiverCertificate
  const names = { lookup: async () => [{ address: '127.0.0.1', family: 4 }] }
  const trusted = { privateHosts: [name, 'other.agency.example'] }

  test('the name is asked for, in the greeting and in the head', async () => {
    let servername: unknown
    let host: unknown
    const { port } = await secureReceiver((request, response) => {
      servername = (request.socket as unknown as { servername: string }).servername
      host = request.headers.host
      response.end()
    })
    const outcome = await sender({ ...names, ca: [cert] }, trusted).send(call(`https://${name}:${port}/lead`))
    expect(outcome).toMatchObject({ taken: true, status: 200 })
    expect([servername, host]).toEqual([name, `${name}:${port}`])
  })

  test.each([
    ['that nobody signed', name, undefined],
    ['of another name', 'other.agency.example', [cert]],
  ])('a certificate %s gets nothing', async (_, host, ca) => {
    let requests = 0
    const { port } = await secureReceiver(() => void requests++)
    const outcome = await sender({ ...names, ca }, trusted).send(call(`https://${host}:${port}/`))
    expect(outcome).toEqual({ taken: false, fault: 'tls', ms: expect.any(Number) })
    expect(requests).toBe(0)
  })

  test('nor where the environment turns the check off', async () => {
    const { port } = await secureReceiver((_, response) => void response.end())
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    try {
      expect(await sender(names, trusted).send(call(`https://${name}:${port}/`))).toMatchObject({ fault: 'tls' })
    } finally {
      vi.unstubAllEnvs()
    }
  })

  test('a plain server is none', async () => {
    const { port } = await receiver((_, response) => void response.end())
    expect(await sender(names, trusted).send(call(`https://${name}:${port}/`))).toMatchObject({ fault: 'tls' })
  })
})

describe('what an answer says', () => {
  const answering = async (status: number, headers: Record<string, string> = {}) => {
    const { url } = await receiver((_, response) => void response.writeHead(status, headers).end('body'))
    return sender().send(call(url))
  }

  test.each([200, 201, 202, 204, 299])('%i: taken', async status => {
    expect(await answering(status)).toMatchObject({ taken: true, status })
  })

  test.each([400, 401, 404, 410, 429, 500, 503])('%i: not taken', async status => {
    expect(await answering(status)).toEqual({ taken: false, fault: 'status', status, ms: expect.any(Number) })
  })

  test.each([301, 302, 303, 304, 307, 308])('%i leads nowhere', async status => {
    const elsewhere = await takes()
    const outcome = await answering(status, { location: elsewhere.url })
    expect(outcome).toMatchObject({ taken: false, fault: 'redirect', status })
    expect(elsewhere.got).toEqual([])
  })

  test.each([
    ['120', 120],
    ['0', 0],
    ['36001', 36_000],
    ['99999999999999999999', 36_000],
    // Two minutes after the moment of the tests, which is the date that the clock shows.
    ['Sat, 21 Nov 2026 10:02:00 GMT', 120],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['Mon, 21 Dec 2026 10:00:00 GMT', 36_000],
    ['soon', undefined],
    ['-5', undefined],
    ['', undefined],
  ])('Retry-After: %j', async (text, seconds) => {
    const outcome = await answering(429, { 'retry-after': text })
    expect(outcome).toMatchObject({ taken: false, status: 429 })
    expect('retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : undefined).toBe(seconds)
  })
})

test('an attempt leaves no connection behind', async () => {
  const closed: Promise<unknown>[] = []
  const { url } = await receiver((request, response) => {
    closed.push(once(request.socket, 'close'))
    response.writeHead(200)
    response.write('a body that goes on')
  })
  expect(await sender().send(call(url))).toMatchObject({ taken: true, status: 200 })
  await Promise.all(closed)
})
