import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { isatty } from 'node:tty'
import { apiVersion } from '#contract/shared/version'
import { pinoLog } from '../adapters/log/pino.ts'
import { lookOf, type TextLog, textLog } from '../adapters/log/text.ts'
import { prometheusMetrics } from '../adapters/metrics/prometheus.ts'
import { tracedLog } from '../adapters/tracing/traced-log.ts'
import { type Configuration, configuration } from '../config/configuration.ts'
import { ConfigurationFault, portFault } from '../config/start-fault.ts'
import { listen, urlOf } from '../http/server/listen.ts'
import { greeting } from './greeting.ts'
import { levelChange } from './log-level.ts'
import { releaseStartupHeap } from './release-startup-heap.ts'
import { type Service, service } from './service.ts'
import { openTracing } from './tracing.ts'

/** The log in the configured format, else as text for a terminal and JSON for a program; and what prints lines. */
const outputOf = ({ logLevel, logFormat }: Configuration): TextLog => {
  const format = logFormat ?? (process.stdout.isTTY ? 'text' : 'json')
  if (format === 'text') return textLog(logLevel, process.stdout)
  return { log: pinoLog(logLevel), print: line => void process.stdout.write(`${line}\n`) }
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
  const { log, print } = outputOf(config)
  process.on('SIGUSR2', levelChange(log, config.logLevel))
  const metrics = prometheusMetrics({ version: apiVersion, node: process.versions.node, dataDir: config.dataDir })
  const tracing = await openTracing(config)
  const running: Service = await service(config, {
    log: tracedLog(log, tracing),
    print,
    metrics,
    tracing,
    newId,
    now: () => new Date(),
  })
  // Before anybody can wait for it.
  releaseStartupHeap()
  const { url, drain } = await listen(running.app, config, newId, metrics.connectionRefused).catch(cause => {
    throw portFault('PORT', config.port, config.host, cause)
  })
  const forMetrics = await metricsServer(metrics, config)
  const canInterrupt = process.stdout.isTTY && isatty(0)
  const metricsUrl = forMetrics && `${urlOf(forMetrics, config.metricsHost)}/metrics`
  running.start()
  stopOnSignal(async () => {
    // The terminal has just written ^C.
    if (canInterrupt) print('\nValorem ends; requests under way are answered first.')
    running.stopBeingReady()
    forMetrics?.close()
    await drain(config.drainTimeoutMs)
    await running.close()
  })
  // Whoever reads this may end the service at once.
  const { paint, hasColumns } = lookOf(process.stdout)
  print(greeting({ url, metricsUrl }, config, { paint, hasColumns, canInterrupt }))
}

try {
  await start()
} catch (error) {
  const known = error instanceof ConfigurationFault
  process.stderr.write(`${known ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
}
