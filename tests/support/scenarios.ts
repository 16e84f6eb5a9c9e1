import { once } from 'node:events'
import { connect } from 'node:net'
import type { Operation } from '#contract/openapi/operations'
import { sandboxKey } from './app.ts'

/** The answer to a request over a socket. */
export interface Heard {
  head: string
  body: string
  /** From the request to the end of the connection. */
  ms: number
}

/** A home that the service knows. */
export const home = { commune: 'Mamer', surface: 80 }

/** Sends a request over a socket of its own, and reads until the service ends the connection. */
export const hear = async (url: string, scenario: string, method: 'GET' | 'POST' = 'POST'): Promise<Heard> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const startedAt = performance.now()
  const body = JSON.stringify(home)
  socket.write(
    [
      `${method} /api/v1/${method === 'POST' ? 'estimation' : 'market-data'} HTTP/1.1`,
      ...['Host: 127.0.0.1', `X-API-Key: ${sandboxKey}`, 'X-Request-Id: raw-1', `X-Sandbox-Scenario: ${scenario}`],
      ...(method === 'POST' ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
      ...['Connection: close', '', method === 'POST' ? body : ''],
    ].join('\r\n'),
  )
  let heard = ''
  socket.setEncoding('utf8').on('data', part => {
    heard += part
  })
  await once(socket, 'close')
  const [head = '', rest = ''] = heard.split('\r\n\r\n')
  return { head, body: rest, ms: performance.now() - startedAt }
}

let addresses = 0
/** An address that has asked for nothing in this minute. */
export const anotherAddress = (): Record<string, string> => {
  addresses += 1
  return { 'X-Forwarded-For': `198.51.${addresses >> 8}.${addresses & 255}` }
}

/** Requests a scenario of an operation, with a body that must not be read. */
export const ask = (
  app: { url: string },
  { path, method }: Pick<Operation, 'path' | 'method'>,
  scenario: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${app.url}${path.replace(/\{\w+\}/g, 'x')}`, {
    method,
    headers: {
      ...{ 'X-API-Key': sandboxKey, 'X-Sandbox-Scenario': scenario },
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(method !== 'GET' && { body: '{"nobody": "reads this' }),
  })

/** The operation that most tests call. */
export const estimate = { path: '/api/v1/estimation', method: 'POST' } as const
