import { bundled, licence } from './page-program.ts'

const programOf = (entry: 'page' | 'worker'): Promise<string> => bundled(`server/pages/revaluation/browser/${entry}.ts`)

/** The programs of the page `/revaluation`, by their paths from the root; the same bytes for the same sources. */
export const revaluationScripts = async (): Promise<Record<string, string>> => ({
  'server/data/revaluation/page.js': `${licence()}${await programOf('page')}`,
  'server/data/revaluation/worker.js': await programOf('worker'),
})
