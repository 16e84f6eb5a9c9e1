import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { isLanguage } from '#languages/registry'
import { serveBytes } from '../../http/files/static-file.ts'
import { choosePageLanguage } from '../account/language.ts'
import { modelDocumentPath } from '../paths.ts'
import { getPageWords, type Words } from '../words.ts'
import { createDocsFiles } from './docs-files.ts'
import { type DocsPage, getMarkdownPath, renderDocsDocument } from './docs-page.ts'
import { readDescribed } from './document.ts'
import {
  calculateModelCard,
  type DocsSettings,
  findDocsPage,
  findTranslatedPage,
  type TranslatedPageBuilder,
} from './find-page.ts'
import { getPageMarkdown } from './full-text.ts'
import { exampleService, loadGuides } from './guides/guide.ts'
import type { Library } from './library.ts'
import { memoizeAsync } from './memoize-async.ts'
import { createModelFiles } from './model-file.ts'
import { queryCharactersMax, searchPath } from './paths.ts'
import { createServerSearch } from './search/library-index.ts'
import { buildSearchPage } from './search/page.ts'

/** Capacity of the page cache; more than there are pages, unless the service is reached by many host names. */
const keptMax = 1000

/** Content security policy of the pages: that of every answer, plus the search form and its requests. */
const policy =
  "default-src 'none';script-src 'self';style-src 'self';font-src 'self';img-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none'"

const getQuery = (req: Request): URLSearchParams => new URLSearchParams(req.originalUrl.split('?')[1] ?? '')

/** Texts of a request: in the language of its query, else as for account pages without a profile. */
const createDocsWords = (req: Request): Words => {
  const requested = getQuery(req).get('lang') ?? undefined
  if (isLanguage(requested)) return getPageWords(requested)
  const { cookie = '', 'accept-language': acceptLanguage = '' } = req.headers
  return getPageWords(choosePageLanguage(undefined, { cookie, acceptLanguage }))
}

/** Output formats of a page. */
type PageFormat = 'html' | 'markdown'

const contentTypes: Readonly<Record<PageFormat, string>> = {
  html: 'text/html; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
}

/** Whether `Accept` names Markdown and does not prefer HTML; browsers do not name Markdown. */
const isMarkdownPreferred = (req: Request): boolean =>
  (req.get('Accept') ?? '').includes('text/markdown') && req.accepts(['text/html', 'text/markdown']) === 'text/markdown'

const parseFormat = (req: Request): { path: string; form: PageFormat } => {
  if (req.path.endsWith('.md')) return { path: req.path.slice(0, -'.md'.length), form: 'markdown' }
  return { path: req.path, form: isMarkdownPreferred(req) ? 'markdown' : 'html' }
}

/** Builds the page of a search; not cached. */
const loadSearchPage = async (req: Request, library: Library): Promise<DocsPage> =>
  buildSearchPage((getQuery(req).get('q') ?? '').slice(0, queryCharactersMax).trim(), await createServerSearch(library))

/** First day of the calendar of the law on its page; the API has earlier ones. */
const changesFrom = '2025-01-01'

/** Data of the pages, loaded with the first request. */
const loadDocsLibrary = memoizeAsync(async (settings: DocsSettings): Promise<Library> => {
  const { sandboxApiKey, countries, priceCoverage: prices } = settings
  const { parameters } = settings.law()
  const [described, guides, evidence] = await Promise.all([readDescribed(), loadGuides(), settings.evidence()])
  const lawIds = new Set(parameters.map(({ id }) => id))
  const changes = settings.lawChanges(changesFrom)
  const figures = { parameters, countries, prices }
  return { described, guides, figures, countries, sandboxApiKey, lawIds, evidence, changes }
})

/** Creates a cache of pages and files by name; evicts the oldest above its capacity. */
const createPageCache = () => {
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

/** The page that a request asks for. */
interface RequestedPage {
  service: string
  path: string
  form: PageFormat
  /** Texts and builder of a translated page. */
  language?: { words: Words; translated: TranslatedPageBuilder }
}

const parsePageRequest = (req: Request, service: string, settings: DocsSettings): RequestedPage => {
  const { path, form } = parseFormat(req)
  const translated = findTranslatedPage(path, settings.countries)
  return { service, path, form, ...(translated && { language: { words: createDocsWords(req), translated } }) }
}

/** Creates the handler of the pages, and of the files that need no thread. */
const createPageReader = (settings: DocsSettings): RequestHandler => {
  const { publicUrl, hasAccounts } = settings
  const libraryOf = () => loadDocsLibrary(settings)
  const fileAt = createDocsFiles(publicUrl ?? exampleService, libraryOf)
  const { at, keep } = createPageCache()
  const send = (res: Response, page: DocsPage, form: PageFormat, { described }: Library): void => {
    const text = form === 'html' ? renderDocsDocument(page, described, hasAccounts) : getPageMarkdown(page)
    res.type(contentTypes[form]).send(Buffer.from(text))
  }
  const sendPage = async (
    req: Request,
    res: Response,
    next: NextFunction,
    { service, path, form, language }: RequestedPage,
  ) => {
    const today = settings.today()
    // The content of a translated page may depend on the day.
    const name = `${service} ${path} ${form} ${language ? `${language.words.language} ${today}` : ''}`
    const query = language ? `?lang=${language.words.language}` : ''
    const link = `<${getMarkdownPath(path)}${query}>; rel="alternate"; type="text/markdown"`
    const ready = at(name)
    if (ready) return ready(req, res.setHeader('Link', link), next)
    const library = await libraryOf()
    const page = language
      ? language.translated(language.words, { settings, ...library, today })
      : findDocsPage(path, { ...library, service }, library)
    if (page.status !== undefined) {
      res.status(page.status).setHeader('Cache-Control', 'no-store')
      return send(res, page, form, library)
    }
    const text = form === 'html' ? renderDocsDocument(page, library.described, hasAccounts) : getPageMarkdown(page)
    const made = keep(name, serveBytes(Buffer.from(text), { contentType: contentTypes[form] }))
    return made(req, res.setHeader('Link', link), next)
  }
  return async function sendDocsPage(req, res, next) {
    const service = publicUrl ?? `${req.protocol}://${req.headers.host ?? 'localhost'}`
    if (publicUrl === undefined) res.vary('Host')
    // Files do not depend on the host name, and some are long.
    const file = at(req.path) ?? (await fileAt(req.path))
    if (file) return keep(req.path, file)(req, res, next)
    const page = parsePageRequest(req, service, settings)
    res.vary('Accept')
    if (page.language) res.vary('Cookie, Accept-Language')
    res.setHeader('Content-Security-Policy', policy)
    if (page.path === searchPath)
      return send(res, await loadSearchPage(req, await libraryOf()), page.form, await libraryOf())
    return sendPage(req, res, next, page)
  }
}

/** Creates the handler of the documentation pages and files, each made on its first request and then cached. */
export const createDocsPages = (settings: DocsSettings): RequestHandler => {
  const { today, drawDocument } = settings
  const sendPage = createPageReader(settings)
  const cardOf = (words: Words, day: string) => calculateModelCard(settings, words, day)
  const findModelFile = createModelFiles({ today, cardOf, drawDocument })
  return async function sendDocs(req, res, next) {
    if (req.path !== modelDocumentPath) return sendPage(req, res, next)
    const file = await findModelFile(res, createDocsWords(req))
    return file(req, res.vary('Cookie, Accept-Language'), next)
  }
}
