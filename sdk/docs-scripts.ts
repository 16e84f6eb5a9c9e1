import { bundled } from './page-program.ts'

/** Most that the script of every page of the documentation may weigh, gzipped. */
export const docsGzipBytesMax = 6 * 1024

/** Most that the form of *Try it* may weigh, gzipped, which is loaded when somebody opens it. */
export const trialGzipBytesMax = 8 * 1024

/** The scripts of the documentation by their paths from the root. */
export const docsScripts = async (): Promise<Record<string, string>> => ({
  'server/data/docs/page.js': await bundled('server/pages/docs/browser/page.ts'),
  'server/data/docs/trial.js': await bundled('server/pages/docs/browser/trial/trial.ts'),
})
