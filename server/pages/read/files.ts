import { readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { serveLazyBytes } from '../../http/files/static-file.ts'

/** Path of the page script. */
export const scriptPath = '/pages/read.js'

/** Path of the reader of PDF files, loaded with the first one. */
const pdfPath = '/pages/read-pdf.js'

/** Path of the page's additional style sheet. */
export const stylePath = '/pages/read.css'

/** Content security policy of the page, whose scripts may only connect to this service; pictures are the chosen file. */
export const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' blob: data:; font-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const serveReadFile = (path: string, contentType: string): RequestHandler =>
  serveLazyBytes(() => readFileSync(new URL(path, import.meta.url)), { contentType })

/** Static file handlers of the page, by path. */
export const readFiles: Readonly<Record<string, RequestHandler>> = {
  [scriptPath]: serveReadFile('../../data/read/page.js', 'text/javascript'),
  [pdfPath]: serveReadFile('../../data/read/pdf.js', 'text/javascript'),
  [stylePath]: serveReadFile('../assets/read.css', 'text/css'),
}
