import { getGzipBytes } from '../sdk/elements/build/gzip-bytes.ts'
import { askScript } from '../server/pages/build/ask-script.ts'
import { backTestScripts, workbookScripts } from '../server/pages/build/back-test-scripts.ts'
import { docsScripts } from '../server/pages/build/docs-scripts.ts'
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
    { budget: 'page /backtest', bytes: weighScripts(await backTestScripts()) },
    { budget: 'page /backtest, its reader of workbooks', bytes: weighScripts(await workbookScripts()) },
  ]
}
