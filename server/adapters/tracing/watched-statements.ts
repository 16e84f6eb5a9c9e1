import type { StatementWatch, StoreWatch } from '../../ports/store-watch.ts'
import type { Tracing } from '../../ports/tracing.ts'

/** Comment in sqlcommenter's format: percent-encoded, so that the value cannot end the comment. */
const formatTraceComment = (traceparent: string): string => ` /*traceparent='${encodeURIComponent(traceparent)}'*/`

/** Observer of the records: counts and durations, spans of statements, and the trace comment in their text. */
export const createStatementWatch = (
  { asked, poolOpened }: StoreWatch,
  tracing: Pick<Tracing, 'asked' | 'current'>,
): StatementWatch => ({
  asked: what => {
    asked(what)
    tracing.asked(what)
  },
  poolOpened,
  comment: () => {
    const trace = tracing.current()
    return trace ? formatTraceComment(trace.passed.traceparent) : ''
  },
})
