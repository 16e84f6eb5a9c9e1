import type { Socket } from 'node:net'
import { type ErrorCode, errors, getErrorPage } from '#contract/shared/errors'
import { jsonType } from '#contract/shared/json-type'
import { securityHeaderLines } from '../answers/security-headers.ts'
import type { Exchange } from './exchanges.ts'

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/** Failure with a status and a sentence of its own. */
interface BrokenFailure {
  code: ErrorCode
  status?: number
  message?: string
}

/** Error codes of malformed requests, by Node's names. */
const brokenFailures: Record<string, BrokenFailure> = {
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout' },
  HPE_HEADER_OVERFLOW: { code: 'invalid_request', status: 431, message: 'The headers are larger than 16 KiB.' },
}

/** Failure of bytes that no other name fits. */
const malformed: BrokenFailure = {
  code: 'invalid_request',
  message:
    'The bytes are not one well-formed request of HTTP/1.1: its first line, a header or the framing of its body is wrong.',
}

/** Responds to bytes that are not a request: without a response object of Node it is written to the socket. */
export const respondToBrokenRequest = (
  error: NodeJS.ErrnoException,
  socket: Socket,
  last: Exchange | undefined,
  id: string,
): void => {
  // A second response to a request whose first one left before its body arrived would be taken for the next one's.
  const wasAnswered = last?.response.headersSent && !last.request.complete
  if (!socket.writable || error.code === 'ECONNRESET' || wasAnswered) {
    socket.destroy()
    return
  }
  const { code, ...special } = brokenFailures[error.code ?? ''] ?? malformed
  const { status, message } = { ...errors[code], ...special }
  const requestId = `req_${id}`
  const body = JSON.stringify({ success: false, error: message, code, requestId, docs: getErrorPage(code) })
  const head = [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    `Content-Type: ${jsonType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...securityHeaderLines,
    'Access-Control-Allow-Origin: *',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
