import { readWorkbook } from './workbook-reader.ts'

// The worker loads this program with the first workbook, and reads it from here.
Object.assign(globalThis, { readWorkbook })
