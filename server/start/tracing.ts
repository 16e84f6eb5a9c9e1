import { apiVersion } from '#contract/shared/version'
import { createPassingTracing } from '../adapters/tracing/passing.ts'
import type { Configuration } from '../config/configuration.ts'
import { ConfigurationFault } from '../config/start-fault.ts'
import type { Tracing } from '../ports/tracing.ts'

/** Propagates traces without spans; one instance for all, since it has no state of its own. */
export const passing = createPassingTracing()

/** Imports the process's OpenTelemetry API: an optional package, installed by the operator. */
const importOpenTelemetry = () =>
  import('@opentelemetry/api').catch(() => {
    throw new ConfigurationFault(
      'The environment is wrong:\n  TRACES: is on, and @opentelemetry/api is not installed; `npm install --no-save @opentelemetry/api`, or leave TRACES out',
    )
  })

/**
 * Opens tracing by the configuration.
 * @throws ConfigurationFault where spans are enabled and their package is missing.
 */
export const openTracing = async ({
  traces,
  tracesShare,
}: Pick<Configuration, 'traces' | 'tracesShare'>): Promise<Tracing> => {
  if (traces === 'off') return passing
  const [api, { createOpenTelemetryTracing: openTelemetryTracing }] = await Promise.all([
    importOpenTelemetry(),
    import('../adapters/tracing/open-telemetry.ts'),
  ])
  return openTelemetryTracing(api, apiVersion, tracesShare)
}
