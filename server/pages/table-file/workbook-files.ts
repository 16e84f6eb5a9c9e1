import { readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { serveLazyBytes } from '../../http/files/static-file.ts'

const folder = new URL('../../data/table-file/', import.meta.url)

/** Programs for workbooks that pages of files load on first use, by path. */
export const workbookFiles: Readonly<Record<string, RequestHandler>> = Object.fromEntries(
  ['workbook-reader.js', 'workbook-writer.js'].map(name => [
    `/${name}`,
    serveLazyBytes(() => readFileSync(new URL(name, folder)), { contentType: 'text/javascript' }),
  ]),
)
