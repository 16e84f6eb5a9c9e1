import type { Source } from '#languages/derived/back-test'

type Key = keyof Source & string

/** Text key of a fault of the whole file. */
type FileFaultKey = Extract<Key, `file.${string}`>

/** Text key of a fault of a cell or a line. */
type RowFaultKey = Extract<Key, `row.${string}`>

/** Placeholder values of a text. */
export type Placeholders = Readonly<Record<string, string | number>>

/** Fault of the whole file. */
export interface FileFault {
  key: FileFaultKey
  values?: Placeholders
}

/** Fault of a cell, without its position. */
export interface CellFault {
  key: RowFaultKey
  values?: Placeholders
}

/** Fault of a line, with the name of its column in the file; undefined for the whole line. */
export interface RowFault extends CellFault {
  line: number
  column: string | undefined
}

/** A value that was read, or its fault. */
export type Read<Value> = { value: Value } | { fault: CellFault }
