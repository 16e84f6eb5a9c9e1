import type { Language } from '#languages/registry'
import type { BackTestOutcome } from '../judging.ts'

/** Message from the page to its worker. */
export interface ToWorker {
  file: File
  /** Day in Luxembourg. */
  today: string
  language: Language
}

/** Message from the worker to the page. */
export type FromWorker =
  | { stage: 'reading' }
  | { stage: 'judging'; count: number }
  | { stage: 'done'; outcome: BackTestOutcome }
  | { stage: 'failed'; message: string }
