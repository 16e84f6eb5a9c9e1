import type { RequestHandler } from 'express'
import { Refusal } from '#domain/core/refusal'
import { staticFile } from '../http/files/static-file.ts'
import { lazyHandler } from '../http/pipeline/lazily.ts'
import type { AccountPages } from './account/router.ts'
import { askFiles } from './ask/files.ts'
import type { AskModels } from './ask/view.ts'
import { backTestFiles } from './back-test/files.ts'
import type { DemoSettings } from './demo.ts'
import { docsScripts } from './docs/scripts.ts'
import type { DoorSettings } from './door/door-page.ts'
import {
  agencyDemoPath,
  askPath,
  backTestPath,
  contactTermsPath,
  demoPath,
  doorPath,
  isOfAccounts,
  plansPath,
} from './paths.ts'

const asset = (name: string, contentType: string): RequestHandler =>
  staticFile(new URL(`./assets/${name}`, import.meta.url), { contentType })

const goOn: RequestHandler = (_req, _res, next) => next()

/** What the pages without accounts need of the service. */
export interface PagesSettings extends DemoSettings {
  /** The tables of prices in JSON, asked for with the first test of own sales. */
  priceTablesText(): string
  /** Who answers questions for everybody, and the key that everybody shares. */
  models: AskModels
}

/** The page for a browser at an address where nothing is. */
export const notFound = (settings: DoorSettings): RequestHandler =>
  lazyHandler(async () => (await import('./door/not-found.ts')).notFoundPage(settings))

/** All pages and their files; with accounts off the demonstration and the files alone. What belongs to the interface goes on at once. */
export const pages = (accounts: AccountPages | undefined, settings: PagesSettings): RequestHandler => {
  const doorSettings = { ...settings, accounts: accounts?.accounts.settings }
  const assets: Record<string, RequestHandler> = {
    '/pages/style.css': asset('style.css', 'text/css'),
    '/pages/brand-preview.js': asset('brand-preview.js', 'text/javascript'),
    '/pages/embed.js': asset('embed.js', 'text/javascript'),
    '/pages/passkey.js': asset('passkey.js', 'text/javascript'),
    '/pages/docs.css': asset('docs.css', 'text/css'),
    '/pages/door.css': asset('door.css', 'text/css'),
    '/pages/demo.js': asset('demo.js', 'text/javascript'),
    ...askFiles,
    ...docsScripts,
    ...backTestFiles(settings.priceTablesText),
    [doorPath]: lazyHandler(async () => (await import('./door/door.ts')).door(doorSettings)),
    [backTestPath]: lazyHandler(async () => (await import('./back-test/page.ts')).backTestPage()),
    [agencyDemoPath]: lazyHandler(async () => (await import('./agency-demo.ts')).agencyDemo(settings)),
    [demoPath]: lazyHandler(async () => (await import('./demo.ts')).demo(settings)),
  }
  if (accounts) {
    assets[plansPath] = lazyHandler(async () =>
      (await import('./door/plans.ts')).plansPage(doorSettings, accounts.tiers),
    )
    assets[contactTermsPath] = lazyHandler(async () =>
      (await import('./door/contact-terms.ts')).contactTermsPage(doorSettings),
    )
  }
  // With accounts it is one of their pages, since a session may ask there.
  if (!accounts) assets[askPath] = lazyHandler(async () => (await import('./ask/page.ts')).askPage(settings.models))
  const account = accounts
    ? lazyHandler(async () => (await import('./account/router.ts')).accountPages(accounts))
    : goOn
  return function answerPage(req, res, next) {
    if (req.url.startsWith('/api/')) return next()
    const file = assets[req.path]
    if (!file) return isOfAccounts(req.path) ? account(req, res, next) : next()
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new Refusal('method_not_allowed', { allow: ['GET', 'HEAD', 'OPTIONS'] })
    return file(req, res, next)
  }
}
