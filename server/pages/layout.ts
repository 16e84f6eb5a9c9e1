import { ownNames } from '#languages/registry'
import { type Html, html } from './html.ts'
import type { Words } from './words.ts'

/** A link of the navigation or of the foot. */
export interface Link {
  href: string
  text: string
  isCurrent?: boolean
}

/** What stands around the content of a page. */
export interface PageLayout {
  words: Words
  title: string
  /** Path and query of the page, where the choice of a language leads back to; left out where there is no such choice. */
  here?: string
  navigation: readonly Link[]
  /** Who is signed in; left out for everybody else. */
  person?: string
  foot: readonly Link[]
  /** Where the name of the service leads; pages of accounts lead to the account. */
  home?: string
  /** Stands in the head, where pages of accounts have the choice of a language. */
  head?: Html
  /** A navigation of its own, in place of the list of links. */
  aside?: Html
  /** Sheets beside the one of all pages, by their paths. */
  styles?: readonly string[]
  /** Scripts of the page by their paths; a page works without them. */
  scripts?: readonly string[]
  main: Html
}

const languageForm = ({ language, text }: Words, here: string): Html => html`
<form class="languages" method="post" action="/language" aria-label="${text('language')}">
<input type="hidden" name="next" value="${here}">
${Object.entries(ownNames).map(
  ([code, name]) => html`<button name="locale" value="${code}" lang="${code}"${
    code === language && html` aria-current="true"`
  }>${name}</button>
`,
)}</form>`

const signOut = ({ text }: Words, person: string): Html => html`
<form class="person" method="post" action="/sign-out"><bdi>${person}</bdi>
<button class="quiet">${text('nav.signOut')}</button></form>`

const links = (list: readonly Link[]): Html[] =>
  list.map(
    ({ href, text, isCurrent }) =>
      html`<li><a href="${href}"${isCurrent && html` aria-current="page"`}>${text}</a></li>
`,
  )

const navigation = ({ words, navigation: list }: PageLayout): Html | false =>
  list.length > 0 &&
  html`<nav class="pages" aria-label="${words.text('nav.label')}"><ul>
${links(list)}</ul></nav>`

/** A whole document: skip link, head with languages and sign-out, navigation, content, foot. */
export const layout = (page: PageLayout): Html => {
  const { words, title, here, person, foot, home, head, aside, styles = [], scripts = [], main } = page
  return html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Valorem</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pages/style.css">
${styles.map(path => html`<link rel="stylesheet" href="${path}">`)}
${scripts.map(path => html`<script src="${path}" defer></script>`)}
</head>
<body>
<a class="skip" href="#main">${words.text('skip')}</a>
<header>
<a class="brand" href="${home ?? (person === undefined ? '/sign-in' : '/account')}">Valorem</a>
${head ?? (here !== undefined && languageForm(words, here))}
${person !== undefined && signOut(words, person)}
</header>
<div class="${aside || page.navigation.length > 0 ? 'body with-pages' : 'body'}">
${aside ?? navigation(page)}
<main class="content" id="main" tabindex="-1">
<h1>${title}</h1>
${main}
</main>
</div>
<footer>
<nav aria-label="${words.text('foot.label')}"><ul class="foot-links">
${links(foot)}</ul></nav>
${person !== undefined && html`<p>${words.text('foot.times')}</p>`}
</footer>
</body>
</html>
`
}
