import { readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { type StaticOptions, staticLater } from '../../http/files/static-file.ts'
import { lazyHandler } from '../../http/pipeline/lazily.ts'

/** The program of the page. */
export const scriptPath = '/backtest.js'

/** What it runs in a thread of its own: the estimates with their tables, loaded with the first file. */
export const workerPath = '/backtest-worker.js'

/** The sample as a file; `?lang=` names its language. */
export const sampleFilePath = '/backtest/sample.csv'

/** The content policy of the page and of its thread: nothing is sent anywhere, since no connection is allowed. */
export const policy =
  "default-src 'none';script-src 'self';style-src 'self';img-src data:;base-uri 'none';form-action 'none';frame-ancestors 'none'"

const folder = new URL('../../data/back-test/', import.meta.url)

const script: StaticOptions = { contentType: 'text/javascript' }

/** The program of the thread behind its tables, which are those of the running service. */
const workerBytes = (tables: () => string): Buffer =>
  Buffer.from(`const priceTables=${tables()}\n${readFileSync(new URL('worker.js', folder), 'utf8')}`)

const underPolicy =
  (file: RequestHandler): RequestHandler =>
  (req, res, next) => {
    // A thread has the policy of its own file.
    res.setHeader('Content-Security-Policy', policy)
    return file(req, res, next)
  }

/** The files of the page by their paths; `tables` gives the tables of prices as JSON. */
export const backTestFiles = (tables: () => string): Readonly<Record<string, RequestHandler>> => ({
  [scriptPath]: staticLater(() => readFileSync(new URL('page.js', folder)), script),
  [workerPath]: underPolicy(staticLater(() => workerBytes(tables), script)),
  [sampleFilePath]: lazyHandler(async () => (await import('./sample-file.ts')).sampleFile),
})
