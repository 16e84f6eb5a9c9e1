import type { Request } from 'express'
import { isLanguage, type Language, ownNames } from '#languages/registry'
import type { AccountSettings } from '../../ports/accounts.ts'
import { languageCookie, languageOf } from '../account/language.ts'
import { legalLinks } from '../account/legal.ts'
import { type Html, html } from '../html.ts'
import { layout } from '../layout.ts'
import { doorPath, plansPath } from '../paths.ts'
import { type Words, wordsOf } from '../words.ts'

/** What the pages in front of the accounts need of the service. */
export interface DoorSettings {
  /** The shared key; undefined where it is off. */
  sandboxApiKey: string | undefined
  /** Origin of our own pages; that of each request where it is not set. */
  publicUrl: string | undefined
  /** Undefined where there are no accounts. */
  accounts: Pick<AccountSettings, 'signUps' | 'legalNoticeUrl' | 'privacyUrl' | 'contactUrl' | 'termsUrl'> | undefined
}

/** A page in front of the accounts. */
export interface DoorPage {
  /** Path of the page, where the choice of a language leads back to. */
  path: string
  title: string
  main: Html
  scripts?: readonly string[]
}

const requestedLanguage = ({ originalUrl }: Request): Language | undefined => {
  const requested = new URLSearchParams(originalUrl.split('?')[1] ?? '').get('lang') ?? undefined
  return isLanguage(requested) ? requested : undefined
}

/** The words of a request: as its address says, else as chosen before, else as the browser asks. */
export const doorWords = (req: Request): Words => {
  const { cookie = '', 'accept-language': acceptLanguage = '' } = req.headers
  return wordsOf(requestedLanguage(req) ?? languageOf(undefined, { cookie, acceptLanguage }))
}

/** The Set-Cookie value that keeps a language which the address asks for; undefined where it asks for none. */
export const chosenLanguageCookie = (req: Request, { publicUrl }: DoorSettings): string | undefined => {
  const language = requestedLanguage(req)
  return language && languageCookie(language, publicUrl ?? `${req.protocol}://${req.headers.host ?? 'localhost'}`)
}

const languageLinks = ({ language, text }: Words, path: string): Html =>
  html`<nav class="languages" aria-label="${text('language')}">${Object.entries(ownNames).map(
    ([code, name]) =>
      html`<a href="${path}?lang=${code}" lang="${code}" hreflang="${code}"${code === language && html` aria-current="true"`}>${name}</a>
`,
  )}</nav>`

const entrance = ({ text }: Words, { accounts }: DoorSettings): Html | false =>
  accounts !== undefined && html`<p class="entrance"><a href="/sign-in">${text('nav.signIn')}</a></p>`

/** A whole document of such a page, with the languages as links: no form may stand under the policy of the interface. */
export const doorDocument = (words: Words, page: DoorPage, settings: DoorSettings): string => {
  const { text } = words
  const { accounts } = settings
  return layout({
    words,
    title: page.title,
    home: doorPath,
    head: html`${languageLinks(words, page.path)}${entrance(words, settings)}`,
    navigation: [],
    styles: ['/pages/door.css'],
    foot: [
      { href: '/docs', text: text('door.docs') },
      ...(accounts ? [{ href: plansPath, text: text('plans.title') }, ...legalLinks(words, accounts)] : []),
    ],
    scripts: page.scripts ?? [],
    main: page.main,
  }).toString()
}
