import { setImmediate as nextTurn } from 'node:timers/promises'
import { getOperationPath } from '#contract/openapi/operation-path'
import { errorCodes } from '#contract/shared/errors'
import type { DocsPage } from './docs-page.ts'
import { findDocsPage } from './find-page.ts'
import { lawChangesPath } from './law-changes.ts'
import type { Library } from './library.ts'
import { toMarkdown } from './to-markdown.ts'

/** Markdown of a page: its source, or converted from its markup. */
export const getPageMarkdown = ({ title, markdown, main }: DocsPage): string =>
  markdown ?? `# ${title}\n\n${toMarkdown(main.toString())}`

/** Paths of the pages in the full text, in order; pages of law parameters are omitted. */
const listPagePaths = ({ guides, described, countries }: Library): string[] => [
  '/docs',
  ...guides.map(({ path }) => path),
  '/docs/scenarios',
  ...described.operations.map(({ id }) => getOperationPath(id)),
  ...countries.map(({ code }) => `/docs/fees/${code}`),
  ...errorCodes.map(code => `/docs/errors/${code}`),
  '/docs/law',
  lawChangesPath,
]

/** Builds the whole documentation as one text, each page preceded by its path. */
export const buildFullText = async (library: Library, service: string): Promise<string> => {
  const parts: string[] = []
  for (const path of listPagePaths(library)) {
    const page = findDocsPage(path, { ...library, service }, library)
    parts.push(`<!-- ${path} -->\n\n${getPageMarkdown(page).trim()}\n`)
    // Yields to other requests between pages.
    await nextTurn()
  }
  return parts.join('\n')
}
