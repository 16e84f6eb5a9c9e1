import { type Log, traceFields } from '../../ports/log.ts'
import type { Tracing } from '../../ports/tracing.ts'

/** A log whose lines name the trace of the work that they belong to, by the names that OpenTelemetry has for both. */
export const tracedLog = (log: Log, { current }: Pick<Tracing, 'current'>): Log => {
  const traced = (level: 'debug' | 'info' | 'warn' | 'error'): Log['info'] => {
    const write = log[level]
    return (fields, message, said) => {
      const trace = current()
      write(trace ? { ...fields, ...traceFields(trace) } : fields, message, said)
    }
  }
  return { ...log, debug: traced('debug'), info: traced('info'), warn: traced('warn'), error: traced('error') }
}
