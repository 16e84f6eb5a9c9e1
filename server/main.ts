import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pinoLog } from './adapters/log/pino.ts'
import { prometheusMetrics } from './adapters/metrics/prometheus.ts'
import { ConfigurationFault, portFault } from './config/start-fault.ts'
import { type Configuration, configuration } from './config.ts'
import { listen } from './http/listen.ts'
import { type Service, service } from './service.ts'

/** Where somebody makes an account, and where the letters are while there is no mail server; empty without accounts. */
const accountLines = (url: string, { accounts, dataDir }: Configuration): string[] => {
  if (!accounts) return []
  const letters = accounts.mailUrl === undefined ? ` (letters lie in ${join(dataDir, 'outbox')})` : ''
  return [`Accounts: ${accounts.publicUrl ?? url}/sign-up${letters}`]
}

const greeting = (url: string, config: Configuration): string => {
  const { sandboxApiKey } = config
  const lines = [`Valorem listens on ${url}`, `Documentation: ${url}/docs`, ...accountLines(url, config)]
  if (sandboxApiKey === undefined)
    return [...lines, 'The sandbox key is off; make a key: npm run -s keys -- create …'].join('\n')
  const body = '{"commune":"Luxembourg","quartier":"Belair","surface":85,"etat":"bon","parking":true}'
  return [
    ...lines,
    `Sandbox key: ${sandboxApiKey}`,
    'Try:',
    `curl -s ${url}/api/v1/estimation -H 'X-API-Key: ${sandboxApiKey}' -H 'Content-Type: application/json' -d '${body}'`,
  ].join('\n')
}

const metricsServer = async (
  metrics: ReturnType<typeof prometheusMetrics>,
  { metricsPort, metricsHost }: Configuration,
) => {
  if (metricsPort === undefined) return undefined
  const server = createServer(async function sendMetrics(req, res) {
    if (req.url !== '/metrics') {
      res.writeHead(404).end()
      return
    }
    res.setHeader('Content-Type', metrics.contentType).end(await metrics.text())
  })
  server.listen(metricsPort, metricsHost)
  await once(server, 'listening').catch(cause => {
    throw portFault('METRICS_PORT', metricsPort, metricsHost, cause)
  })
  return server
}

/** On SIGTERM or SIGINT: not ready, no new connections, running requests end, then the stores are closed. */
const stopOnSignal = (stop: () => Promise<void>): void => {
  let stopping = false
  const once = (): void => {
    if (stopping) return
    stopping = true
    void stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', once)
  process.once('SIGINT', once)
}

const start = async (): Promise<void> => {
  const config = configuration()
  const newId = (): string => randomUUID()
  const log = pinoLog(config.logLevel)
  const metrics = prometheusMetrics()
  const running: Service = await service(config, { log, metrics, newId, now: () => new Date() })
  const { url, drain } = await listen(running.app, config, newId, metrics.connectionRefused).catch(cause => {
    throw portFault('PORT', config.port, config.host, cause)
  })
  const forMetrics = await metricsServer(metrics, config)
  process.stdout.write(`${greeting(url, config)}\n`)
  running.start()
  stopOnSignal(async () => {
    running.stopBeingReady()
    forMetrics?.close()
    await drain(config.drainTimeoutMs)
    await running.close()
  })
}

try {
  await start()
} catch (error) {
  const known = error instanceof ConfigurationFault
  process.stderr.write(`${known ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
}
