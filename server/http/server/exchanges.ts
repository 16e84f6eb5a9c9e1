import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Request with its response. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** Index among the running exchanges. */
  at: number
}

/** Property of a socket with its last exchange; entries of a WeakMap would slow each garbage collection. */
export const lastExchange = Symbol('last exchange')

/** A connection of a server. */
export interface Connection extends Socket {
  [lastExchange]?: Exchange
}

/** Running exchanges of a server. */
export interface Exchanges {
  /** An array, since a growing Set keeps its old tables alive until the next full collection. */
  running: Exchange[]
  /** Connections without a request so far: Node counts the wait for the first one as a running request. */
  unused: Set<Connection>
  isStopping: boolean
}

/** Removes an exchange; the last one moves to its index. */
const removeExchange = (running: Exchange[], { at }: Exchange): void => {
  const last = running.pop()
  if (!last || last.at === at) return
  last.at = at
  running[at] = last
}

/** Has a connection closed after its response. */
export const closeAfterResponse = ({ response }: Pick<Exchange, 'response'>): void => {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

/** Passes each request to the app, and tracks the running ones. */
export const trackExchanges = (app: RequestListener, exchanges: Exchanges): RequestListener => {
  return function takeRequest(request, response) {
    const exchange = { request, response, at: exchanges.running.length }
    const connection: Connection = request.socket
    if (!connection[lastExchange]) exchanges.unused.delete(connection)
    connection[lastExchange] = exchange
    exchanges.running.push(exchange)
    response.on('close', () => removeExchange(exchanges.running, exchange))
    if (exchanges.isStopping) closeAfterResponse(exchange)
    app(request, response)
  }
}

/** Checks of a running response within its read timeout. */
const checksPerUnreadTime = 6

/**
 * Destroys a socket when no byte of its response was read for a time. One timer checks all pending responses, which are
 * few: most are sent in one piece, so that requests need no timer of their own.
 */
export const watchReaders = (running: readonly Exchange[], unreadMsMax: number): NodeJS.Timeout => {
  const watched = new WeakSet<ServerResponse>()
  const setTimeouts = (): void => {
    for (const { response } of running) {
      if (!response.headersSent || watched.has(response)) continue
      watched.add(response)
      // Node restarts this timeout with each chunk that is read, destroys the socket when it expires, and clears it
      // after the response.
      response.socket?.setTimeout(unreadMsMax)
    }
  }
  return setInterval(setTimeouts, unreadMsMax / checksPerUnreadTime).unref()
}
