import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { AttemptFault } from './attempt-fault.ts'
import type { SignedMessage } from './signed-message.ts'

/** Parts of a response that are read. */
export interface ReceiverAnswer {
  status: number
  retryAfter: string | undefined
}

const headBytesMax = 8 * 1024

/**
 * Sends one request over a connection and reads the status of its response. The body is never read; the connection is
 * closed after the head, on a protocol upgrade, or by the signal.
 * @throws AttemptFault `connect` for an invalid response, `timeout`.
 */
export const sendToReceiver = (
  url: URL,
  { headers, body }: SignedMessage,
  connection: Socket,
  signal: AbortSignal,
): Promise<ReceiverAnswer> => {
  const { promise, resolve, reject } = Promise.withResolvers<ReceiverAnswer>()
  const call = request({
    // With a connection of its own the request uses no agent: no pool, and no proxy from the environment.
    createConnection: () => connection,
    method: 'POST',
    path: `${url.pathname}${url.search}`,
    maxHeaderSize: headBytesMax,
    headers: {
      ...headers,
      host: url.host,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'accept-encoding': 'identity',
      'user-agent': 'Valorem',
      connection: 'close',
    },
  })
  const ended = ({ statusCode = 0, headers }: IncomingMessage): void => {
    resolve({ status: statusCode, retryAfter: headers['retry-after'] })
    call.destroy()
    connection.destroy()
  }
  call.on('response', ended).on('upgrade', ended)
  call.on('error', error => reject(signal.aborted ? new AttemptFault('timeout') : new AttemptFault('connect', error)))
  call.on('close', () => reject(new AttemptFault(signal.aborted ? 'timeout' : 'connect')))
  call.end(body)
  return promise
}
