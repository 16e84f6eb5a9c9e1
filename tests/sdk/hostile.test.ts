import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { type ClientOptions, createClient } from '@valorem/sdk'
import { nodeFetch } from '@valorem/sdk/node'
import { expect, onTestFinished, test } from 'vitest'
import { type HostileCase, hostileCases, type Reply } from './hostile-cases.ts'
import { apiKey, home } from './service.ts'

/** Counts whole requests of a connection by their stated length. */
const countRequests = (take: () => void) => {
  let text = ''
  return (bytes: Buffer): void => {
    text += bytes.toString('latin1')
    for (;;) {
      const end = text.indexOf('\r\n\r\n')
      const length = end < 0 ? 0 : Number(/^content-length: *(\d+)/im.exec(text.slice(0, end))?.[1] ?? 0)
      if (end < 0 || text.length < end + 4 + length) return
      text = text.slice(end + 4 + length)
      take()
    }
  }
}

/** A server that speaks no HTTP but what the case writes. */
const startServer = async (reply: Reply) => {
  const seen = { requests: 0 }
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on(
      'data',
      countRequests(() => {
        seen.requests += 1
        reply(socket, seen.requests)
      }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo // a listening TCP server has one of this kind
  return { url: `http://127.0.0.1:${port}`, seen }
}

const run = async ({ reply, options }: HostileCase, more: ClientOptions = {}) => {
  const { url, seen } = await startServer(reply)
  const client = createClient({ apiKey, baseUrl: url, maxRetryDelayMs: 10, ...options, ...more })
  const outcome = await client.safe.estimation.estimate(home)
  return { outcome, requests: seen.requests }
}

/** An expected object, in which a regular expression stands for a text that it matches. */
const matching = (expected: object): object =>
  expect.objectContaining(
    Object.fromEntries(
      Object.entries(expected).map(([name, value]) => {
        if (value instanceof RegExp) return [name, expect.stringMatching(value)]
        return [name, typeof value === 'object' && value && !Array.isArray(value) ? matching(value) : value]
      }),
    ),
  )

test.each(hostileCases)('$condition', async hostile => {
  const { outcome, requests } = await run(hostile)
  expect(outcome).toEqual(matching(hostile.expected))
  expect(requests).toBe(hostile.requests)
})

test('no condition is tried twice', () => {
  expect(new Set(hostileCases.map(({ condition }) => condition)).size).toBe(hostileCases.length)
})

test('no object has got a field from an answer', () => {
  expect({}).not.toHaveProperty('stolen')
})

test.each(hostileCases.filter(({ condition }) => /connection|body|gzip|redirect|\b30\d/.test(condition)))(
  'over node:http too: $condition',
  async hostile => {
    const { outcome, requests } = await run(hostile, { fetch: nodeFetch() })
    expect(outcome).toMatchObject({ ok: (hostile.expected as { ok: boolean }).ok })
    expect(requests).toBe(hostile.requests)
  },
)
