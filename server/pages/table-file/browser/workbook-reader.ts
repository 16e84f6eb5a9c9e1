import readSheets from 'read-excel-file/universal'
import type { WorkbookReader } from '../table.ts'

/** Reads the sheets of a workbook with the values that its formulas had when it was saved; macros are not run. */
export const readWorkbook: WorkbookReader = async ({ buffer }) => await readSheets(buffer)
