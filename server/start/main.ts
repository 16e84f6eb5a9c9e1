import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { isatty } from 'node:tty'
import { apiVersion } from '#contract/shared/version'
import { createPinoLog, createPinoOutput, type JsonOutput } from '../adapters/log/pino.ts'
import { createTextLog, getLineLook } from '../adapters/log/text.ts'
import { createPrometheusMetrics } from '../adapters/metrics/prometheus.ts'
import { createTracedLog } from '../adapters/tracing/traced-log.ts'
import { type Configuration, isJsonLogRequested, readConfiguration } from '../config/configuration.ts'
import { ConfigurationFault, createPortFault } from '../config/start-fault.ts'
import { getServerUrl, listen } from '../http/server/listen.ts'
import { isMetricsHost } from '../http/server/metrics-host.ts'
import { buildGreetingRecord, formatGreeting } from './greeting.ts'
import { createLevelToggle } from './log-level.ts'
import { reportMailServer } from './mail.ts'
import { releaseStartupHeap } from './release-startup-heap.ts'
import { createService, type Service } from './service.ts'
import { openTracing } from './tracing.ts'

/** Log in the configured format, else text for a terminal and JSON otherwise; and a printer of lines. */
const openOutput = ({ logLevel, logFormat }: Configuration): Pick<JsonOutput, 'log' | 'print'> => {
  if (logFormat === 'json') return createPinoOutput(logLevel)
  if (logFormat === 'text' || process.stdout.isTTY) return createTextLog(logLevel, process.stdout)
  return { log: createPinoLog(logLevel), print: line => void process.stdout.write(`${line}\n`) }
}

/** Prints the greeting: text for a person, or one JSON object. */
const printGreeting = (
  print: JsonOutput['print'],
  urls: { url: string; metricsUrl: string | undefined },
  config: Configuration,
  canInterrupt: boolean,
): void => {
  if (config.logFormat === 'json') {
    const { message, fields } = buildGreetingRecord(urls, config)
    print(message, fields)
    return
  }
  const { paint, hasColumns } = getLineLook(process.stdout)
  print(formatGreeting(urls, config, { paint, hasColumns, canInterrupt }))
}

const startMetricsServer = async (
  metrics: ReturnType<typeof createPrometheusMetrics>,
  { metricsPort, metricsHost, ownHosts }: Configuration,
) => {
  if (metricsPort === undefined) return undefined
  const named = [metricsHost.toLowerCase(), ...ownHosts]
  const server = createServer(async function sendMetrics(req, res) {
    if (req.url !== '/metrics') {
      res.writeHead(404).end()
      return
    }
    if (!isMetricsHost(req.headers.host, named)) {
      res.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
      res.end('Host is no name of this service: ask by its IP address, or add the name to OWN_HOSTS.\n')
      return
    }
    res.setHeader('Content-Type', metrics.contentType).end(await metrics.text())
  })
  server.listen(metricsPort, metricsHost)
  await once(server, 'listening').catch(cause => {
    throw createPortFault('METRICS_PORT', metricsPort, metricsHost, cause)
  })
  return server
}

/** Graceful shutdown on SIGTERM or SIGINT: not ready, no new connections, finish running requests, close the stores. */
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

const startServer = async (): Promise<void> => {
  const config = readConfiguration()
  const newId = (): string => randomUUID()
  const { log, print } = openOutput(config)
  process.on('SIGUSR2', createLevelToggle(log, config.logLevel))
  const program = { version: apiVersion, node: process.versions.node, dataDir: config.dataDir }
  // Metrics that no port serves are not measured: that would wake the process at rest.
  const metrics = createPrometheusMetrics(config.metricsPort === undefined ? undefined : program)
  const tracing = await openTracing(config)
  const running: Service = await createService(config, {
    log: createTracedLog(log, tracing),
    print,
    metrics,
    tracing,
    newId,
    now: () => new Date(),
  })
  // Before any request can wait for it.
  releaseStartupHeap()
  const { url, drain } = await listen(running.app, config, newId, metrics.connectionRefused).catch(cause => {
    throw createPortFault('PORT', config.port, config.host, cause)
  })
  const forMetrics = await startMetricsServer(metrics, config)
  const canInterrupt = process.stdout.isTTY && isatty(0)
  const metricsUrl = forMetrics && `${getServerUrl(forMetrics, config.metricsHost)}/metrics`
  running.start()
  void reportMailServer(config, log)
  stopOnSignal(async () => {
    // The terminal has just printed ^C.
    if (canInterrupt)
      print(`${config.logFormat === 'json' ? '' : '\n'}Valorem ends; requests under way are answered first.`)
    running.stopBeingReady()
    forMetrics?.close()
    await drain(config.drainTimeoutMs)
    await running.close()
  })
  // Printed last: a reader may stop the service immediately.
  printGreeting(print, { url, metricsUrl }, config, canInterrupt)
}

/** Text of an error that ends the start; one JSON object where the log has that format. */
const formatStartError = (error: unknown): string => {
  const known = error instanceof ConfigurationFault
  const text = known ? error.message : String(error instanceof Error ? error.stack : error)
  if (!isJsonLogRequested()) return text
  return JSON.stringify({ level: 'error', time: new Date().toISOString(), msg: text })
}

try {
  await startServer()
} catch (error) {
  process.stderr.write(`${formatStartError(error)}\n`)
  process.exit(1)
}
