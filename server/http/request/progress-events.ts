import type { Readable } from 'node:stream'
import type { Progress } from '#contract/shared/progress'
import type { Answer } from '../../operations/handler.ts'

/** Progress events of a pending response, with the response itself as the last event. */
export interface ProgressEvents {
  tell(progress: Progress): void
  /**
   * Body of the event stream, once the first event was sent. The response ends it: `done` carries the body of a
   * success, `error` that of a refusal with its `status`, and its headers in `headers`.
   * @returns undefined where the response was ready before any event: it is then sent normally, with its own status.
   */
  openStream(answering: Promise<Answer>): Promise<Readable | undefined>
}
