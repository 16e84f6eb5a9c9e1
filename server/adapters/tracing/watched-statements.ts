import type { StatementWatch, StoreWatch } from '../../ports/store-watch.ts'
import type { Tracing } from '../../ports/tracing.ts'

/** A value in a comment of sqlcommenter: written as in an address, so that nothing ends the comment. */
const commentOf = (traceparent: string): string => ` /*traceparent='${encodeURIComponent(traceparent)}'*/`

/** What the records are watched by: counts and times, the spans of their statements, and the trace in their text. */
export const watchedStatements = (
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
    return trace ? commentOf(trace.passed.traceparent) : ''
  },
})
