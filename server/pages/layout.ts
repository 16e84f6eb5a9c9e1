import { ownNames } from '#languages/registry'
import { type Html, html } from './html.ts'
import type { Words } from './words.ts'

/** A link of the navigation or the footer. */
export interface Link {
  href: string
  text: string
  isCurrent?: boolean
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
  /** Description for search engines. */
  description?: string
  /** Links for programs: the address of the page itself and of its other languages. */
  relations?: readonly Relation[]
  /** Paths of additional style sheets. */
  styles?: readonly string[]
  /** Paths of scripts; pages work without them. */
  scripts?: readonly string[]
  main: Html
}

const renderLanguageForm = ({ language, text }: Words, here: string): Html => html`
<form class="languages" method="post" action="/language" aria-label="${text('language')}">
<input type="hidden" name="next" value="${here}">
${Object.entries(ownNames).map(
  ([code, name]) => html`<button name="locale" value="${code}" lang="${code}"${
    code === language && html` aria-current="true"`
  }>${name}</button>
`,
)}</form>`

const renderSignOutForm = ({ text }: Words, person: string): Html => html`
<form class="person" method="post" action="/sign-out"><bdi>${person}</bdi>
<button class="quiet">${text('nav.signOut')}</button></form>`

const renderLinks = (list: readonly Link[]): Html[] =>
  list.map(
    ({ href, text, isCurrent }) =>
      html`<li><a href="${href}"${isCurrent && html` aria-current="page"`}>${text}</a></li>
`,
  )

const renderNavigation = ({ words, navigation: list }: PageLayout): Html | false =>
  list.length > 0 &&
  html`<nav class="pages" aria-label="${words.text('nav.label')}"><ul>
${renderLinks(list)}</ul></nav>`

/** Renders a document: skip link, header with languages and sign-out, navigation, content, footer. */
export const renderLayout = (page: PageLayout): Html => {
  const { words, title, here, person, foot, home, head, aside, styles = [], scripts = [], main } = page
  const { description, relations = [] } = page
  return html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Valorem</title>
${description !== undefined && html`<meta name="description" content="${description}">`}
${relations.map(({ rel, href, language }) => html`<link rel="${rel}" href="${href}"${language !== undefined && html` hreflang="${language}"`}>`)}
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pages/style.css">
${styles.map(path => html`<link rel="stylesheet" href="${path}">`)}
${scripts.map(path => html`<script src="${path}" defer></script>`)}
</head>
<body>
<a class="skip" href="#main">${words.text('skip')}</a>
<header>
<a class="brand" href="${home ?? (person === undefined ? '/sign-in' : '/account')}">Valorem</a>
${head ?? (here !== undefined && renderLanguageForm(words, here))}
${person !== undefined && renderSignOutForm(words, person)}
</header>
<div class="${aside || page.navigation.length > 0 ? 'body with-pages' : 'body'}">
${aside ?? renderNavigation(page)}
<main class="content" id="main" tabindex="-1">
<h1>${title}</h1>
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
