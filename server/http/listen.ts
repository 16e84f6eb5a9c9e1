import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type ErrorCode, errors } from '#contract/shared/errors'

/** Where and how long the service listens. */
export interface Listening {
  host: string
  port: number
  headersTimeoutMs: number
  /** Longest time of a body; its route cuts it. */
  bodyTimeoutMs: number
}

/** What a whole request may take beyond its headers and its body, so that the route's own 408 comes first. */
const slackMs = 5000

const reasons: Record<number, string> = { 400: 'Bad Request', 408: 'Request Timeout' }

/** Failures before there is a request: the answer is written by hand, in the one shape. */
const answerBroken = (error: NodeJS.ErrnoException, socket: Socket, newId: () => string): void => {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const code: ErrorCode = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'invalid_request'
  const { status, message } = errors[code]
  const requestId = `req_${newId()}`
  const body = JSON.stringify({ success: false, error: message, code, requestId })
  const head = [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Access-Control-Allow-Origin: *',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** A service that listens. */
export interface Listener {
  url: string
  /** Stops: running requests end, connections that rest are closed, and what is left after the time is cut. */
  drain(timeoutMs: number): Promise<void>
}

/** How often connections that rest are closed while the service stops. */
const sweepMs = 50

/** Lets a server end without losing a request that it took: every answer from now on says that its connection ends. */
const drained = async (server: Server, running: ReadonlySet<ServerResponse>, timeoutMs: number): Promise<void> => {
  const closed = once(server, 'close')
  const lastOnItsConnection = (answer: ServerResponse): void => {
    if (!answer.headersSent) answer.setHeader('Connection', 'close')
  }
  running.forEach(lastOnItsConnection)
  server.prependListener('request', (_request, answer) => lastOnItsConnection(answer))
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
  // Closing at once would cut callers whose next request is on its way; within a sweep they are told to leave.
  await pause(Math.min(sweepMs, timeoutMs))
  server.close()
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
  await closed
  clearTimeout(cut)
  clearInterval(sweep)
}

/** Listens with an app; half-sent requests are cut with 408. */
export const listen = async (
  app: RequestListener,
  { host, port, headersTimeoutMs, bodyTimeoutMs }: Listening,
  newId: () => string,
): Promise<Listener> => {
  const running = new Set<ServerResponse>()
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: headersTimeoutMs + bodyTimeoutMs + slackMs,
      connectionsCheckingInterval: Math.min(1000, headersTimeoutMs),
      keepAliveTimeout: 65_000,
    },
    app,
  )
  server.prependListener('request', (_request, answer) => {
    running.add(answer)
    answer.once('close', () => running.delete(answer))
  })
  server.on('clientError', (error, socket) => answerBroken(error, socket as Socket, newId))
  server.listen(port, host)
  await once(server, 'listening')
  // A TCP server that listens has an address of this form.
  const address = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    drain: timeoutMs => drained(server, running, timeoutMs),
  }
}
