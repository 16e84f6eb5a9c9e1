// Sets up OpenTelemetry for the service: `TRACES=on NODE_OPTIONS="--import ./examples/deploy/tracing.mjs" npm start`.
// README.md, "Traces", lists the packages it requires. The variables of OpenTelemetry set everything else, such as
// OTEL_EXPORTER_OTLP_ENDPOINT=http://collector.example:4318. TRACES_SHARE sets the share of traced requests.
import { isMainThread } from 'node:worker_threads'

// Worker threads inherit NODE_OPTIONS, and write no spans.
if (isMainThread) {
  process.env.OTEL_SERVICE_NAME ??= 'valorem'
  // Metrics and logs are not exported by OpenTelemetry.
  process.env.OTEL_METRICS_EXPORTER ??= 'none'
  process.env.OTEL_LOGS_EXPORTER ??= 'none'
  // biome-ignore lint/correctness/noUndeclaredDependencies: optional, installed only for traces.
  const { NodeSDK } = await import('@opentelemetry/sdk-node')
  const sdk = new NodeSDK()
  sdk.start()
  // Exports the collected spans on the signal; spans of requests answered while the service drains are lost.
  process.once('SIGTERM', () => void sdk.shutdown().catch(() => {}))
}
