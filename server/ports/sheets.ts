import type { Language } from '#languages/registry'

/** A table to take away: the names of its columns in the reader's language, and its cells. */
export interface Sheet {
  name: string
  language: Language
  columns: readonly string[]
  rows: readonly (readonly (string | number | null)[])[]
}

/** Writes tables as workbooks. */
export interface SheetWriter {
  /**
   * The bytes of an `.xlsx` file: texts are cells of text, never formulas. Written in turn with those of other users.
   * @throws Refusal `rate_limited` above the workbooks that one user may wait for, `unavailable` above those of all.
   */
  write(sheet: Sheet, userId: string): Promise<Uint8Array>
}
