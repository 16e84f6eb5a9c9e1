import type { Source } from '#languages/derived/table-file'

type Key = keyof Source & string

/** Placeholder values of a text. */
export type Placeholders = Readonly<Record<string, string | number>>

/** A fault by the key of its text. */
export interface Fault<Named extends string> {
  key: Named
  values?: Placeholders
}

/** Fault of the whole file that any table may have. */
export type FileFault = Fault<Extract<Key, `file.${string}`>>

/** Fault of a cell that any table may have, without its position. */
export type CellFault = Fault<Extract<Key, `row.${string}`>>

/** Fault of a line, with the name of its column in the file; undefined for the whole line. */
export type RowFault<Found extends Fault<string> = CellFault> = Found & { line: number; column: string | undefined }

/** A value that was read, or its fault. */
export type Read<Value, Found extends Fault<string> = CellFault> = { value: Value } | { fault: Found }
