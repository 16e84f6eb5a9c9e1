import type { Request } from 'express'
import { isLanguage, type Language, ownNames } from '#languages/registry'
import type { AccountSettings } from '../../ports/accounts.ts'
import { choosePageLanguage, createLanguageCookie } from '../account/language.ts'
import { listLegalLinks } from '../account/legal.ts'
import { type Html, html } from '../html.ts'
import { type PageLayout, renderLanguageMenu, renderLayout } from '../layout.ts'
import { landingPath, marketPath, plansPath } from '../paths.ts'
import { getPageWords, type Words } from '../words.ts'

/** Settings of the public pages. */
export interface LandingSettings {
  /** Shared sandbox key; undefined if disabled. */
  sandboxApiKey: string | undefined
  /** Public origin of the service; by default that of each request. */
  publicUrl: string | undefined
  /** Undefined if accounts are disabled. */
  accounts:
    | Pick<AccountSettings, 'signUps' | 'legalNoticeUrl' | 'privacyUrl' | 'contactUrl' | 'planPrices' | 'termsUrl'>
    | undefined
}

/** A public page. */
export interface LandingPage {
  /** Path of the page, to which the language links return. */
  path: string
  title: string
  main: Html
  /** The content takes the whole width and has its own `h1`. */
  isWhole?: boolean
  scripts?: readonly string[]
  /** Head of a page that search engines shall find, or of one with its own sheet. */
  head?: Pick<PageLayout, 'description' | 'relations' | 'sheet'>
}

const readRequestedLanguage = ({ originalUrl }: Request): Language | undefined => {
  const requested = new URLSearchParams(originalUrl.split('?')[1] ?? '').get('lang') ?? undefined
  return isLanguage(requested) ? requested : undefined
}

/** Texts of a request: in the language of the query, else of the cookie, else of the browser. */
export const createLandingWords = (req: Request): Words => {
  const { cookie = '', 'accept-language': acceptLanguage = '' } = req.headers
  return getPageWords(readRequestedLanguage(req) ?? choosePageLanguage(undefined, { cookie, acceptLanguage }))
}

/** Set-Cookie value that stores the language of the query; undefined without one. */
export const createRequestedLanguageCookie = (req: Request, { publicUrl }: LandingSettings): string | undefined => {
  const language = readRequestedLanguage(req)
  return language && createLanguageCookie(language, publicUrl ?? `${req.protocol}://${req.headers.host ?? 'localhost'}`)
}

const renderLandingLanguages = (words: Words, path: string): Html =>
  renderLanguageMenu(
    words,
    html`<nav class="languages" aria-label="${words.text('language')}">${Object.entries(ownNames).map(
      ([code, name]) =>
        html`<a href="${path}?lang=${code}" lang="${code}" hreflang="${code}"${code === words.language && html` aria-current="true"`}>${name}</a>
`,
    )}</nav>`,
  )

const renderTopLinks = ({ text }: Words, { accounts }: LandingSettings): Html =>
  html`<nav class="top-links" aria-label="${text('door.menu')}"><ul><li><a href="${landingPath}#how">${text('door.how')}</a></li>
${accounts && html`<li><a href="${plansPath}">${text('door.prices')}</a></li>`}
<li><a href="${marketPath}">${text('door.market')}</a></li>
<li><a href="/docs">${text('door.docs')}</a></li></ul></nav>`

const renderSignInLink = ({ text }: Words, { accounts }: LandingSettings): Html | false =>
  accounts !== undefined && html`<p class="entrance"><a href="/sign-in">${text('nav.signIn')}</a></p>`

/**
 * Renders the document of a public page, with languages as links: the API's content security policy allows no forms.
 */
export const renderLandingDocument = (words: Words, page: LandingPage, settings: LandingSettings): string => {
  const { text } = words
  const { accounts } = settings
  return renderLayout({
    words,
    title: page.title,
    home: landingPath,
    head: html`${renderTopLinks(words, settings)}${renderLandingLanguages(words, page.path)}${renderSignInLink(words, settings)}`,
    navigation: [],
    styles: ['/pages/door.css'],
    foot: [
      { href: marketPath, text: text('door.market') },
      { href: '/docs', text: text('door.docs') },
      ...(accounts ? [{ href: plansPath, text: text('plans.title') }, ...listLegalLinks(words, accounts)] : []),
    ],
    scripts: page.scripts ?? [],
    ...page.head,
    ...(page.isWhole && { isWhole: true, heading: html`` }),
    main: page.main,
  }).toString()
}
