import { bundled } from './page-program.ts'

/** The scripts of the documentation by their paths from the root. */
export const docsScripts = async (): Promise<Record<string, string>> => ({
  'server/data/docs/page.js': await bundled('server/pages/docs/browser/page.ts'),
  'server/data/docs/trial.js': await bundled('server/pages/docs/browser/trial/trial.ts'),
})
