import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { deferDuringArrivals } from './arrivals.ts'
import { respondToBrokenRequest } from './broken-request.ts'
import {
  type Connection,
  closeAfterResponse,
  type Exchanges,
  lastExchange,
  trackExchanges,
  watchReaders,
} from './exchanges.ts'
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

/** Listening server. */
export interface Listener {
  url: string
  /** Stops: finishes running requests, closes idle connections, and cuts the rest after the timeout. */
  drain(timeoutMs: number): Promise<void>
}

/** Interval at which idle connections are closed during shutdown. */
const sweepMs = 50

/** Closes connections without any data, as browsers and proxies open them in advance. */
const closeUnusedConnections = ({ unused }: Exchanges): void => {
  for (const connection of unused) if (connection.bytesRead === 0) connection.destroy()
}

/** Drains a server without losing an accepted request: every response from now on carries `Connection: close`. */
const drainServer = async (server: Server, exchanges: Exchanges, timeoutMs: number): Promise<void> => {
  const closed = once(server, 'close')
  exchanges.isStopping = true
  exchanges.running.forEach(closeAfterResponse)
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
  // Closing at once would cut clients whose next request is on its way; they know one sweep later.
  await pause(Math.min(sweepMs, timeoutMs))
  server.close()
  const sweep = setInterval(() => {
    server.closeIdleConnections()
    closeUnusedConnections(exchanges)
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
  onConnectionRefused: () => void = () => {},
): Promise<Listener> => {
  const { host, port, maxConnections, unreadMsMax = 30_000 } = listening
  const exchanges: Exchanges = { running: [], unused: new Set(), isStopping: false }
  const arrivals = deferDuringArrivals(app)
  const take = trackExchanges(arrivals.receive, exchanges)
  const server = createServer({ ...getTimeouts(listening), ...createMessageClasses(app) }, take)
  // Node would answer `Expect` before authentication, and an unknown expectation without a body.
  server.on('checkContinue', take)
  server.on('checkExpectation', take)
  server.on('clientError', (error, stream) => {
    // Connections of an HTTP server are TCP sockets.
    const socket = stream as Connection
    respondToBrokenRequest(error, socket, socket[lastExchange], newId())
  })
  server.on('connection', (connection: Connection) => {
    arrivals.noteConnection()
    exchanges.unused.add(connection)
    connection.once('close', () => exchanges.unused.delete(connection))
  })
  server.maxConnections = maxConnections
  server.on('drop', onConnectionRefused)
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
