import { apiVersion } from '#contract/shared/version'
import { passingTracing } from '../adapters/tracing/passing.ts'
import type { Configuration } from '../config/configuration.ts'
import { ConfigurationFault } from '../config/start-fault.ts'
import type { Tracing } from '../ports/tracing.ts'

/** Traces that are passed on where no spans are written; one for all, since it holds nothing but what runs. */
export const passing = passingTracing()

/** What loads the OpenTelemetry of the process: an optional package, which the operator installs. */
const openTelemetry = () =>
  import('@opentelemetry/api').catch(() => {
    throw new ConfigurationFault(
      'The environment is wrong:\n  TRACES: is on, and @opentelemetry/api is not installed; `npm install --no-save @opentelemetry/api`, or leave TRACES out',
    )
  })

/**
 * Opens the traces of a configuration.
 * @throws ConfigurationFault where spans are wanted and their package is missing.
 */
export const openTracing = async ({
  traces,
  tracesShare,
}: Pick<Configuration, 'traces' | 'tracesShare'>): Promise<Tracing> => {
  if (traces === 'off') return passing
  const [api, { openTelemetryTracing }] = await Promise.all([
    openTelemetry(),
    import('../adapters/tracing/open-telemetry.ts'),
  ])
  return openTelemetryTracing(api, apiVersion, tracesShare)
}
