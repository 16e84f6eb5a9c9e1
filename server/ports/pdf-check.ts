/** The result of a check of a PDF: its number of pages, that it needs a password, or that it is unreadable. */
export type PdfFinding = { outcome: 'pages'; pages: number } | { outcome: 'encrypted' } | { outcome: 'unreadable' }

/**
 * Looks at a PDF beside the event loop, one file at a time; the others wait for their turn. Whatever the file does, it ends
 * within some seconds.
 */
export interface PdfCheck {
  /**
   * Checks a file. @throws Refusal `unavailable` where too many wait, when the client disconnects, or once it is
   * closed.
   */
  look(bytes: Uint8Array, signal: AbortSignal): Promise<PdfFinding>
  /** Ends the running check; waiting ones are refused as `unavailable`. */
  close(): Promise<void>
}
