import type { Source } from '#languages/derived/back-test'

type Key = keyof Source & string

/** Why a whole file is not judged, by the key of its sentence. */
export type FileFaultKey = Extract<Key, `file.${string}`>

/** What is wrong with a cell or a line, by the key of its sentence. */
export type RowFaultKey = Extract<Key, `row.${string}`>

/** What fills the gaps of a sentence. */
export type Gaps = Readonly<Record<string, string | number>>

/** Why a whole file is not judged. */
export interface FileFault {
  key: FileFaultKey
  values?: Gaps
}

/** What is wrong with a cell, without the place of it. */
export interface CellFault {
  key: RowFaultKey
  values?: Gaps
}

/** What is wrong with a line of the file, and in which of its columns as the file names them; undefined for all of it. */
export interface RowFault extends CellFault {
  line: number
  column: string | undefined
}

/** A value that was read, or why it was not. */
export type Read<Value> = { value: Value } | { fault: CellFault }
