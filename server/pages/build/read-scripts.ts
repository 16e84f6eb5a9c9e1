import { bundled, licence, licencesOf } from './page-program.ts'

/** The program of the page `/read` by its path from the root. */
export const readScript = async (): Promise<Record<string, string>> => ({
  'server/data/read/page.js': `${licence()}${await bundled('server/pages/read/browser/page.ts')}`,
})

/** The program of the same page that draws PDF files, loaded with the first one. */
export const readPdfScript = async (): Promise<Record<string, string>> => ({
  'server/data/read/pdf.js': `${licencesOf('unpdf')}${await bundled('server/pages/read/browser/pdf-program.ts')}`,
})
