import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type ErrorCode, errors } from '#contract/shared/errors'
import { exchangeKinds } from './exchange.ts'

/** Where and how long the service listens. */
export interface Listening {
  host: string
  port: number
  headersTimeoutMs: number
  /** Longest time of a body; its route cuts it. */
  bodyTimeoutMs: number
  /** Most connections at once; more are closed as soon as they are there. */
  maxConnections: number
  /** Longest time in which a caller may read nothing of an answer; 30 s when left out. */
  unreadMsMax?: number
}

/** What a whole request may take beyond its headers and its body, so that the route's own 408 comes first. */
const slackMs = 5000

/** A request with its answer. */
interface Exchange {
  request: IncomingMessage
  answer: ServerResponse
  /** Its place in the list of those that run. */
  at: number
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/** What was wrong with bytes that are no request, by Node's names. */
const brokenFailures: Record<string, { code: ErrorCode; status?: number; message?: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout' },
  HPE_HEADER_OVERFLOW: { code: 'invalid_request', status: 431, message: 'The headers are larger than 16 KiB.' },
}

/** Failures before there is a request: the answer is written by hand, in the one shape. */
const answerBroken = (error: NodeJS.ErrnoException, socket: Socket, last: Exchange | undefined, id: string): void => {
  // A second answer to a request whose first one left before its body arrived would be taken for the next one's.
  const wasAnswered = last?.answer.headersSent && !last.request.complete
  if (!socket.writable || error.code === 'ECONNRESET' || wasAnswered) {
    socket.destroy()
    return
  }
  const { code, ...special } = brokenFailures[error.code ?? ''] ?? { code: 'invalid_request' }
  const { status, message } = { ...errors[code], ...special }
  const requestId = `req_${id}`
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

/** How often answers are looked at whose callers may have stopped reading, as a part of the time that they have. */
const looksPerUnreadTime = 6

/**
 * Lets a socket end when nothing of its answer was read for a time. One timer looks at all answers that have begun and
 * are still not over, which few are: most leave in one piece, and no request pays for this.
 */
const watchReaders = (running: readonly Exchange[], unreadMsMax: number): NodeJS.Timeout => {
  const watched = new WeakSet<ServerResponse>()
  const look = (): void => {
    for (const { answer } of running) {
      if (!answer.headersSent || watched.has(answer)) continue
      watched.add(answer)
      // Node counts it anew with each piece that was read, destroys the socket at its end, and lifts it with the answer.
      answer.socket?.setTimeout(unreadMsMax)
    }
  }
  return setInterval(look, unreadMsMax / looksPerUnreadTime).unref()
}

/** Under which a connection has its last exchange; in a WeakMap each of them would be work for every collection. */
const last = Symbol('last exchange')

/** A connection of a server. */
interface Connection extends Socket {
  [last]?: Exchange
}

/** The exchanges of a server that run. */
interface Exchanges {
  /** A list and no Set: the tables that a Set outgrows keep what was in them alive until the next full collection. */
  running: Exchange[]
  isStopping: boolean
}

/** Takes an exchange off the list; the last one gets its place. */
const leave = (running: Exchange[], { at }: Exchange): void => {
  const last = running.pop()
  if (!last || last.at === at) return
  last.at = at
  running[at] = last
}

const endConnection = ({ answer }: Pick<Exchange, 'answer'>): void => {
  if (!answer.headersSent) answer.setHeader('Connection', 'close')
}

/** Hands every request to the app, and knows which of them run. */
const taking = (app: RequestListener, exchanges: Exchanges): RequestListener => {
  return function takeRequest(request, answer) {
    const exchange = { request, answer, at: exchanges.running.length }
    const connection: Connection = request.socket
    connection[last] = exchange
    exchanges.running.push(exchange)
    answer.on('close', () => leave(exchanges.running, exchange))
    if (exchanges.isStopping) endConnection(exchange)
    app(request, answer)
  }
}

/** Lets a server end without losing a request that it took: every answer from now on says that its connection ends. */
const drained = async (server: Server, exchanges: Exchanges, timeoutMs: number): Promise<void> => {
  const closed = once(server, 'close')
  exchanges.isStopping = true
  exchanges.running.forEach(endConnection)
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
  // Closing at once would cut callers whose next request is on its way; within a sweep they are asked to leave.
  await pause(Math.min(sweepMs, timeoutMs))
  server.close()
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
  await closed
  clearTimeout(cut)
  clearInterval(sweep)
}

const timeLimits = ({ headersTimeoutMs, bodyTimeoutMs }: Listening): ServerOptions => ({
  headersTimeout: headersTimeoutMs,
  requestTimeout: headersTimeoutMs + bodyTimeoutMs + slackMs,
  connectionsCheckingInterval: Math.min(1000, headersTimeoutMs),
  keepAliveTimeout: 65_000,
  // The app refuses a request without a host itself, in the one shape.
  requireHostHeader: false,
})

/** Where a server is reached that listens on a host; its port may have been any free one. */
export const urlOf = (server: Server, host: string): string => {
  // A TCP server that listens has an address of this form.
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Listens with an app; half-sent requests are cut with 408, callers that do not read are cut too. */
export const listen = async (
  app: RequestListener,
  listening: Listening,
  newId: () => string,
  connectionRefused: () => void = () => {},
): Promise<Listener> => {
  const { host, port, maxConnections, unreadMsMax = 30_000 } = listening
  const exchanges: Exchanges = { running: [], isStopping: false }
  const take = taking(app, exchanges)
  const server = createServer({ ...timeLimits(listening), ...exchangeKinds(app) }, take)
  // Node would answer an expectation before anybody knows the caller, and one that it does not know without a body.
  server.on('checkContinue', take)
  server.on('checkExpectation', take)
  server.on('clientError', (error, stream) => {
    // Connections of an HTTP server are sockets of TCP.
    const socket = stream as Connection
    answerBroken(error, socket, socket[last], newId())
  })
  server.maxConnections = maxConnections
  server.on('drop', connectionRefused)
  const readers = watchReaders(exchanges.running, unreadMsMax)
  server.once('close', () => clearInterval(readers))
  server.listen(port, host)
  await once(server, 'listening')
  return {
    url: urlOf(server, host),
    drain: timeoutMs => drained(server, exchanges, timeoutMs),
  }
}
