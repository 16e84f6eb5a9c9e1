import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { AttemptFault } from './attempt-fault.ts'
import type { SignedMessage } from './signed-message.ts'

/** What is read of an answer. */
export interface ReceiverAnswer {
  status: number
  retryAfter: string | undefined
}

const headBytesMax = 8 * 1024

/**
 * Writes one request on a connection and reads the status of its answer. The body is never read; the connection ends with
 * the head, with a change of protocol, or with the signal.
 * @throws AttemptFault `connect` for an answer that is none, `timeout`.
 */
export const receiverAnswer = (
  url: URL,
  { headers, body }: SignedMessage,
  connection: Socket,
  signal: AbortSignal,
): Promise<ReceiverAnswer> => {
  const { promise, resolve, reject } = Promise.withResolvers<ReceiverAnswer>()
  const call = request({
    // Given with its connection, the request has no agent: no pool, and no proxy of the environment.
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
