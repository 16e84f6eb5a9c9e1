import type { Request, RequestHandler, Response } from 'express'
import { isLanguage } from '#languages/registry'
import { choosePageLanguage } from '../account/language.ts'
import { renderLanguageLinks } from '../docs/language-links.ts'
import { html } from '../html.ts'
import { renderLayout } from '../layout.ts'
import { askPath } from '../paths.ts'
import { getPageWords, type Words } from '../words.ts'
import { policy, scriptPath, stylePath } from './files.ts'
import { type AskModels, type AskPage, getAskTitle, renderAsk } from './view.ts'

const createAskWords = ({ originalUrl, headers }: Request): Words => {
  const requested = new URLSearchParams(originalUrl.split('?')[1] ?? '').get('lang') ?? undefined
  if (isLanguage(requested)) return getPageWords(requested)
  const { cookie = '', 'accept-language': acceptLanguage = '' } = headers
  return getPageWords(choosePageLanguage(undefined, { cookie, acceptLanguage }))
}

/** Creates the handler of the question page without accounts, where questions need a key. */
export const createAskPage = (models: AskModels): RequestHandler =>
  function sendAsk(req: Request, res: Response) {
    const words = createAskWords(req)
    const page: AskPage = { ...models, isSignedIn: false, ownProviders: [], hasAccounts: false }
    res.setHeader('Content-Security-Policy', policy)
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Cookie, Accept-Language')
    res.type('html').send(
      renderLayout({
        words,
        title: getAskTitle(words),
        home: '/docs',
        navigation: [],
        foot: [{ href: '/docs', text: words.text('nav.docs') }],
        styles: [stylePath],
        scripts: [scriptPath],
        main: html`${renderLanguageLinks(words, askPath)}${renderAsk(words, page)}`,
      }).toString(),
    )
  }
