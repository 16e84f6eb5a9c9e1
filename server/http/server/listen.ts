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
import { deferDuringArrivals } from './arrivals.ts'
import { createMessageClasses } from './express-messages.ts'

/** Address, timeouts and connection limit of the server. */
export interface ListenOptions {
  host: string
  port: number
  headersTimeoutMs: number
  /** Timeout of a body; its route enforces it. */
  bodyTimeoutMs: number
  /** Most open connections; further ones are closed at once. */
  maxConnections: number
  /** Longest time without the client reading a byte of the response; 30 s by default. */
  unreadMsMax?: number
}

/** Extra time of a whole request beyond the timeouts of headers and body, so that the route's own 408 comes first. */
const slackMs = 5000

/** Request with its response. */
interface Exchange {
  request: IncomingMessage
  answer: ServerResponse
  /** Index among the running exchanges. */
  at: number
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/** Error codes of malformed requests, by Node's names. */
const brokenFailures: Record<string, { code: ErrorCode; status?: number; message?: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout' },
  HPE_HEADER_OVERFLOW: { code: 'invalid_request', status: 431, message: 'The headers are larger than 16 KiB.' },
}

/** Responds to bytes that are not a request: without a response object of Node it is written to the socket. */
const respondToBrokenRequest = (
  error: NodeJS.ErrnoException,
  socket: Socket,
  last: Exchange | undefined,
  id: string,
): void => {
  // A second response to a request whose first one left before its body arrived would be taken for the next one's.
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

/** Listening server. */
export interface Listener {
  url: string
  /** Stops: finishes running requests, closes idle connections, and cuts the rest after the timeout. */
  drain(timeoutMs: number): Promise<void>
}

/** Interval at which idle connections are closed during shutdown. */
const sweepMs = 50

/** Checks of a running response per read timeout. */
const looksPerUnreadTime = 6

/**
 * Destroys a socket when no byte of its response was read for a time. One timer checks all pending responses, which are
 * few: most are sent in one piece, so that requests need no timer of their own.
 */
const watchReaders = (running: readonly Exchange[], unreadMsMax: number): NodeJS.Timeout => {
  const watched = new WeakSet<ServerResponse>()
  const look = (): void => {
    for (const { answer } of running) {
      if (!answer.headersSent || watched.has(answer)) continue
      watched.add(answer)
      // Node restarts this timeout with each chunk that is read, destroys the socket when it expires, and clears it
      // after the response.
      answer.socket?.setTimeout(unreadMsMax)
    }
  }
  return setInterval(look, unreadMsMax / looksPerUnreadTime).unref()
}

/** Property of a socket with its last exchange; entries of a WeakMap would slow each garbage collection. */
const last = Symbol('last exchange')

/** A connection of a server. */
interface Connection extends Socket {
  [last]?: Exchange
}

/** Running exchanges of a server. */
interface Exchanges {
  /** An array, since a growing Set keeps its old tables alive until the next full collection. */
  running: Exchange[]
  /** Connections without a request so far: Node counts the wait for the first one as a running request. */
  unasked: Set<Connection>
  isStopping: boolean
}

/** Removes an exchange; the last one moves to its index. */
const removeExchange = (running: Exchange[], { at }: Exchange): void => {
  const last = running.pop()
  if (!last || last.at === at) return
  last.at = at
  running[at] = last
}

const endConnection = ({ answer }: Pick<Exchange, 'answer'>): void => {
  if (!answer.headersSent) answer.setHeader('Connection', 'close')
}

/** Passes each request to the app, and tracks the running ones. */
const trackExchanges = (app: RequestListener, exchanges: Exchanges): RequestListener => {
  return function takeRequest(request, answer) {
    const exchange = { request, answer, at: exchanges.running.length }
    const connection: Connection = request.socket
    if (!connection[last]) exchanges.unasked.delete(connection)
    connection[last] = exchange
    exchanges.running.push(exchange)
    answer.on('close', () => removeExchange(exchanges.running, exchange))
    if (exchanges.isStopping) endConnection(exchange)
    app(request, answer)
  }
}

/** Closes connections without any data, as browsers and proxies open them in advance. */
const closeSilent = ({ unasked }: Exchanges): void => {
  for (const connection of unasked) if (connection.bytesRead === 0) connection.destroy()
}

/** Drains a server without losing an accepted request: every response from now on carries `Connection: close`. */
const drainServer = async (server: Server, exchanges: Exchanges, timeoutMs: number): Promise<void> => {
  const closed = once(server, 'close')
  exchanges.isStopping = true
  exchanges.running.forEach(endConnection)
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
  // Closing at once would cut clients whose next request is on its way; they know one sweep later.
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

const getTimeouts = ({ headersTimeoutMs, bodyTimeoutMs }: ListenOptions): ServerOptions => ({
  headersTimeout: headersTimeoutMs,
  requestTimeout: headersTimeoutMs + bodyTimeoutMs + slackMs,
  connectionsCheckingInterval: Math.min(1000, headersTimeoutMs),
  keepAliveTimeout: 65_000,
  // The app refuses a request without a host itself, in the common format.
  requireHostHeader: false,
})

/** URL of a listening server; the system may have chosen its port. */
export const getServerUrl = (server: Server, host: string): string => {
  // A listening TCP server has an address of this form.
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Starts a server for an app; half-sent requests are cut with 408, clients that do not read are cut too. */
export const listen = async (
  app: RequestListener,
  listening: ListenOptions,
  newId: () => string,
  connectionRefused: () => void = () => {},
): Promise<Listener> => {
  const { host, port, maxConnections, unreadMsMax = 30_000 } = listening
  const exchanges: Exchanges = { running: [], unasked: new Set(), isStopping: false }
  const arrivals = deferDuringArrivals(app)
  const take = trackExchanges(arrivals.take, exchanges)
  const server = createServer({ ...getTimeouts(listening), ...createMessageClasses(app) }, take)
  // Node would answer `Expect` before authentication, and an unknown expectation without a body.
  server.on('checkContinue', take)
  server.on('checkExpectation', take)
  server.on('clientError', (error, stream) => {
    // Connections of an HTTP server are TCP sockets.
    const socket = stream as Connection
    respondToBrokenRequest(error, socket, socket[last], newId())
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
  // Linux drops connections beyond its queue, and the client, which believes to be connected, retransmits with doubling
  // delays: more than Node's default of 511 may arrive at once.
  server.listen({ port, host, backlog: maxConnections })
  await once(server, 'listening')
  return {
    url: getServerUrl(server, host),
    drain: timeoutMs => drainServer(server, exchanges, timeoutMs),
  }
}
