import type { Request, RequestHandler, Response } from 'express'
import { isLanguage, type Language, sourceLanguage } from '#languages/registry'
import { serveBytes } from '../../http/files/static-file.ts'
import { choosePageLanguage } from '../account/language.ts'
import { renderLayout } from '../layout.ts'
import { accuracyPath, limitsPath, modelPath } from '../paths.ts'
import { getPageWords, type Words } from '../words.ts'
import { filePolicy } from './file-policy.ts'
import type { FileTexts } from './file-texts.ts'

const getRequestedLanguage = ({ originalUrl }: Request): string | undefined =>
  new URLSearchParams(originalUrl.split('?')[1] ?? '').get('lang') ?? undefined

const createFilePageWords = (req: Request): Words => {
  const requested = getRequestedLanguage(req)
  if (isLanguage(requested)) return getPageWords(requested)
  const { cookie = '', 'accept-language': acceptLanguage = '' } = req.headers
  return getPageWords(choosePageLanguage(undefined, { cookie, acceptLanguage }))
}

/** A page that reads a file: its title, its script and what it shows before a file is chosen. */
interface FilePage {
  title(language: Language): string
  say(language: Language): FileTexts<object>['say']
  scriptPath: string
  main(words: Words): Parameters<typeof renderLayout>[0]['main']
}

const renderFilePage = (words: Words, page: FilePage): string => {
  const { text, language } = words
  const say = page.say(language)
  return renderLayout({
    words,
    title: page.title(language),
    home: '/docs',
    navigation: [],
    foot: [
      { href: '/docs', text: text('nav.docs') },
      { href: `${accuracyPath}?lang=${language}`, text: say('more.accuracy') },
      { href: `${modelPath}?lang=${language}`, text: say('more.model') },
      { href: `${limitsPath}?lang=${language}`, text: text('limits.title') },
    ],
    styles: ['/pages/docs.css'],
    scripts: [page.scriptPath],
    main: page.main(words),
  }).toString()
}

/** Creates the handler of a page that reads a file, in the requested language. */
export const createFilePage = (page: FilePage): RequestHandler =>
  function sendFilePage(req: Request, res: Response) {
    res.setHeader('Content-Security-Policy', filePolicy)
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Cookie, Accept-Language')
    res.type('html').send(renderFilePage(createFilePageWords(req), page))
  }

/** Creates the handler of a sample file in the requested language; with a UTF-8 byte order mark for spreadsheets. */
export const createSampleSender = (build: (language: Language) => string): RequestHandler =>
  function sendSampleFile(req, res, next) {
    const requested = getRequestedLanguage(req)
    const text = build(isLanguage(requested) ? requested : sourceLanguage)
    res.setHeader('Content-Disposition', 'attachment; filename="valorem-sample.csv"')
    return serveBytes(Buffer.from(`\uFEFF${text}`), { contentType: 'text/csv' })(req, res, next)
  }
