import { once } from 'node:events'
import { createServer as createHttpServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'

/** A server in this process, with its address and the means to stop it. */
export interface PrismServer {
  url: string
  close(): Promise<void>
}

/** The OpenAPI file, as clients read it. */
export const openApiFile = fileURLToPath(new URL('../../contract/openapi/openapi.json', import.meta.url))

type Options = Parameters<typeof createServer>[1]

const silent = () => {}
const logger = {
  ...Object.fromEntries(
    ['info', 'warn', 'error', 'debug', 'trace', 'success', 'note', 'start', 'watch', 'fatal'].map(level => [
      level,
      silent,
    ]),
  ),
  child: (): unknown => logger,
}

const shared = { mock: { dynamic: false, ignoreExamples: false }, validateResponse: true }

const opened = async (config: object): Promise<PrismServer> => {
  const operations = await getHttpOperationsFromSpec(openApiFile)
  // Prism asks for a whole pino logger and for options of its mock that have defaults.
  const server = createServer(operations, { components: { logger }, cors: true, config } as unknown as Options)
  return { url: await server.listen(0, '127.0.0.1'), close: () => server.close() }
}

/** Answers from the examples of the OpenAPI file; refuses wrong requests and missing credentials as the file declares, and answers 500 to an example off the file. */
export const mock = (): Promise<PrismServer> =>
  opened({ ...shared, isProxy: false, checkSecurity: true, validateRequest: true, errors: true })

/** A server that passes every request on to another one, which may change between two requests. */
interface Relay extends PrismServer {
  target: string
}

const openRelay = async (): Promise<Relay> => {
  const server = createHttpServer((req, res) => {
    const url = new URL(req.url ?? '/', relay.target)
    // The service compares where a request comes from with the host that it was sent to.
    const passed = request(url, { method: req.method, headers: { ...req.headers, host: url.host } }, answer => {
      res.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(res)
    })
    passed.on('error', () => res.destroy())
    req.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async (): Promise<void> => void server.close()
  const relay: Relay = { url: `http://127.0.0.1:${port}`, target: '', close }
  return relay
}

/** A proxy before a service that its next request goes to; reading the OpenAPI file takes a second, so one serves all. */
export interface PrismProxy {
  /** Puts the proxy before another service. Closing what it gives does nothing; `close` below ends the proxy. */
  before(upstream: string): Promise<PrismServer>
  close(): Promise<void>
}

const openProxy = async (config: object): Promise<PrismProxy> => {
  const relay = await openRelay()
  const server = await opened({ ...shared, isProxy: true, upstream: new URL(relay.url), ...config })
  return {
    before: async upstream => {
      relay.target = upstream
      return { url: server.url, close: async () => {} }
    },
    close: async () => {
      await server.close()
      await relay.close()
    },
  }
}

/** Proxies the real service and lists in `sl-violations` where a request or an answer deviates from the file. */
export const judgingProxy = (): Promise<PrismProxy> =>
  openProxy({ checkSecurity: true, validateRequest: true, errors: false })

/** Proxies the real service, lets every request through and replaces an answer that deviates from the file by a 500. */
export const answerJudgingProxy = (): Promise<PrismProxy> =>
  openProxy({ checkSecurity: false, validateRequest: false, errors: true })
