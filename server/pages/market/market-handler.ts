import type { Request, RequestHandler, Response } from 'express'
import { toHistoryRows, toPriceRows } from '#contract/market/rows'
import { type CsvRow, csvType, formatCsv } from '#contract/shared/csv'
import { Refusal } from '#domain/core/refusal'
import { type Language, ownNames } from '#languages/registry'
import { getContext } from '../../http/request/context.ts'
import { getCsvDialect } from '../csv-dialect.ts'
import { type Html, html } from '../html.ts'
import {
  createLandingWords,
  createRequestedLanguageCookie,
  type LandingPage,
  type LandingSettings,
  renderLandingDocument,
} from '../landing/landing-page.ts'
import type { Relation } from '../layout.ts'
import { getCommunePath, marketPath } from '../paths.ts'
import { renderCommunePage } from './commune-page.ts'
import { type Order, readOrder, renderMarketPage } from './market-page.ts'
import { createMarketTexts, type MarketTexts } from './market-texts.ts'
import type { MarketView } from './market-view.ts'
import { toSlug } from './slug.ts'

/** Longest name in an address that is looked up. */
const nameMax = 100

/** End of the address of a table. */
const tableEnd = '.csv'

/** What an address leads to. */
type Target =
  | { page: 'list'; isTable: boolean }
  | { page: 'commune'; commune: string; isTable: boolean }
  | { page: 'moved'; to: string }
  | { page: 'unknown'; suggestions: readonly string[] }

/** Name in an address; undefined for one that is broken or too long. */
const decodeName = (path: string): string | undefined => {
  try {
    const name = decodeURIComponent(path)
    return name.length <= nameMax && name.trim() !== '' ? name : undefined
  } catch {
    return undefined
  }
}

/** Looks up a name that is not the address of a municipality itself: its page, or names that are near. */
const findByName = (market: MarketView, path: string): { commune: string } | { suggestions: readonly string[] } => {
  const name = decodeName(path)
  if (name === undefined) return { suggestions: [] }
  try {
    return market.commune(name)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { suggestions: error.details.suggestions ?? [] }
  }
}

/** Creates the finder of what an address leads to: a municipality by any name that an estimate understands. */
const createTargetFinder = (market: MarketView) => {
  const bySlug = new Map(market.communes().communes.map(({ commune }) => [toSlug(commune), commune]))
  return (path: string): Target => {
    const isTable = path.endsWith(tableEnd)
    const page = isTable ? path.slice(0, -tableEnd.length) : path
    if (page === marketPath) return { page: 'list', isTable }
    if (page === `${marketPath}/`) return { page: 'moved', to: marketPath }
    const last = page.slice(marketPath.length + 1)
    const own = bySlug.get(last)
    if (own !== undefined) return { page: 'commune', commune: own, isTable }
    const found = findByName(market, last)
    if ('suggestions' in found) return { page: 'unknown', suggestions: found.suggestions }
    return { page: 'moved', to: `${getCommunePath(toSlug(found.commune))}${isTable ? tableEnd : ''}` }
  }
}

/** Links to the page and to its other languages, for search engines. */
const listRelations = (req: Request, path: string, { publicUrl }: LandingSettings): Relation[] => {
  const origin = publicUrl ?? `${req.protocol}://${req.headers.host ?? 'localhost'}`
  return [
    { rel: 'canonical', href: `${origin}${path}` },
    ...Object.keys(ownNames).map(
      language => ({ rel: 'alternate', href: `${origin}${path}?lang=${language}`, language }) as const,
    ),
  ]
}

const renderUnknown = ({ say, language }: MarketTexts, suggestions: readonly string[]): Html =>
  html`<p>${say('unknown')}</p>
${
  suggestions.length > 0 &&
  html`<p>${say('meant')}</p>
<ul class="ways">${suggestions.map(name => html`<li><a href="${getCommunePath(encodeURIComponent(name))}?lang=${language}">${name}</a></li>`)}</ul>`
}
<p><a href="${marketPath}?lang=${language}">${say('all')}</a></p>`

