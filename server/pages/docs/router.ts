import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { isLanguage } from '#languages/registry'
import { staticBytes } from '../../http/files/static-file.ts'
import { languageOf } from '../account/language.ts'
import { type Words, wordsOf } from '../words.ts'
import { docsFiles } from './docs-files.ts'
import { type DocsPage, documentationPage, markdownPath } from './docs-page.ts'
import { readDescribed } from './document.ts'
import { markdownOf } from './full-text.ts'
import { exampleService, readGuides } from './guides/guide.ts'
import type { Library } from './library.ts'
import { madeOnce } from './made-once.ts'
import { type DocsSettings, pageAt, type Translated, translatedAt } from './page-at.ts'
import { queryCharactersMax, searchPath } from './paths.ts'
import { searchIn } from './search/library-index.ts'
import { searchPage } from './search/page.ts'

/** Most pages that are kept ready; more than there are unless somebody reaches the service by many names. */
const keptMax = 1000

/** The content policy of the pages: that of every answer, and a form that asks this service for what it found. */
const policy =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none'"

const queryOf = (req: Request): URLSearchParams => new URLSearchParams(req.originalUrl.split('?')[1] ?? '')

/** The language of a request: as its address says, else as that of account pages without a profile. */
const wordsFor = (req: Request): Words => {
  const requested = queryOf(req).get('lang') ?? undefined
  if (isLanguage(requested)) return wordsOf(requested)
  const { cookie = '', 'accept-language': acceptLanguage = '' } = req.headers
  return wordsOf(languageOf(undefined, { cookie, acceptLanguage }))
}

/** The forms of a page. */
type Form = 'html' | 'markdown'

const contentTypes: Readonly<Record<Form, string>> = {
  html: 'text/html; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
}

/** Whether a client asks for Markdown in `Accept` and likes no HTML better; browsers name no Markdown. */
const wantsMarkdown = (req: Request): boolean =>
  (req.get('Accept') ?? '').includes('text/markdown') && req.accepts(['text/html', 'text/markdown']) === 'text/markdown'

const formOf = (req: Request): { path: string; form: Form } => {
  if (req.path.endsWith('.md')) return { path: req.path.slice(0, -'.md'.length), form: 'markdown' }
  return { path: req.path, form: wantsMarkdown(req) ? 'markdown' : 'html' }
}

/** The page of a search, which is made anew for each question. */
const found = async (req: Request, library: Library): Promise<DocsPage> =>
  searchPage((queryOf(req).get('q') ?? '').slice(0, queryCharactersMax).trim(), await searchIn(library))

/** What pages are made from, read with the first request. */
const libraryFor = madeOnce(async (settings: DocsSettings): Promise<Library> => {
  const { sandboxApiKey, countries, priceCoverage: prices } = settings
  const { parameters } = settings.law()
  const [described, guides, evidence] = await Promise.all([readDescribed(), readGuides(), settings.evidence()])
  const lawIds = new Set(parameters.map(({ id }) => id))
  return { described, guides, figures: { parameters, countries, prices }, countries, sandboxApiKey, lawIds, evidence }
})

/** Pages and files that are kept ready by their names; the oldest goes where there are too many. */
const shelf = () => {
  const kept = new Map<string, RequestHandler>()
  return {
    at: (name: string): RequestHandler | undefined => kept.get(name),
    keep(name: string, page: RequestHandler): RequestHandler {
      if (kept.has(name)) return page
      const [oldest] = kept.keys()
      if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest)
      kept.set(name, page)
      return page
    },
  }
}

/** A page as a request asks for it. */
interface Asked {
  service: string
  path: string
  form: Form
  /** Of a page in all languages that of the request, and what makes it. */
  language?: { words: Words; translated: Translated }
}

const asked = (req: Request, service: string, settings: DocsSettings): Asked => {
  const { path, form } = formOf(req)
  const translated = translatedAt(path, settings.countries)
  return { service, path, form, ...(translated && { language: { words: wordsFor(req), translated } }) }
}

/** Answers the pages of the documentation, each rendered with its first request and then cached. */
export const docsPages = (settings: DocsSettings): RequestHandler => {
  const { publicUrl, hasAccounts } = settings
  const libraryOf = () => libraryFor(settings)
  const fileAt = docsFiles(publicUrl ?? exampleService, libraryOf)
  const { at, keep } = shelf()
  const send = (res: Response, page: DocsPage, form: Form, { described }: Library): void => {
    const text = form === 'html' ? documentationPage(page, described, hasAccounts) : markdownOf(page)
    res.type(contentTypes[form]).send(Buffer.from(text))
  }
  const sendPage = async (
    req: Request,
    res: Response,
    next: NextFunction,
    { service, path, form, language }: Asked,
  ) => {
    const today = settings.today()
    // What a page in all languages says may be that of a day.
    const name = `${service} ${path} ${form} ${language ? `${language.words.language} ${today}` : ''}`
    const query = language ? `?lang=${language.words.language}` : ''
    const link = `<${markdownPath(path)}${query}>; rel="alternate"; type="text/markdown"`
    const ready = at(name)
    if (ready) return ready(req, res.setHeader('Link', link), next)
    const library = await libraryOf()
    const page = language
      ? language.translated(language.words, { settings, figures: library.figures, today })
      : pageAt(path, { ...library, service }, library)
    if (page.status !== undefined) {
      res.status(page.status).setHeader('Cache-Control', 'no-store')
      return send(res, page, form, library)
    }
    const text = form === 'html' ? documentationPage(page, library.described, hasAccounts) : markdownOf(page)
    const made = keep(name, staticBytes(Buffer.from(text), { contentType: contentTypes[form] }))
    return made(req, res.setHeader('Link', link), next)
  }
  return async function sendDocs(req, res, next) {
    const service = publicUrl ?? `${req.protocol}://${req.headers.host ?? 'localhost'}`
    if (publicUrl === undefined) res.vary('Host')
    // Files are the same by whatever name the service is reached, and some are long.
    const file = at(req.path) ?? (await fileAt(req.path))
    if (file) return keep(req.path, file)(req, res, next)
    const page = asked(req, service, settings)
    res.vary('Accept')
    if (page.language) res.vary('Cookie, Accept-Language')
    res.setHeader('Content-Security-Policy', policy)
    if (page.path === searchPath) return send(res, await found(req, await libraryOf()), page.form, await libraryOf())
    return sendPage(req, res, next, page)
  }
}
