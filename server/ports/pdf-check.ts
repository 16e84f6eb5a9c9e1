/**
 * The text of a page, in each order in which it may be read: as the file draws it, by rows, by columns. Orders that say the
 * same are there once; a page that is a picture has none.
 */
export type PageText = readonly string[]

/**
 * The result of a check of a PDF: its number of pages with their texts, that it needs a password, or that it is unreadable.
 * `texts` is undefined where the texts could not be read in time; the file itself is good then.
 */
export type PdfFinding =
  | { outcome: 'pages'; pages: number; texts?: readonly PageText[] | undefined }
  | { outcome: 'encrypted' }
  | { outcome: 'unreadable' }

/**
 * Looks at a PDF beside the event loop, one file at a time; the others wait for their turn. Whatever the file does, it ends
 * within some seconds.
 */
export interface PdfCheck {
  /**
   * Checks a file, and reads the texts of one of at most 50 pages. @throws Refusal `unavailable` where too many wait,
   * when the client disconnects, or once it is closed.
   */
  look(bytes: Uint8Array, signal: AbortSignal): Promise<PdfFinding>
  /** Ends the running check; waiting ones are refused as `unavailable`. */
  close(): Promise<void>
}
