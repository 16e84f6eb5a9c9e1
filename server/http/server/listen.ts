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
import { securityHeaderLines } from '../answers/security-headers.ts'
import { afterArrivals } from './arrivals.ts'
import { expressMessageClasses } from './express-messages.ts'

/** Address, time limits and connection limit of the server. */
export interface Listening {
  host: string
  port: number
  headersTimeoutMs: number
  /** Longest time of a body; its route cuts it. */
  bodyTimeoutMs: number
  /** Most connections at once; further ones are closed on arrival. */
  maxConnections: number
  /** Longest time without a byte of the answer being read; 30 s when left out. */
  unreadMsMax?: number
}

/** What a whole request may take beyond its headers and its body, so that the route's own 408 comes first. */
const slackMs = 5000

/** A request with its answer. */
interface Exchange {
  request: IncomingMessage
  answer: ServerResponse
  /** Its index among the running exchanges. */
  at: number
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/** Codes of malformed requests, by Node's names. */
const brokenFailures: Record<string, { code: ErrorCode; status?: number; message?: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout' },
  HPE_HEADER_OVERFLOW: { code: 'invalid_request', status: 431, message: 'The headers are larger than 16 KiB.' },
}

/** Answers bytes that are no request: without a response object of Node the answer is written to the socket. */
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
    ...securityHeaderLines,
    'Access-Control-Allow-Origin: *',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** A service that listens. */
export interface Listener {
  url: string
  /** Stops: finishes running requests, closes idle connections, and cuts the rest after the time. */
  drain(timeoutMs: number): Promise<void>
}

/** Interval at which idle connections are closed while the service stops. */
const sweepMs = 50

/** Checks of a running answer for each time limit of reading. */
const looksPerUnreadTime = 6

/**
 * Destroys a socket when nothing of its answer was read for a time. One timer watches the answers that are under way at
 * its tick, which are few: most are sent in one piece, so that no request pays for a timer of its own.
 */
const watchReaders = (running: readonly Exchange[], unreadMsMax: number): NodeJS.Timeout => {
  const watched = new WeakSet<ServerResponse>()
  const look = (): void => {
    for (const { answer } of running) {
      if (!answer.headersSent || watched.has(answer)) continue
      watched.add(answer)
      // Node restarts this timeout with each piece that is read, destroys the socket when it expires, and clears it after the answer.
      answer.socket?.setTimeout(unreadMsMax)
    }
  }
  return setInterval(look, unreadMsMax / looksPerUnreadTime).unref()
}

/** The property of a socket with its last exchange; entries of a WeakMap would slow each garbage collection. */
const last = Symbol('last exchange')

/** A connection of a server. */
interface Connection extends Socket {
  [last]?: Exchange
}

/** The exchanges of a server that run. */
interface Exchanges {
  /** An array, since the tables that a Set outgrows keep their old entries alive until the next full collection. */
  running: Exchange[]
  /** Connections that no request came on yet: Node takes the wait for a first one for a request that is under way. */
  unasked: Set<Connection>
  isStopping: boolean
}

/** Removes an exchange; the last one moves to its index. */
const leave = (running: Exchange[], { at }: Exchange): void => {
  const last = running.pop()
  if (!last || last.at === at) return
  last.at = at
  running[at] = last
}

const endConnection = ({ answer }: Pick<Exchange, 'answer'>): void => {
  if (!answer.headersSent) answer.setHeader('Connection', 'close')
}

/** Passes each request to the app, and records which are running. */
const taking = (app: RequestListener, exchanges: Exchanges): RequestListener => {
  return function takeRequest(request, answer) {
    const exchange = { request, answer, at: exchanges.running.length }
    const connection: Connection = request.socket
    if (!connection[last]) exchanges.unasked.delete(connection)
    connection[last] = exchange
    exchanges.running.push(exchange)
    answer.on('close', () => leave(exchanges.running, exchange))
    if (exchanges.isStopping) endConnection(exchange)
    app(request, answer)
  }
}

/** Connections from which nothing came, as browsers and proxies open them ahead of their need. */
const closeSilent = ({ unasked }: Exchanges): void => {
  for (const connection of unasked) if (connection.bytesRead === 0) connection.destroy()
}

/** Drains a server without losing an accepted request: every answer from now on carries `Connection: close`. */
const drained = async (server: Server, exchanges: Exchanges, timeoutMs: number): Promise<void> => {
  const closed = once(server, 'close')
  exchanges.isStopping = true
  exchanges.running.forEach(endConnection)
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
  // Closing at once would cut clients whose next request is on its way; one sweep later they know.
  await pause(Math.min(sweepMs, timeoutMs))
  server.close()
  const sweep = setInterval(() => {
    server.closeIdleConnections()
    closeSilent(exchanges)
  }, sweepMs)
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

/** The URL of a listening server; its port may have been chosen by the system. */
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
  const exchanges: Exchanges = { running: [], unasked: new Set(), isStopping: false }
  const arrivals = afterArrivals(app)
  const take = taking(arrivals.take, exchanges)
  const server = createServer({ ...timeLimits(listening), ...expressMessageClasses(app) }, take)
  // Node would answer `Expect` before the caller is authenticated, and an unknown expectation without a body.
  server.on('checkContinue', take)
  server.on('checkExpectation', take)
  server.on('clientError', (error, stream) => {
    // Connections of an HTTP server are sockets of TCP.
    const socket = stream as Connection
    answerBroken(error, socket, socket[last], newId())
  })
  server.on('connection', (connection: Connection) => {
    arrivals.arrived()
    exchanges.unasked.add(connection)
    connection.once('close', () => exchanges.unasked.delete(connection))
  })
  server.maxConnections = maxConnections
  server.on('drop', connectionRefused)
  const readers = watchReaders(exchanges.running, unreadMsMax)
  server.once('close', () => clearInterval(readers))
  // Linux drops what comes on a connection beyond its queue, and the caller, who believes to be connected, sends it again
  // after pauses that double: more than Node's 511 may come at once.
  server.listen({ port, host, backlog: maxConnections })
  await once(server, 'listening')
  return {
    url: urlOf(server, host),
    drain: timeoutMs => drained(server, exchanges, timeoutMs),
  }
}
