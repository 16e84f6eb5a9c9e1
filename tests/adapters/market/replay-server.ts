import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

/** One request as the replay server saw it. */
export interface Seen {
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
}

/** What the replay server answers; the number of requests so far comes with the request. */
export type Replay = (seen: Seen, res: ServerResponse, requests: number) => void

const running: (() => void)[] = []
afterEach(() => {
  for (const stop of running.splice(0)) stop()
})

/** A server on this machine that answers as a source once did; it stops with the test. */
export const replayServer = async (replay: Replay): Promise<{ baseUrl: string; seen: Seen[] }> => {
  const seen: Seen[] = []
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost')
    const request = { path: pathname, query: searchParams, headers: req.headers }
    seen.push(request)
    replay(request, res, seen.length)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  running.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, seen }
}

/** A reach for tests: a fixed clock, waits of a millisecond. */
export const quickly = (baseUrl: string) => ({
  baseUrl,
  now: () => new Date('2026-11-21T06:10:00Z'),
  timeoutMs: 20_000,
  backOffMs: 1,
})
