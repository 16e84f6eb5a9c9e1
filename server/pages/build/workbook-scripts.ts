import { bundled, licencesOf } from './page-program.ts'

const programOf = (entry: 'workbook-reader-program' | 'workbook-writer-program'): Promise<string> =>
  bundled(`server/pages/table-file/browser/${entry}.ts`)

/** The program by which pages of files read workbooks, loaded with the first one. */
export const workbookReaderScripts = async (): Promise<Record<string, string>> => ({
  'server/data/table-file/workbook-reader.js': `${licencesOf('read-excel-file', 'fflate', 'saxen')}${await programOf('workbook-reader-program')}`,
})

/** The program by which they write workbooks, loaded with the first one. */
export const workbookWriterScripts = async (): Promise<Record<string, string>> => ({
  'server/data/table-file/workbook-writer.js': `${licencesOf('write-excel-file', 'fflate')}${await programOf('workbook-writer-program')}`,
})
