import { ownNames } from '#languages/registry'
import { renderMark } from './drawings.ts'
import { type Html, html } from './html.ts'
import { type IconName, renderIcon } from './icons.ts'
import { fontPath } from './look.ts'
import type { Words } from './words.ts'

/** A link of the navigation or the footer. */
export interface Link {
  href: string
  text: string
  isCurrent?: boolean
  /** Icon of a link that stays in sight on phones; others are in a menu there. */
  icon?: IconName
}

/** A link for programs, in the head of a page. */
export interface Relation {
  rel: 'canonical' | 'alternate'
  href: string
  language?: string
}

export interface PageLayout {
  words: Words
  title: string
  /** Markup in place of the heading, which has the title as its `h1`; by default that alone. */
  heading?: Html
  /** Path and query that the language form returns to; absent without a language form. */
  here?: string
  navigation: readonly Link[]
  /** Name of the signed-in user. */
  person?: string
  foot: readonly Link[]
  /** Link of the service name; by default the account or the sign-in. */
  home?: string
  /** Header content, in place of the language form. */
  head?: Html
  /** Custom navigation, in place of the list of links. */
  aside?: Html
  /** Whether the content takes the whole width of the window. */
  isWhole?: boolean
  /** Description for search engines. */
  description?: string
  /** Links for programs: the address of the page itself and of its other languages. */
  relations?: readonly Relation[]
  /** Paths of additional style sheets. */
  styles?: readonly string[]
  /** Path of a sheet in place of all others; a page with one does not preload the font, so that its text is drawn sooner. */
  sheet?: string
  /** Paths of scripts; pages work without them. */
  scripts?: readonly string[]
  main: Html
}

/** Renders a menu of languages, which opens without a script. */
export const renderLanguageMenu = ({ language, text }: Words, list: Html): Html =>
  html`<details class="tongue"><summary>${renderIcon('globe')}<span class="unseen">${text('language')}: </span>${language.toUpperCase()}${renderIcon('down')}</summary>
${list}</details>`

const renderLanguageForm = (words: Words, here: string): Html =>
  renderLanguageMenu(
    words,
    html`<form class="languages" method="post" action="/language" aria-label="${words.text('language')}">
<input type="hidden" name="next" value="${here}">
${Object.entries(ownNames).map(
  ([code, name]) => html`<button name="locale" value="${code}" lang="${code}"${
    code === words.language && html` aria-current="true"`
  }>${name}</button>
`,
)}</form>`,
  )

const renderSignOutForm = ({ text }: Words, person: string): Html => html`
<form class="person" method="post" action="/sign-out"><bdi>${person}</bdi>
<button class="quiet">${text('nav.signOut')}</button></form>`

const renderLinks = (list: readonly Link[]): Html[] =>
  list.map(
    ({ href, text, isCurrent, icon }) =>
      html`<li><a href="${href}"${isCurrent && html` aria-current="page"`}>${icon && renderIcon(icon)}${text}</a></li>
`,
  )

const renderNavigation = ({ words, navigation: list }: PageLayout): Html | false =>
  list.length > 0 &&
  html`<nav class="pages" aria-label="${words.text('nav.label')}"><ul>
${renderLinks(list.filter(({ icon }) => icon))}</ul>
<details><summary>${renderIcon('menu')}${words.text('nav.more')}</summary>
<ul>
${renderLinks(list.filter(({ icon }) => !icon))}</ul></details></nav>`

const renderStyles = ({ sheet, styles = [] }: PageLayout): Html =>
  sheet === undefined
    ? html`<link rel="stylesheet" href="/pages/style.css">
${styles.map(path => html`<link rel="stylesheet" href="${path}">`)}
<link rel="preload" href="${fontPath}" as="font" type="font/woff2" crossorigin fetchpriority="low">`
    : html`<link rel="stylesheet" href="${sheet}">`

const renderHead = (page: PageLayout): Html => {
  const { title, description, relations = [], scripts = [] } = page
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Valorem</title>
${description !== undefined && html`<meta name="description" content="${description}">`}
${relations.map(({ rel, href, language }) => html`<link rel="${rel}" href="${href}"${language !== undefined && html` hreflang="${language}"`}>`)}
<link rel="icon" href="data:,">
${renderStyles(page)}
${scripts.map(path => html`<script src="${path}" defer></script>`)}
</head>`
}

const getBodyClass = ({ aside, navigation, isWhole }: PageLayout): string => {
  if (isWhole) return 'whole'
  return aside || navigation.length > 0 ? 'body with-pages' : 'body'
}

/** Renders a document: skip link, header with languages and sign-out, navigation, content, footer. */
export const renderLayout = (page: PageLayout): Html => {
  const { words, title, heading, here, person, foot, home, head, aside, main } = page
  return html`<!doctype html>
<html lang="${words.language}">
${renderHead(page)}
<body>
<a class="skip" href="#main">${words.text('skip')}</a>
<header>
<a class="brand" href="${home ?? (person === undefined ? '/sign-in' : '/account')}">${renderMark()}Valorem</a>
${head ?? (here !== undefined && renderLanguageForm(words, here))}
${person !== undefined && renderSignOutForm(words, person)}
</header>
<div class="${getBodyClass(page)}">
${aside ?? renderNavigation(page)}
<main class="content" id="main" tabindex="-1">
${heading ?? html`<h1>${title}</h1>`}
${main}
</main>
</div>
<footer>
<nav aria-label="${words.text('foot.label')}"><ul class="foot-links">
${renderLinks(foot)}</ul></nav>
${person !== undefined && html`<p>${words.text('foot.times')}</p>`}
</footer>
</body>
</html>
`
}
