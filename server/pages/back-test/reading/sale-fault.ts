import type { Source } from '#languages/derived/back-test'
import type { CellFault, Fault, FileFault, Read, RowFault } from '../../table-file/fault.ts'

type Key = keyof Source & string

/** Fault of a whole file of sales. */
export type SaleFileFault = FileFault | Fault<Extract<Key, `file.${string}`>>

/** Fault of a cell or a line of a sale. */
export type SaleCellFault = CellFault | Fault<Extract<Key, `row.${string}`>>

/** Fault of a line with its position. */
export type SaleRowFault = RowFault<SaleCellFault>

/** A value of a sale that was read, or its fault. */
export type ReadSaleValue<Value> = Read<Value, SaleCellFault>
