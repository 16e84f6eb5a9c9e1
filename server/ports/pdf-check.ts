/** What became of a look at a PDF: how many pages it has, that it wants a password, or that nobody can read it. */
export type PdfFinding = { outcome: 'pages'; pages: number } | { outcome: 'encrypted' } | { outcome: 'unreadable' }

/**
 * Looks at a PDF beside the event loop, one file at a time; the others wait for their turn. Whatever the file does, it ends
 * within some seconds.
 */
export interface PdfCheck {
  /** @throws Refusal `unavailable` where too many wait, where nobody waits for it any more, or once it is closed. */
  look(bytes: Uint8Array, signal: AbortSignal): Promise<PdfFinding>
  /** Ends what is looked at; who waits is refused, since nothing is known of the file. */
  close(): Promise<void>
}
