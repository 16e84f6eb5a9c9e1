import { readFile } from 'node:fs/promises'
import { type Html, html } from '../../html.ts'
import type { DocsPage } from '../docs-page.ts'
import { type Guide, guides } from './guide-list.ts'
import { targetOf } from './links.ts'
import { type Heading, markdownView } from './markdown-view.ts'

/** A guide as it was read. */
export interface ReadGuide extends Guide {
  text: string
}

/** Where the examples of the files ask a service: the one that answers takes its place. */
export const exampleService = 'http://127.0.0.1:3000'

/** The text of a guide; one whose file an installation lacks says so, and the other pages are there. */
const textOf = async ({ file }: Guide): Promise<string> => {
  try {
    return await readFile(new URL(`../../../../${file}`, import.meta.url), 'utf8')
  } catch {
    return `This guide is the file \`${file}\` of the repository, which is not installed with this service.`
  }
}

/** Reads the files of all guides. */
export const readGuides = (): Promise<readonly ReadGuide[]> =>
  Promise.all(guides.map(async guide => ({ ...guide, text: await textOf(guide) })))

/** Least headings for which a page has a list of them. */
const listedFrom = 4

const contents = (headings: readonly Heading[]): Html | false =>
  headings.length >= listedFrom &&
  html`<nav class="contents" aria-label="On this page"><ul>
${headings.map(
  ({ text, place }) => html`<li><a href="#${place}">${text}</a></li>
`,
)}</ul></nav>
`

/** A link or picture, in Markdown or as an attribute; before them, so that none is found in it, a block or a span of code. */
const linkOrCode =
  /^ *```.*?^ *```$|(?<mark>!?)\[(?<words>(?:`[^`]*`|[^\]`])*)\]\((?<href>[^)\s]+)\)|(?<= )(?<name>href|src)="(?<address>[^"]*)"|`[^`\n]*`/gms

/** The text of a guide with its links as the documentation has them, for who reads Markdown; a file without a page is named. */
const linked = (text: string, file: string): string =>
  text.replace(linkOrCode, (whole: string, ...found: unknown[]) => {
    const { mark, words = '', href, name, address } = found.at(-1) as Readonly<Record<string, string | undefined>>
    const target = targetOf(href ?? address ?? '#', file)
    if (address !== undefined) return 'href' in target ? `${name}="${target.href}"` : whole
    if (href === undefined) return whole
    if ('href' in target) return `${mark}[${words}](${target.href})`
    return mark === '!' ? words : `${words} (\`${target.file}\` in the repository)`
  })

/** The page of a guide. */
export const guidePage = ({ path, title, file, text }: ReadGuide, service: string): DocsPage => {
  const own = text.replaceAll(exampleService, service)
  const { main, headings } = markdownView(own, file)
  // Headings that come again under others, as those of each version, would be a list that tells nothing.
  const isNamedOnce = new Set(headings.map(heading => heading.text)).size === headings.length
  return {
    title,
    path,
    markdown: linked(own, file),
    main: html`<div class="guide-text">${isNamedOnce && contents(headings)}
${main}</div>
`,
  }
}

/** The headings of a guide with their places. */
export const headingsOf = ({ text, file }: ReadGuide): readonly Heading[] => markdownView(text, file).headings
