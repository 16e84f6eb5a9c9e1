import { getOperationPath } from '#contract/openapi/operation-path'
import { type Html, html, type Part } from '../html.ts'
import { renderLayout } from '../layout.ts'
import { accuracyPath, askPath, backTestPath, limitsPath, modelPath, readPath, revaluationPath } from '../paths.ts'
import { getPageWords, type Words } from '../words.ts'
import type { Described } from './document.ts'
import { guides } from './guides/guide-list.ts'
import { docsScriptPath, queryCharactersMax, searchPath } from './paths.ts'

/** A page of the documentation. */
export interface DocsPage {
  title: string
  /** Path, marked as current in the navigation. */
  path: string
  /** Texts in the language of the page; English by default. */
  words?: Words
  main: Html
  status?: number
  /** Markdown source of the page; by default converted from its markup. */
  markdown?: string
  /** Search query, shown in the search field. */
  query?: string
}

/** Pages other than operations, in groups. */
const groups: readonly (readonly [name: string, pages: readonly (readonly [path: string, title: string])[]])[] = [
  [
    'First steps',
    [
      ['/docs', 'Start'],
      ['/docs/errors', 'Errors'],
      ['/docs/scenarios', 'Failures on demand'],
    ],
  ],
  ['Guides', guides.map(({ path, title }) => [path, title] as const)],
  [
    'Behind the figures',
    [
      ['/docs/law', 'The law'],
      [limitsPath, 'Limits of the figures'],
      [accuracyPath, 'Accuracy of the estimates'],
      [modelPath, 'The model of the estimate'],
      [backTestPath, 'Test it on your sales'],
      [revaluationPath, 'Revalue a portfolio'],
      [askPath, 'Ask in your own words'],
      [readPath, 'Read a document'],
    ],
  ],
]

const renderNavigationItem = (href: string, text: Part, current: string): Html =>
  html`<li><a href="${href}"${href === current && html` aria-current="page"`}>${text}</a></li>
`

/** Renders an HTTP method, coloured by method. */
export const renderMethod = (method: string): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`

/**
 * Renders the list of pages: a side bar in wide windows, a popover in narrow ones, without a script. Its label is in
 * the
 * language of the page, its entries are in English, as are the pages.
 */
const renderDocsNavigation = (
  { tags, operations }: Described,
  current: string,
  { text, language }: Words,
): Html => html`<div class="toc"><button type="button" class="quiet" popovertarget="pages">${text('docs.allPages')}</button>
<nav id="pages" popover aria-label="${text('nav.docs')}"><div${language !== 'en' && html` lang="en"`}>
${groups.map(
  ([name, pages]) => html`<p>${name}</p>
<ul>
${pages.map(([path, title]) => renderNavigationItem(path, title, current))}</ul>
`,
)}${tags.map(
  ({ name }) => html`<p>${name}</p>
<ul>
${operations
  .filter(({ tag }) => tag === name)
  .map(({ id, method, summary }) =>
    renderNavigationItem(getOperationPath(id), html`<span>${summary}</span> ${renderMethod(method)}`, current),
  )}</ul>
`,
)}</div></nav></div>
`

/** Renders the search field; the page script lists results below it, without one it opens the search page. */
const renderSearchForm = ({ language }: Words, query = ''): Html => html`
<form class="search" role="search" action="${searchPath}"${language !== 'en' && html` lang="en"`}>
<label class="unseen" for="search">Search the documentation</label>
<input id="search" name="q" value="${query}" maxlength="${queryCharactersMax}" placeholder="Search" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search">
</form>`

/** Path of the same page as Markdown. */
export const getMarkdownPath = (path: string): string => `${path}.md`

/** Renders a page of the documentation in the common layout. */
export const renderDocsDocument = (page: DocsPage, described: Described, hasAccounts: boolean): string => {
  const words = page.words ?? getPageWords('en')
  const { text, language } = words
  const isKept = page.status === undefined && page.query === undefined
  return renderLayout({
    words,
    title: page.title,
    home: '/docs',
    navigation: [],
    head: renderSearchForm(words, page.query),
    aside: renderDocsNavigation(described, page.path, words),
    foot: [
      { href: limitsPath, text: text('limits.title') },
      { href: '/openapi.json', text: text('docs.openapi') },
      { href: '/demo', text: text('docs.demo') },
      ...(hasAccounts ? [{ href: '/sign-up', text: text('nav.account') }] : []),
      ...(isKept && language === 'en' ? [{ href: getMarkdownPath(page.path), text: 'This page as Markdown' }] : []),
    ],
    styles: ['/pages/docs.css'],
    scripts: [docsScriptPath],
    main: page.main,
  }).toString()
}
