import { operationPath } from '#contract/openapi/operation-path'
import { type Html, html, type Part } from '../html.ts'
import { layout } from '../layout.ts'
import { accuracyPath, askPath, backTestPath, limitsPath, modelPath } from '../paths.ts'
import { type Words, wordsOf } from '../words.ts'
import type { Described } from './document.ts'
import { guides } from './guides/guide-list.ts'
import { docsScriptPath, queryCharactersMax, searchPath } from './paths.ts'

/** What a page of the documentation says of itself. */
export interface DocsPage {
  title: string
  /** Its path, by which the navigation marks it. */
  path: string
  /** The words of its language; English where it has none. */
  words?: Words
  main: Html
  status?: number
  /** The page as Markdown, where it was written so; made of its markup where it was not. */
  markdown?: string
  /** What was searched for, as it stands in the field of the search. */
  query?: string
}

/** Pages that are no operations, in their groups. */
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
      [askPath, 'Ask in your own words'],
    ],
  ],
]

const link = (href: string, text: Part, current: string): Html =>
  html`<li><a href="${href}"${href === current && html` aria-current="page"`}>${text}</a></li>
`

/** A method by its name, coloured by what it does. */
export const methodView = (method: string): Html => html`<span class="method ${method.toLowerCase()}">${method}</span>`

/**
 * The list of pages: beside them in a wide window, behind a button in a narrow one, without a script. Its name is in the
 * language of the page, its entries are in English, as the pages that they lead to.
 */
const navigation = (
  { tags, operations }: Described,
  current: string,
  { text, language }: Words,
): Html => html`<div class="toc"><button type="button" class="quiet" popovertarget="pages">${text('docs.allPages')}</button>
<nav id="pages" popover aria-label="${text('nav.docs')}"><div${language !== 'en' && html` lang="en"`}>
${groups.map(
  ([name, pages]) => html`<p>${name}</p>
<ul>
${pages.map(([path, title]) => link(path, title, current))}</ul>
`,
)}${tags.map(
  ({ name }) => html`<p>${name}</p>
<ul>
${operations
  .filter(({ tag }) => tag === name)
  .map(({ id, method, summary }) =>
    link(operationPath(id), html`<span>${summary}</span> ${methodView(method)}`, current),
  )}</ul>
`,
)}</div></nav></div>
`

/** The field of the search; the script of the pages lists what is found below it, without one it leads to a page. */
const searchForm = ({ language }: Words, query = ''): Html => html`
<form class="search" role="search" action="${searchPath}"${language !== 'en' && html` lang="en"`}>
<label class="unseen" for="search">Search the documentation</label>
<input id="search" name="q" value="${query}" maxlength="${queryCharactersMax}" placeholder="Search" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search">
</form>`

/** The address of the same page as Markdown. */
export const markdownPath = (path: string): string => `${path}.md`

/** A page of the documentation in the frame of all pages. */
export const documentationPage = (page: DocsPage, described: Described, hasAccounts: boolean): string => {
  const words = page.words ?? wordsOf('en')
  const { text, language } = words
  const isKept = page.status === undefined && page.query === undefined
  return layout({
    words,
    title: page.title,
    home: '/docs',
    navigation: [],
    head: searchForm(words, page.query),
    aside: navigation(described, page.path, words),
    foot: [
      { href: limitsPath, text: text('limits.title') },
      { href: '/openapi.json', text: text('docs.openapi') },
      { href: '/demo', text: text('docs.demo') },
      ...(hasAccounts ? [{ href: '/sign-up', text: text('nav.account') }] : []),
      ...(isKept && language === 'en' ? [{ href: markdownPath(page.path), text: 'This page as Markdown' }] : []),
    ],
    styles: ['/pages/docs.css'],
    scripts: [docsScriptPath],
    main: page.main,
  }).toString()
}
