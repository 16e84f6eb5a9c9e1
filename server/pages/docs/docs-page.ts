import { getOperationPath } from '#contract/openapi/operation-path'
import { type Html, html, type Part } from '../html.ts'
import { renderLayout } from '../layout.ts'
import { accuracyPath, askPath, backTestPath, limitsPath, modelPath, readPath, revaluationPath } from '../paths.ts'
import { getPageWords, type PlainKey, type Words } from '../words.ts'
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

/** A page that the navigation lists: by its title, or by the key of its title where it exists in each language. */
type ListedPage = readonly [path: string, title: string] | readonly [path: string, title: undefined, key: PlainKey]

/** Pages other than operations, in groups. */
const groups: readonly (readonly [name: PlainKey, pages: readonly ListedPage[]])[] = [
  [
    'docs.group.first',
    [
      ['/docs', 'Start'],
      ['/docs/errors', 'Errors'],
      ['/docs/scenarios', 'Failures on demand'],
    ],
  ],
  ['docs.group.guides', guides.map(({ path, title }) => [path, title] as const)],
  [
    'docs.group.figures',
    [
      ['/docs/law', 'The law'],
      [limitsPath, undefined, 'limits.title'],
      [accuracyPath, undefined, 'docs.page.accuracy'],
      [modelPath, undefined, 'docs.page.model'],
      [backTestPath, undefined, 'docs.page.backTest'],
      [revaluationPath, undefined, 'docs.page.revaluation'],
      [askPath, undefined, 'docs.page.ask'],
      [readPath, undefined, 'docs.page.read'],
    ],
  ],
]

const renderNavigationItem = (href: string, text: Part, current: string): Html =>
  html`<li><a href="${href}"${href === current && html` aria-current="page"`}>${text}</a></li>
`

/** Renders the entry of a page; the title of a page that exists in English alone stays English. */
const renderListedPage = ([path, title, key]: ListedPage, current: string, { language, text }: Words): Html => {
  const isEnglish = title !== undefined && language !== 'en'
  // A page of another language than the reader's browser asks for keeps its language.
  const query = title !== undefined || language === 'en' ? '' : `?lang=${language}`
  return html`<li><a href="${path}${query}"${isEnglish && html` lang="en" hreflang="en"`}${path === current && html` aria-current="page"`}>${title ?? text(key)}</a></li>
`
}

/** Renders an HTTP method, coloured by method. */
export const renderMethod = (method: string): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`

/**
 * Renders the list of pages: a side bar in wide windows, a popover in narrow ones, without a script. It is in the language
 * of the page, but for the titles of what exists in English alone.
 */
const renderDocsNavigation = (
  { tags, operations }: Described,
  current: string,
  words: Words,
): Html => html`<div class="toc"><button type="button" class="quiet" popovertarget="pages">${words.text('docs.allPages')}</button>
<nav id="pages" popover aria-label="${words.text('nav.docs')}"><div>
${groups.map(
  ([name, pages]) => html`<p>${words.text(name)}</p>
<ul>
${pages.map(page => renderListedPage(page, current, words))}</ul>
`,
)}<div${words.language !== 'en' && html` lang="en"`}>${tags.map(
  ({ name }) => html`<p>${name}</p>
<ul>
${operations
  .filter(({ tag }) => tag === name)
  .map(({ id, method, summary }) =>
    renderNavigationItem(getOperationPath(id), html`<span>${summary}</span> ${renderMethod(method)}`, current),
  )}</ul>
`,
)}</div></div></nav></div>
`

/** Texts of the list of results, which the page script reads from the search field. */
const renderSearchTexts = ({ text }: Words): Html =>
  html` data-list="${text('docs.results')}" data-found="${text('docs.found', { count: '…' })}" data-nothing="${text('docs.nothing')}"`

/** Renders the search field; the page script lists results below it, without one it opens the search page. */
const renderSearchForm = (words: Words, query = ''): Html => html`
<form class="search" role="search" action="${searchPath}">
<label class="unseen" for="search">${words.text('docs.search')}</label>
<input id="search" name="q" value="${query}" maxlength="${queryCharactersMax}" placeholder="${words.text('docs.searchShort')}"${renderSearchTexts(words)} autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search">
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