/** Page of an address that leads to one. */
const buildMarketPage = (
  target: Exclude<Target, { page: 'moved' }>,
  req: Request,
  words: MarketTexts,
  market: MarketView,
  renderList: (words: MarketTexts, order: Order) => Html,
): LandingPage & { status: number } => {
  const { say, number } = words
  const { communes } = market.communes()
  if (target.page === 'unknown')
    return { status: 404, path: marketPath, title: say('unknownTitle'), main: renderUnknown(words, target.suggestions) }
  if (target.page === 'list') {
    const order = readOrder(new URLSearchParams(req.originalUrl.split('?')[1] ?? ''))
    return {
      ...{ status: 200, path: marketPath, title: say('title'), main: renderList(words, order) },
      head: { description: say('lead', { count: number(communes.length) }) },
    }
  }
  const history = market.commune(target.commune)
  const near = communes.filter(({ canton, commune }) => canton === history.canton && commune !== history.commune)
  const title = say('communeTitle', { commune: history.commune })
  return {
    ...{ status: 200, path: getCommunePath(toSlug(history.commune)), title },
    main: renderCommunePage(
      words,
      history,
      near.map(({ commune }) => commune),
    ),
    head: { description: `${title}. ${say('source')}` },
  }
}

/** Sends the prices as a table for spreadsheets of the reader's language. */
const sendTable = (
  res: Response,
  { rows, path, language }: { rows: readonly CsvRow[]; path: string; language: Language },
): void => {
  res.setHeader('Content-Disposition', `attachment; filename="${path.split('/').at(-1)}"`)
  // The byte order mark tells spreadsheets that it is UTF-8.
  res.type(csvType).send(`\uFEFF${formatCsv(rows, getCsvDialect(language))}`)
}

/** Creates the renderer of the list, which renders each language and order once: the tables change with the program alone. */
const createListRenderer = (market: MarketView) => {
  const rendered = new Map<string, Html>()
  return (words: MarketTexts, order: Order): Html => {
    const key = `${words.language} ${order}`
    const list = rendered.get(key) ?? renderMarketPage(words, market, order)
    rendered.set(key, list)
    return list
  }
}

/** Creates the sender of the page that an address leads to. */
const createPageSender = (settings: LandingSettings, market: MarketView) => {
  const renderList = createListRenderer(market)
  return (target: Exclude<Target, { page: 'moved' }>, req: Request, res: Response): void => {
    const landing = createLandingWords(req)
    const { status, ...page } = buildMarketPage(target, req, createMarketTexts(landing.language), market, renderList)
    if (status === 404) getContext(res).notes.code = 'route_not_found'
    const cookie = createRequestedLanguageCookie(req, settings)
    if (cookie !== undefined) res.setHeader('Set-Cookie', cookie)
    const relations = status === 200 ? listRelations(req, page.path, settings) : []
    const document = renderLandingDocument(landing, { ...page, head: { ...page.head, relations } }, settings)
    res.status(status).type('html').send(document)
  }
}

/** Creates the handler of `/market`, of the page of each municipality, and of their tables as CSV. */
export const createMarketPages = (settings: LandingSettings, market: MarketView): RequestHandler => {
  const findTarget = createTargetFinder(market)
  const sendPage = createPageSender(settings, market)
  return function sendMarket(req, res) {
    const target = findTarget(req.path)
    res.vary('Cookie, Accept-Language')
    res.setHeader('Cache-Control', 'no-cache')
    if (target.page === 'moved') {
      const [, query = ''] = req.originalUrl.split('?')
      return res.redirect(301, query === '' ? target.to : `${target.to}?${query}`)
    }
    if (target.page === 'unknown' || !target.isTable) return sendPage(target, req, res)
    const rows = target.page === 'list' ? toPriceRows(market.communes()) : toHistoryRows(market.commune(target.commune))
    return sendTable(res, { rows, path: req.path, language: createLandingWords(req).language })
  }
}
