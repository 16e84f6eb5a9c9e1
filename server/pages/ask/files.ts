import { readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { serveLazyBytes } from '../../http/files/static-file.ts'

/** Path of the page script. */
export const scriptPath = '/pages/ask.js'

/** Path of the page's additional style sheet. */
export const stylePath = '/pages/ask.css'

/** Content security policy of the page, whose script may only connect to this service. */
export const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const serveAskFile = (path: string, contentType: string): RequestHandler =>
  serveLazyBytes(() => readFileSync(new URL(path, import.meta.url)), { contentType })

/** Static file handlers of the page, by path. */
export const askFiles: Readonly<Record<string, RequestHandler>> = {
  [scriptPath]: serveAskFile('../../data/ask/page.js', 'text/javascript'),
  [stylePath]: serveAskFile('../assets/ask.css', 'text/css'),
}
