import { bundled, licence } from './page-program.ts'

/** The program of the page `/ask` by its path from the root. */
export const askScript = async (): Promise<Record<string, string>> => ({
  'server/data/ask/page.js': `${licence()}${await bundled('server/pages/ask/browser/page.ts')}`,
})
