import { operationPath } from '#contract/openapi/operation-path'
import { type Html, html, type Part } from '../html.ts'
import { layout } from '../layout.ts'
import { accuracyPath, askPath, backTestPath, limitsPath, modelPath } from '../paths.ts'
import { type Words, wordsOf } from '../words.ts'
import type { Described } from './document.ts'

/** What a page of the documentation says of itself. */
export interface DocsPage {
  title: string
  /** Its path, by which the navigation marks it. */
  path: string
  /** The words of its language; English where it has none. */
  words?: Words
  main: Html
  status?: number
  /** False where nothing of the page is a program. */
  hasScript?: boolean
}

const guides = [
  ['/docs', 'Start'],
  ['/docs/errors', 'Errors'],
  ['/docs/scenarios', 'Failures on demand'],
  ['/docs/law', 'The law'],
  [limitsPath, 'Limits of the figures'],
  [accuracyPath, 'Accuracy of the estimates'],
  [modelPath, 'The model of the estimate'],
  [backTestPath, 'Test it on your sales'],
  [askPath, 'Ask in your own words'],
] as const

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
<ul>
${guides.map(([href, text]) => link(href, text, current))}</ul>
${tags.map(
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

/** A page of the documentation in the frame of all pages. */
export const documentationPage = (page: DocsPage, described: Described, hasAccounts: boolean): string => {
  const words = page.words ?? wordsOf('en')
  const { text } = words
  return layout({
    words,
    title: page.title,
    home: '/docs',
    navigation: [],
    aside: navigation(described, page.path, words),
    foot: [
      { href: limitsPath, text: text('limits.title') },
      { href: '/openapi.json', text: text('docs.openapi') },
      { href: '/demo', text: text('docs.demo') },
      ...(hasAccounts ? [{ href: '/sign-up', text: text('nav.account') }] : []),
    ],
    styles: ['/pages/docs.css'],
    scripts: page.hasScript === false ? [] : ['/pages/copy.js'],
    main: page.main,
  }).toString()
}
