import type { Request, RequestHandler, Response } from 'express'
import { isLanguage } from '#languages/registry'
import { choosePageLanguage } from '../account/language.ts'
import { renderLanguageLinks } from '../docs/language-links.ts'
import { html } from '../html.ts'
import { renderLayout } from '../layout.ts'
import { readPath } from '../paths.ts'
import { getPageWords, type Words } from '../words.ts'
import { policy, scriptPath, stylePath } from './files.ts'
import { getReadTitle, renderRead } from './form.ts'

const chooseWords = ({ originalUrl, headers }: Request): Words => {
  const requested = new URLSearchParams(originalUrl.split('?')[1] ?? '').get('lang') ?? undefined
  if (isLanguage(requested)) return getPageWords(requested)
  const { cookie = '', 'accept-language': acceptLanguage = '' } = headers
  return getPageWords(choosePageLanguage(undefined, { cookie, acceptLanguage }))
}

/** Creates the handler of the page that shows a document beside what was read in it. */
export const createReadPage = (): RequestHandler =>
  function sendRead(req: Request, res: Response) {
    const words = chooseWords(req)
    res.setHeader('Content-Security-Policy', policy)
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Cookie, Accept-Language')
    res.type('html').send(
      renderLayout({
        words,
        title: getReadTitle(words),
        home: '/docs',
        navigation: [],
        foot: [{ href: '/docs', text: words.text('nav.docs') }],
        styles: [stylePath],
        scripts: [scriptPath],
        main: html`${renderLanguageLinks(words, readPath)}${renderRead(words)}`,
      }).toString(),
    )
  }
