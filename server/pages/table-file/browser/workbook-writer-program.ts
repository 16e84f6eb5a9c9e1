import { writeWorkbook } from './workbook-writer.ts'

// A page loads this program with the first workbook that it writes, and reads it from here.
Object.assign(globalThis, { writeWorkbook })
