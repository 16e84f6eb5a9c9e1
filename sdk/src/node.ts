import { ConfigurationError } from './errors.ts'
import type { BodyReader, Fetch, FetchResponse, Signal } from './web.ts'

/** Parts of a message of `node:http` that are read, declared here: the package is compiled without types of Node. */
interface Message extends AsyncIterable<Uint8Array> {
  readonly statusCode?: number | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  pipe<Target>(target: Target): Target
  on(event: 'error', listener: (error: unknown) => void): unknown
  destroy(error?: unknown): unknown
}

/** Parts of a request of `node:http` that are used. */
interface OutgoingRequest {
  once(event: 'response', listener: (message: Message) => void): unknown
  once(event: 'error' | 'close', listener: (error: unknown) => void): unknown
  end(body?: string): unknown
  destroy(error?: unknown): unknown
}

/** Modules of Node that send a request and unpack its answer. */
interface Modules {
  'node:http': HttpModule
  'node:https': HttpModule
  'node:zlib': { createGunzip(options: object): Message }
}

interface HttpModule {
  Agent: new (options: object) => object
  request(url: string, options: object): OutgoingRequest
}

/** Options of {@link nodeFetch}. */
export interface NodeFetchOptions {
  /**
   * Agent of `node:http`, or of `node:https` for an address with `https:`; one of a proxy, for example.
   * @default one that keeps connections open for further calls
   */
  agent?: object | undefined
}

const loadModule = <Name extends keyof Modules>(name: Name): Modules[Name] => {
  const { process: host } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } }
  const found = host?.getBuiltinModule?.(name)
  if (found === undefined)
    throw new ConfigurationError('nodeFetch needs Node 20.16, Deno or Bun: leave out fetch elsewhere.')
  // The module of this name has these members.
  return found as Modules[Name]
}

/** Whether an answer has no body, whatever coding its headers declare. */
const isEmpty = ({ statusCode, headers }: Message): boolean =>
  statusCode === 204 || statusCode === 304 || headers['content-length'] === '0'

/** Whether gzip packed the body of an answer; names of codings have no case, and `x-gzip` is the same (RFC 9110, 8.4.1). */
const isPacked = (message: Message): boolean =>
  !isEmpty(message) && /^(?:x-)?gzip$/i.test(String(message.headers['content-encoding'] ?? '').trim())

/** `Z_SYNC_FLUSH`: what has arrived is given on, as `fetch` does, also where the checksum at the end is missing. */
const flushed = { flush: 2, finishFlush: 2 }

/** Unpacks an answer; an error of the connection reaches the reader of the unpacked bytes. */
const unpackMessage = (message: Message): Message => {
  if (!isPacked(message)) return message
  const unpacked = message.pipe(loadModule('node:zlib').createGunzip(flushed))
  message.on('error', error => unpacked.destroy(error))
  return unpacked
}

const createReader = (message: Message): BodyReader => {
  const pieces = unpackMessage(message)[Symbol.asyncIterator]()
  return {
    read: async () => {
      const { done = false, value } = await pieces.next()
      return { done, value: done ? undefined : value }
    },
    cancel: async () => message.destroy(),
  }
}

const readText = async (message: Message): Promise<string> => {
  const reader = createReader(message)
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
  }
}

const toResponse = (message: Message): FetchResponse => {
  const get = (name: string): string | null => {
    const value = message.headers[name.toLowerCase()]
    return value === undefined ? null : String(value)
  }
  return {
    status: message.statusCode ?? 0,
    headers: { get },
    body: { getReader: () => createReader(message) },
    text: () => readText(message),
  }
}

/** Aborts a request with its signal, until it is closed. */
const bindSignal = (request: OutgoingRequest, signal: Signal): void => {
  const abort = (): void => void request.destroy(signal.reason)
  signal.addEventListener('abort', abort)
  request.once('close', () => signal.removeEventListener('abort', abort))
  if (signal.aborted) abort()
}

/**
 * A `fetch` for this package over `node:http` and `node:https`, for programs of Node with many calls: README,
 * *Compatibility*, has the measured cost. It follows no redirect and reads no `fetchOptions`; a proxy is its `agent`.
 * @example
 * const fast = client.with({ fetch: nodeFetch() })
 * await fast.estimation.estimate({ commune: 'Mamer', surface: 80 })
 * @throws ConfigurationError where the runtime has no such modules.
 */
export const nodeFetch = ({ agent }: NodeFetchOptions = {}): Fetch => {
  const modules = { http: loadModule('node:http'), https: loadModule('node:https') }
  const agents = {
    http: agent ?? new modules.http.Agent({ keepAlive: true }),
    https: agent ?? new modules.https.Agent({ keepAlive: true }),
  }
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const protocol = /^https:/i.test(url) ? 'https' : 'http'
      const length = body === undefined ? undefined : new TextEncoder().encode(body).length
      const sent = { 'accept-encoding': 'gzip', ...headers, ...(length !== undefined && { 'content-length': length }) }
      const request = modules[protocol].request(url, { method, headers: sent, agent: agents[protocol] })
      request.once('error', reject)
      request.once('response', message => resolve(toResponse(message)))
      bindSignal(request, signal)
      request.end(body)
    })
}
