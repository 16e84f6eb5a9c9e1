// Sets OpenTelemetry up for the service: `TRACES=on NODE_OPTIONS="--import ./examples/deploy/tracing.mjs" npm start`.
// README.md, "Traces", says which packages it wants. Everything else is set by the variables of OpenTelemetry, as
// OTEL_EXPORTER_OTLP_ENDPOINT=http://collector.example:4318. TRACES_SHARE says how many requests are followed.
import { isMainThread } from 'node:worker_threads'

// Threads that calculate inherit NODE_OPTIONS, and write no spans.
if (isMainThread) {
  process.env.OTEL_SERVICE_NAME ??= 'valorem'
  // Metrics and logs have ways of their own.
  process.env.OTEL_METRICS_EXPORTER ??= 'none'
  process.env.OTEL_LOGS_EXPORTER ??= 'none'
  // biome-ignore lint/correctness/noUndeclaredDependencies: who wants traces installs it.
  const { NodeSDK } = await import('@opentelemetry/sdk-node')
  const sdk = new NodeSDK()
  sdk.start()
  // What was collected leaves with the signal; spans of requests that are answered while the service drains do not.
  process.once('SIGTERM', () => void sdk.shutdown().catch(() => {}))
}
