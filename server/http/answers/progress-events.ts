import type { Readable } from 'node:stream'
import type { Progress } from '#contract/shared/progress'
import type { Answer } from '../../operations/handler.ts'

/** Events about an answer that is being made, with the answer itself as the last one. */
export interface ProgressEvents {
  tell(progress: Progress): void
  /**
   * The body of the events, once the first was told. The answer ends it: `done` carries the body of a success, `error`
   * that of a refusal with its `status`, and in `headers` what its headers would have said.
   * @returns undefined where the answer came before any event: it is then sent as without events, with its own status.
   */
  before(answering: Promise<Answer>): Promise<Readable | undefined>
}
