import { setImmediate as nextTurn } from 'node:timers/promises'
import { operationPath } from '#contract/openapi/operation-path'
import { errorCodes } from '#contract/shared/errors'
import type { DocsPage } from './docs-page.ts'
import type { Library } from './library.ts'
import { pageAt } from './page-at.ts'
import { toMarkdown } from './to-markdown.ts'

/** A page as Markdown: as it was written, or made of its markup. */
export const markdownOf = ({ title, markdown, main }: DocsPage): string =>
  markdown ?? `# ${title}\n\n${toMarkdown(main.toString())}`

/** The pages of the whole text in their order; parameters of law are left out, which are data of their own. */
const pathsOf = ({ guides, described, countries }: Library): string[] => [
  '/docs',
  ...guides.map(({ path }) => path),
  '/docs/scenarios',
  ...described.operations.map(({ id }) => operationPath(id)),
  ...countries.map(({ code }) => `/docs/fees/${code}`),
  ...errorCodes.map(code => `/docs/errors/${code}`),
  '/docs/law',
]

/** The whole documentation as one text, each page with its address before it. */
export const fullText = async (library: Library, service: string): Promise<string> => {
  const parts: string[] = []
  for (const path of pathsOf(library)) {
    const page = pageAt(path, { ...library, service }, library)
    parts.push(`<!-- ${path} -->\n\n${markdownOf(page).trim()}\n`)
    // Other requests have their turn between two pages.
    await nextTurn()
  }
  return parts.join('\n')
}
