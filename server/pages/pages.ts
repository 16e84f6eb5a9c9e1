import type { RequestHandler } from 'express'
import { Refusal } from '#domain/core/refusal'
import { serveFile } from '../http/files/static-file.ts'
import { createLazyHandler } from '../http/request/lazy-handler.ts'
import type { AccountPagesDependencies } from './account/router.ts'
import { askFiles } from './ask/files.ts'
import type { AskModels } from './ask/view.ts'
import { createBackTestFiles } from './back-test/files.ts'
import type { DemoSettings } from './demo.ts'
import { docsScripts } from './docs/scripts.ts'
import type { LandingFigures } from './landing/landing-figures.ts'
import type { LandingSettings } from './landing/landing-page.ts'
import { createLookFiles } from './look.ts'
import type { MarketView } from './market/market-view.ts'
import {
  agencyDemoPath,
  askPath,
  backTestPath,
  contactTermsPath,
  demoPath,
  isAccountPath,
  isMarketPath,
  landingPath,
  plansPath,
  readPath,
  revaluationPath,
} from './paths.ts'
import { readFiles } from './read/files.ts'
import { createRevaluationFiles } from './revaluation/files.ts'
import { workbookFiles } from './table-file/workbook-files.ts'

const serveAsset = (name: string, contentType: string): RequestHandler =>
  serveFile(new URL(`./assets/${name}`, import.meta.url), { contentType })

const passOn: RequestHandler = (_req, _res, next) => next()

/** Settings of the pages that exist without accounts. */
export interface PagesSettings extends DemoSettings {
  /** Price tables as JSON, loaded with the first back-test. */
  priceTablesText(): string
  /** Figures of the home page. */
  landingFigures(): LandingFigures
  /** Prices of municipalities. */
  market: MarketView
  /** Model providers available to all users, and the shared key. */
  models: AskModels
}

/** Creates the lazily loaded not-found page for browsers. */
export const createLazyNotFound = (settings: LandingSettings): RequestHandler =>
  createLazyHandler(async () => (await import('./landing/not-found.ts')).createNotFoundPage(settings))

/** Pages that read a file in the browser, and their programs; `tables` returns the price tables as JSON. */
const createFilePages = (tables: () => string): Readonly<Record<string, RequestHandler>> => ({
  ...workbookFiles,
  ...createBackTestFiles(tables),
  ...createRevaluationFiles(tables),
  [backTestPath]: createLazyHandler(async () => (await import('./back-test/page.ts')).createBackTestPage()),
  [revaluationPath]: createLazyHandler(async () => (await import('./revaluation/page.ts')).createRevaluationPage()),
})

/** Creates the handlers of the sheets and scripts of pages, by path. */
const createPageFiles = (): Record<string, RequestHandler> => ({
  ...createLookFiles(),
  '/pages/brand-preview.js': serveAsset('brand-preview.js', 'text/javascript'),
  '/pages/copy.js': serveAsset('copy.js', 'text/javascript'),
  '/pages/embed.js': serveAsset('embed.js', 'text/javascript'),
  '/pages/report-photo.js': serveAsset('report-photo.js', 'text/javascript'),
  '/pages/kept.js': serveAsset('kept.js', 'text/javascript'),
  '/pages/passkey.js': serveAsset('passkey.js', 'text/javascript'),
  '/pages/docs.css': serveAsset('docs.css', 'text/css'),
  '/pages/door.css': serveAsset('door.css', 'text/css'),
  '/pages/demo.js': serveAsset('demo.js', 'text/javascript'),
  ...askFiles,
  ...docsScripts,
  ...readFiles,
})

/**
 * Creates the handler of all pages and their files; without accounts only of the public ones. API requests are passed
 * on at once.
 */
export const createPages = (
  accounts: AccountPagesDependencies | undefined,
  settings: PagesSettings,
): RequestHandler => {
  const doorSettings = { ...settings, accounts: accounts?.accounts.settings }
  const assets: Record<string, RequestHandler> = {
    ...createPageFiles(),
    ...createFilePages(settings.priceTablesText),
    [landingPath]: createLazyHandler(async () =>
      (await import('./landing/landing.ts')).createLanding(doorSettings, {
        figures: settings.landingFigures,
        tiers: accounts?.tiers,
      }),
    ),
    [readPath]: createLazyHandler(async () => (await import('./read/page.ts')).createReadPage()),
    [agencyDemoPath]: createLazyHandler(async () => (await import('./agency-demo.ts')).createAgencyDemo(settings)),
    [demoPath]: createLazyHandler(async () => (await import('./demo.ts')).createDemo(settings)),
  }
  if (accounts) {
    assets[plansPath] = createLazyHandler(async () =>
      (await import('./landing/plans.ts')).createPlansPage(doorSettings, accounts.tiers),
    )
    assets[contactTermsPath] = createLazyHandler(async () =>
      (await import('./landing/contact-terms.ts')).createContactTermsPage(doorSettings),
    )
  }
  // With accounts it is an account page, since sessions can ask questions.
  if (!accounts)
    assets[askPath] = createLazyHandler(async () => (await import('./ask/page.ts')).createAskPage(settings.models))
  const account = accounts
    ? createLazyHandler(async () => (await import('./account/router.ts')).createAccountPages(accounts))
    : passOn
  const market = createLazyHandler(async () =>
    (await import('./market/market-handler.ts')).createMarketPages(doorSettings, settings.market),
  )
  return function answerPage(req, res, next) {
    if (req.url.startsWith('/api/')) return next()
    const file = isMarketPath(req.path) ? market : assets[req.path]
    if (!file) return isAccountPath(req.path) ? account(req, res, next) : next()
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new Refusal('method_not_allowed', { allow: ['GET', 'HEAD', 'OPTIONS'] })
    return file(req, res, next)
  }
}
