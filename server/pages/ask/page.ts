import type { Request, RequestHandler, Response } from 'express'
import { isLanguage } from '#languages/registry'
import { languageOf } from '../account/language.ts'
import { languageLinks } from '../docs/language-links.ts'
import { html } from '../html.ts'
import { layout } from '../layout.ts'
import { askPath } from '../paths.ts'
import { type Words, wordsOf } from '../words.ts'
import { policy, scriptPath, stylePath } from './files.ts'
import { type AskModels, type AskPage, askTitle, askView } from './view.ts'

const wordsFor = ({ originalUrl, headers }: Request): Words => {
  const requested = new URLSearchParams(originalUrl.split('?')[1] ?? '').get('lang') ?? undefined
  if (isLanguage(requested)) return wordsOf(requested)
  const { cookie = '', 'accept-language': acceptLanguage = '' } = headers
  return wordsOf(languageOf(undefined, { cookie, acceptLanguage }))
}

/** Answers the page of questions where there are no accounts: a key asks. */
export const askPage = (models: AskModels): RequestHandler =>
  function sendAsk(req: Request, res: Response) {
    const words = wordsFor(req)
    const page: AskPage = { ...models, isSignedIn: false, ownProviders: [], hasAccounts: false }
    res.setHeader('Content-Security-Policy', policy)
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Cookie, Accept-Language')
    res.type('html').send(
      layout({
        words,
        title: askTitle(words),
        home: '/docs',
        navigation: [],
        foot: [{ href: '/docs', text: words.text('nav.docs') }],
        styles: [stylePath],
        scripts: [scriptPath],
        main: html`${languageLinks(words, askPath)}${askView(words, page)}`,
      }).toString(),
    )
  }
