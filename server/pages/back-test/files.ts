import { readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { type StaticOptions, serveLazyBytes } from '../../http/files/static-file.ts'
import { createLazyHandler } from '../../http/request/lazy-handler.ts'

/** Path of the page script. */
export const scriptPath = '/backtest.js'

/** Path of the worker script: the estimates with their tables, loaded with the first file. */
const workerPath = '/backtest-worker.js'

/** Path of the reader of workbooks, loaded with the first one. */
const workbookPath = '/backtest-workbook.js'

/** Path of the sample file; `?lang=` sets its language. */
export const sampleFilePath = '/backtest/sample.csv'

/** Content security policy of the page and its worker: allows no connections, so nothing is sent. */
export const policy =
  "default-src 'none';script-src 'self';style-src 'self';img-src data:;base-uri 'none';form-action 'none';frame-ancestors 'none'"

const folder = new URL('../../data/back-test/', import.meta.url)

const script: StaticOptions = { contentType: 'text/javascript' }

/** Worker script, preceded by the price tables of the running service. */
const buildWorkerScript = (tables: () => string): Buffer =>
  Buffer.from(`const priceTables=${tables()}\n${readFileSync(new URL('worker.js', folder), 'utf8')}`)

const withBackTestPolicy =
  (file: RequestHandler): RequestHandler =>
  (req, res, next) => {
    // A worker has the policy of its script response.
    res.setHeader('Content-Security-Policy', policy)
    return file(req, res, next)
  }

/** Static file handlers of the page, by path; `tables` returns the price tables as JSON. */
export const createBackTestFiles = (tables: () => string): Readonly<Record<string, RequestHandler>> => ({
  [scriptPath]: serveLazyBytes(() => readFileSync(new URL('page.js', folder)), script),
  [workerPath]: withBackTestPolicy(serveLazyBytes(() => buildWorkerScript(tables), script)),
  [workbookPath]: serveLazyBytes(() => readFileSync(new URL('workbook.js', folder)), script),
  [sampleFilePath]: createLazyHandler(async () => (await import('./sample-file.ts')).sendSampleFile),
})
