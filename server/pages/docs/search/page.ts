import { type Html, html } from '../../html.ts'
import type { DocsPage } from '../docs-page.ts'
import { searchPath } from '../paths.ts'
import type { ServerSearch } from './library-index.ts'
import type { SearchEntry } from './search-index.ts'

/** Maximum number of results on a page. */
const resultsMax = 20

const renderSearchResult = ({ title, path, where }: SearchEntry): Html =>
  html`<li><a href="${path}">${title}</a> <span class="where">${where}</span></li>
`

const headings: readonly (readonly [name: string, kinds: readonly SearchEntry['kind'][]])[] = [
  ['Guides', ['page', 'guide']],
  ['Operations', ['operation']],
  ['Codes of failures', ['code']],
  ['Countries', ['country']],
]

/** Renders the titles of all pages by kind, for an empty query. */
const renderAllTitles = (entries: readonly SearchEntry[]): Html =>
  html`<h2 id="titles">All titles</h2>
${headings.map(
  ([name, kinds]) => html`<h3>${name}</h3>
<ul class="titles">
${entries.filter(({ kind }) => kinds.includes(kind)).map(({ title, path }) => html`<li><a href="${path}">${title}</a></li>\n`)}</ul>
`,
)}<p>Each parameter of law has a page too: <a href="/docs/law">the law by country</a>.</p>
`

/** Builds the page of search results, or of all titles for an empty query. */
export const buildSearchPage = (query: string, { search, entries }: ServerSearch): DocsPage => {
  const found = query === '' ? [] : search(query, resultsMax)
  const nothing = html`<p>Nothing was found. Fields, codes of failures, parameters of law and the words of headings are searched, in English.</p>
`
  const results = html`<ol class="results">
${found.map(renderSearchResult)}</ol>
`
  return {
    title: query === '' ? 'Search' : `Search: ${query}`,
    path: searchPath,
    query,
    main: html`${query !== '' && (found.length > 0 ? results : nothing)}${(query === '' || found.length === 0) && renderAllTitles(entries)}`,
  }
}
