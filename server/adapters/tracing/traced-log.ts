import { type Log, toTraceFields } from '../../ports/log.ts'
import type { Tracing } from '../../ports/tracing.ts'

/** Log that adds the current trace to each line, under OpenTelemetry's field names. */
export const createTracedLog = (log: Log, { current }: Pick<Tracing, 'current'>): Log => {
  const traced = (level: 'debug' | 'info' | 'warn' | 'error'): Log['info'] => {
    const write = log[level]
    return (fields, message, said) => {
      const trace = current()
      write(trace ? { ...fields, ...toTraceFields(trace) } : fields, message, said)
    }
  }
  return { ...log, debug: traced('debug'), info: traced('info'), warn: traced('warn'), error: traced('error') }
}
