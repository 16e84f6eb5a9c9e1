import { readFile } from 'node:fs/promises'
import { type Html, html } from '../../html.ts'
import type { DocsPage } from '../docs-page.ts'
import { type Guide, guides } from './guide-list.ts'
import { resolveLink } from './links.ts'
import { type Heading, renderMarkdown } from './render-markdown.ts'

/** A guide with its text. */
export interface LoadedGuide extends Guide {
  text: string
}

/** Service URL in the examples of the files, replaced by that of the running service. */
export const exampleService = 'http://127.0.0.1:3000'

/** Reads the text of a guide; a placeholder if the file is not installed. */
const readGuideText = async ({ file }: Guide): Promise<string> => {
  try {
    return await readFile(new URL(`../../../../${file}`, import.meta.url), 'utf8')
  } catch {
    return `This guide is the file \`${file}\` of the repository, which is not installed with this service.`
  }
}

/** Reads the files of all guides. */
export const loadGuides = (): Promise<readonly LoadedGuide[]> =>
  Promise.all(guides.map(async guide => ({ ...guide, text: await readGuideText(guide) })))

/** Minimum number of headings for a table of contents. */
const listedFrom = 4

const renderContents = (headings: readonly Heading[]): Html | false =>
  headings.length >= listedFrom &&
  html`<nav class="contents" aria-label="On this page"><ul>
${headings.map(
  ({ text, place }) => html`<li><a href="#${place}">${text}</a></li>
`,
)}</ul></nav>
`

/** A link or picture, in Markdown or as an attribute; code is matched first, so that no link is found in it. */
const linkOrCode =
  /^ *```.*?^ *```$|(?<mark>!?)\[(?<words>(?:`[^`]*`|[^\]`])*)\]\((?<href>[^)\s]+)\)|(?<= )(?<name>href|src)="(?<address>[^"]*)"|`[^`\n]*`/gms

/** Rewrites the links of a guide's Markdown to documentation paths; a file without a page is named instead. */
const rewriteLinks = (text: string, file: string): string =>
  text.replace(linkOrCode, (whole: string, ...found: unknown[]) => {
    const { mark, words = '', href, name, address } = found.at(-1) as Readonly<Record<string, string | undefined>>
    const target = resolveLink(href ?? address ?? '#', file)
    if (address !== undefined) return 'href' in target ? `${name}="${target.href}"` : whole
    if (href === undefined) return whole
    if ('href' in target) return `${mark}[${words}](${target.href})`
    return mark === '!' ? words : `${words} (\`${target.file}\` in the repository)`
  })

export const buildGuidePage = ({ path, title, file, text }: LoadedGuide, service: string): DocsPage => {
  const own = text.replaceAll(exampleService, service)
  const { main, headings } = renderMarkdown(own, file)
  // Repeated headings, as in change logs, would make a useless table of contents.
  const isNamedOnce = new Set(headings.map(heading => heading.text)).size === headings.length
  return {
    title,
    path,
    markdown: rewriteLinks(own, file),
    main: html`<div class="guide-text">${isNamedOnce && renderContents(headings)}
${main}</div>
`,
  }
}

/** Headings of a guide, with their anchors. */
export const listHeadings = ({ text, file }: LoadedGuide): readonly Heading[] => renderMarkdown(text, file).headings
