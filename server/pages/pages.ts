import type { RequestHandler } from 'express'
import { Refusal } from '#domain/core/refusal'
import { staticFile } from '../http/static-file.ts'
import { type AccountPages, accountPages } from './account/router.ts'

const asset = (name: string, contentType: string): RequestHandler =>
  staticFile(new URL(`./assets/${name}`, import.meta.url), contentType)

const goOn: RequestHandler = (_req, _res, next) => next()

/** All pages and their files; with accounts off the files alone. What belongs to the interface goes on at once. */
export const pages = (accounts: AccountPages | undefined): RequestHandler => {
  const assets: Readonly<Record<string, RequestHandler>> = {
    '/pages/style.css': asset('style.css', 'text/css'),
    '/pages/brand-preview.js': asset('brand-preview.js', 'text/javascript'),
  }
  const account = accounts ? accountPages(accounts) : goOn
  return function answerPage(req, res, next) {
    if (req.url.startsWith('/api/')) return next()
    const file = assets[req.path]
    if (!file) return account(req, res, next)
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new Refusal('method_not_allowed', { allow: ['GET', 'HEAD', 'OPTIONS'] })
    return file(req, res, next)
  }
}
