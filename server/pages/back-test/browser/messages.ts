import type { Language } from '#languages/registry'
import type { Outcome } from '../judging.ts'

/** What the page asks of its thread. */
export interface ToThread {
  file: File
  /** Day in Luxembourg. */
  today: string
  language: Language
}

/** What the thread tells the page. */
export type FromThread =
  | { stage: 'reading' }
  | { stage: 'judging'; count: number }
  | { stage: 'done'; outcome: Outcome }
  | { stage: 'failed'; message: string }
