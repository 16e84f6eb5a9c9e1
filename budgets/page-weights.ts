import { getGzipBytes } from '../sdk/elements/build/gzip-bytes.ts'
import { askScript } from '../server/pages/build/ask-script.ts'
import { backTestScripts } from '../server/pages/build/back-test-scripts.ts'
import { docsScripts } from '../server/pages/build/docs-scripts.ts'
import { readPdfScript, readScript } from '../server/pages/build/read-scripts.ts'
import { revaluationScripts } from '../server/pages/build/revaluation-scripts.ts'
import { workbookReaderScripts, workbookWriterScripts } from '../server/pages/build/workbook-scripts.ts'
import type { Weight } from './report.ts'

const weighScripts = (scripts: Readonly<Record<string, string>>): number =>
  Object.values(scripts).reduce((sum, script) => sum + getGzipBytes(Buffer.from(script)), 0)

/** Weighs the scripts of the service's own pages. */
export const weighPages = async (): Promise<Weight[]> => {
  const { 'server/data/docs/page.js': page = '', 'server/data/docs/trial.js': trial = '' } = await docsScripts()
  return [
    { budget: 'page /docs', bytes: weighScripts({ page }) },
    { budget: 'page /docs, the form to try', bytes: weighScripts({ trial }) },
    { budget: 'page /ask', bytes: weighScripts(await askScript()) },
    { budget: 'page /read', bytes: weighScripts(await readScript()) },
    { budget: 'page /read, its reader of PDF files', bytes: weighScripts(await readPdfScript()) },
    { budget: 'page /backtest', bytes: weighScripts(await backTestScripts()) },
    { budget: 'page /revaluation', bytes: weighScripts(await revaluationScripts()) },
    { budget: 'pages of files, reader of workbooks', bytes: weighScripts(await workbookReaderScripts()) },
    { budget: 'pages of files, writer of workbooks', bytes: weighScripts(await workbookWriterScripts()) },
  ]
}
