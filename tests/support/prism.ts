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

/** Answers from the examples of the OpenAPI file; refuses wrong requests and missing credentials as the file declares. */
export const mock = (): Promise<PrismServer> =>
  opened({ ...shared, isProxy: false, checkSecurity: true, validateRequest: true, errors: false })

/** Proxies the real service and lists in `sl-violations` where a request or an answer deviates from the file. */
export const judgingProxy = (upstream: string): Promise<PrismServer> =>
  opened({
    ...shared,
    isProxy: true,
    upstream: new URL(upstream),
    checkSecurity: true,
    validateRequest: true,
    errors: false,
  })

/** Proxies the real service, lets every request through and replaces an answer that deviates from the file by a 500. */
export const answerJudgingProxy = (upstream: string): Promise<PrismServer> =>
  opened({
    ...shared,
    isProxy: true,
    upstream: new URL(upstream),
    checkSecurity: false,
    validateRequest: false,
    errors: true,
  })
