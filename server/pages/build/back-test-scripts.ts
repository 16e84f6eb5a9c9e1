import { bundled, licence, licencesOf } from './page-program.ts'

const programOf = (entry: 'page' | 'worker' | 'workbook-program'): Promise<string> =>
  bundled(`server/pages/back-test/browser/${entry}.ts`)

/** The programs of the page `/backtest`, by their paths from the root; the same bytes for the same sources. */
export const backTestScripts = async (): Promise<Record<string, string>> => ({
  'server/data/back-test/page.js': `${licence()}${await programOf('page')}`,
  'server/data/back-test/worker.js': await programOf('worker'),
})

/** The program of the same page that reads workbooks, loaded with the first one. */
export const workbookScripts = async (): Promise<Record<string, string>> => ({
  'server/data/back-test/workbook.js': `${licencesOf('read-excel-file', 'fflate', 'saxen')}${await programOf('workbook-program')}`,
})
