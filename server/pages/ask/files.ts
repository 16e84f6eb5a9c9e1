import { readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { staticLater } from '../../http/files/static-file.ts'

/** The program of the page. */
export const scriptPath = '/pages/ask.js'

/** The sheet of the page, beside that of all pages. */
export const stylePath = '/pages/ask.css'

/** The content policy of the page, whose program asks this service and nobody else. */
export const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const file = (path: string, contentType: string): RequestHandler =>
  staticLater(() => readFileSync(new URL(path, import.meta.url)), { contentType })

/** The files of the page by their paths. */
export const askFiles: Readonly<Record<string, RequestHandler>> = {
  [scriptPath]: file('../../data/ask/page.js', 'text/javascript'),
  [stylePath]: file('../assets/ask.css', 'text/css'),
}
