import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request as it arrived. */
interface Hit {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** Monotonic, ms. */
  at: number
}

/** Answers one request; `number` counts from 1. */
export type Answer = (response: ServerResponse, number: number, hit: Hit) => void

/** A service on a socket of its own that answers as the test says and remembers what it was asked. */
export interface Service {
  url: string
  hits: Hit[]
}

const read = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  return body
}

/** Starts a service that ends with its test. */
export const service = async (answer: Answer, ended: (end: () => void) => void = onTestFinished): Promise<Service> => {
  const hits: Hit[] = []
  const server = createServer(async (request, response) => {
    const at = performance.now()
    const body = await read(request)
    const hit = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body, at }
    answer(response, hits.push(hit), hit)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ended(() => {
    server.closeAllConnections()
    server.close()
  })
  // A listening TCP server has an address of this kind.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, hits }
}

/** Answers JSON. */
export const json = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** The body of a failure. */
export const failure = (code: string, more: object = {}) => ({
  success: false,
  error: 'It failed.',
  code,
  requestId: 'req_1',
  ...more,
})

/** The body of a good estimate, as far as these tests read it. */
export const estimated = (estimationCentrale = 500_000) => ({
  success: true,
  data: { estimationCentrale },
  meta: { api_key_name: 'Test', tier: 'sandbox', method: 'm', requestId: 'req_1' },
})

/** Headers that say what is left of the limits of a key. */
export const rateHeaders = (limit: number, remaining: number, reset: number): Record<string, string> => ({
  'x-ratelimit-limit': `${limit}`,
  'x-ratelimit-remaining': `${remaining}`,
  'x-ratelimit-reset': `${reset}`,
})

/** A home that any service of these tests estimates. */
export const home = { commune: 'Mamer', surface: 80 }

/** The key of these tests; long enough to be taken out of texts. */
export const apiKey = 'vk_live_3fYbQ1tTestOnly'
