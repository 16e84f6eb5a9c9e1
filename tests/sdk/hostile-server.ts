import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { type ClientOptions, createClient } from '@valorem/sdk'
import { expect, onTestFinished } from 'vitest'
import type { HostileCase, Reply } from './hostile-cases.ts'
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
export const startServer = async (reply: Reply, connected: (socket: Socket) => void = () => {}) => {
  const seen = { requests: 0 }
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    connected(socket)
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

/** The outcome of a call to a server of the case, and how many requests it got. */
export const runCase = async ({ reply, options }: HostileCase, more: ClientOptions = {}) => {
  const { url, seen } = await startServer(reply)
  const client = createClient({ apiKey, baseUrl: url, maxRetryDelayMs: 10, ...options, ...more })
  const outcome = await client.safe.estimation.estimate(home)
  return { outcome, requests: seen.requests }
}

/** An expected object, in which a regular expression stands for a text that it matches. */
export const matching = (expected: object): object =>
  expect.objectContaining(
    Object.fromEntries(
      Object.entries(expected).map(([name, value]) => {
        if (value instanceof RegExp) return [name, expect.stringMatching(value)]
        return [name, typeof value === 'object' && value && !Array.isArray(value) ? matching(value) : value]
      }),
    ),
  )
