import type { PageText } from '#domain/documents/page-text'
import type { QueuedClient } from './workers.ts'

/**
 * Result of checking a PDF: the number of pages with their texts, password-protected, or unreadable. `texts` is
 * undefined where text extraction timed out; the file itself is valid then.
 */
export type PdfFinding =
  | { outcome: 'pages'; pages: number; texts?: readonly PageText[] | undefined }
  | { outcome: 'encrypted' }
  | { outcome: 'unreadable' }

/**
 * Checks PDF files outside the event loop, one at a time; others are queued, fairly between clients. Every check ends
 * within 25 seconds, that of a usual file within a few.
 */
export interface PdfCheck {
  /**
   * Checks a file, and extracts the text of files of at most 50 pages. @throws Refusal `rate_limited` where the client
   * fills the queue, `unavailable` where others do, when the client disconnects, or after `close`.
   */
  look(bytes: Uint8Array, client: QueuedClient, signal: AbortSignal): Promise<PdfFinding>
  /** Aborts the running check; queued ones are refused as `unavailable`. */
  close(): Promise<void>
}
