import { bundled, licence } from './page-program.ts'

const programOf = (entry: 'page' | 'worker'): Promise<string> => bundled(`server/pages/back-test/browser/${entry}.ts`)

/** The programs of the page `/backtest`, by their paths from the root; the same bytes for the same sources. */
export const backTestScripts = async (): Promise<Record<string, string>> => ({
  'server/data/back-test/page.js': `${licence()}${await programOf('page')}`,
  'server/data/back-test/worker.js': await programOf('worker'),
})
