import { apiVersion } from '#contract/shared/version'
import { passingTracing } from '../adapters/tracing/passing.ts'
import type { Configuration } from '../config/configuration.ts'
import { ConfigurationFault } from '../config/start-fault.ts'
import { type Log, traceFields } from '../ports/log.ts'
import type { StatementWatch, StoreWatch } from '../ports/store-watch.ts'
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
export const openTracing = async ({ traces }: Pick<Configuration, 'traces'>): Promise<Tracing> => {
  if (traces === 'off') return passing
  const [api, { openTelemetryTracing }] = await Promise.all([
    openTelemetry(),
    import('../adapters/tracing/open-telemetry.ts'),
  ])
  return openTelemetryTracing(api, apiVersion)
}

/** A value in a comment of sqlcommenter: written as in an address, so that nothing ends the comment. */
const comment = ({ current }: Pick<Tracing, 'current'>) => (): string => {
  const trace = current()
  return trace ? ` /*traceparent='${encodeURIComponent(trace.passed.traceparent)}'*/` : ''
}

/** What the records are watched by: counts and times, and the spans of their statements. */
export const statementWatch = ({ asked, poolOpened }: StoreWatch, tracing: Tracing): StatementWatch => ({
  asked: what => {
    asked(what)
    tracing.asked(what)
  },
  poolOpened,
  comment: comment(tracing),
})

/** A log whose lines name the trace of the work that they belong to, by the names that OpenTelemetry has for both. */
export const tracedLog = (log: Log, { current }: Pick<Tracing, 'current'>): Log => {
  const traced = (level: 'debug' | 'info' | 'warn' | 'error'): Log['info'] => {
    const write = log[level]
    return (fields, message, said) => {
      const trace = current()
      write(trace ? { ...fields, ...traceFields(trace) } : fields, message, said)
    }
  }
  return {
    ...log,
    debug: traced('debug'), info: traced('info'), warn: traced('warn'), error: traced('error'),
  }
}
