import { readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { serveLazyBytes } from '../../http/files/static-file.ts'
import { createLazyHandler } from '../../http/request/lazy-handler.ts'
import { createWorkerFile } from '../table-file/worker-file.ts'

/** Path of the page script. */
export const scriptPath = '/revaluation.js'

/** Path of the worker script: the calculation with its tables, loaded with the first file. */
const workerPath = '/revaluation-worker.js'

/** Path of the sample file; `?lang=` sets its language. */
export const sampleFilePath = '/revaluation/sample.csv'

const folder = new URL('../../data/revaluation/', import.meta.url)

/** Static file handlers of the page, by path; `tables` returns the price tables as JSON. */
export const createRevaluationFiles = (tables: () => string): Readonly<Record<string, RequestHandler>> => ({
  [scriptPath]: serveLazyBytes(() => readFileSync(new URL('page.js', folder)), { contentType: 'text/javascript' }),
  [workerPath]: createWorkerFile(new URL('worker.js', folder), tables),
  [sampleFilePath]: createLazyHandler(async () => (await import('./sample-file.ts')).sendPortfolioSample),
})
