import type { Limitations } from '../options.ts'

/** An operation as seen by the transport; its own limits override the defaults. */
export interface Route extends Pick<Limitations, 'timeoutMs' | 'totalTimeoutMs' | 'maxRetryDelayMs'> {
  operation: string
  method: string
  path: string
  /** Whether the answer has no `data` and `meta` to unwrap. */
  isWhole?: boolean | undefined
  /** Media type of the file that it answers; undefined where it answers JSON. */
  fileType?: string | undefined
  /** Whether it can report its progress. */
  isText?: boolean | undefined
  /** Whether its answer is a table, too. */
  hasTable?: boolean | undefined
  /** Whether it only calculates, though it is a POST. */
  isPure?: boolean | undefined
}
