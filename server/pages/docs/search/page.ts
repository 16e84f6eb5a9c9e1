import { type Html, html } from '../../html.ts'
import type { DocsPage } from '../docs-page.ts'
import { searchPath } from '../paths.ts'
import type { ServerSearch } from './library-index.ts'
import type { Entry } from './search-index.ts'

/** Most results of a page. */
const resultsMax = 20

const result = ({ title, path, where }: Entry): Html =>
  html`<li><a href="${path}">${title}</a> <span class="where">${where}</span></li>
`

const headings: readonly (readonly [name: string, kinds: readonly Entry['kind'][]])[] = [
  ['Guides', ['page', 'guide']],
  ['Operations', ['operation']],
  ['Codes of failures', ['code']],
  ['Countries', ['country']],
]

/** All pages by what they are, for who asks nothing. */
const everyTitle = (entries: readonly Entry[]): Html =>
  html`<h2 id="titles">All titles</h2>
${headings.map(
  ([name, kinds]) => html`<h3>${name}</h3>
<ul class="titles">
${entries.filter(({ kind }) => kinds.includes(kind)).map(({ title, path }) => html`<li><a href="${path}">${title}</a></li>\n`)}</ul>
`,
)}<p>Each parameter of law has a page too: <a href="/docs/law">the law by country</a>.</p>
`

/** What was found for a question, or all titles where none was asked. */
export const searchPage = (query: string, { search, entries }: ServerSearch): DocsPage => {
  const found = query === '' ? [] : search(query, resultsMax)
  const nothing = html`<p>Nothing was found. Fields, codes of failures, parameters of law and the words of headings are searched, in English.</p>
`
  const results = html`<ol class="results">
${found.map(result)}</ol>
`
  return {
    title: query === '' ? 'Search' : `Search: ${query}`,
    path: searchPath,
    query,
    main: html`${query !== '' && (found.length > 0 ? results : nothing)}${(query === '' || found.length === 0) && everyTitle(entries)}`,
  }
}
