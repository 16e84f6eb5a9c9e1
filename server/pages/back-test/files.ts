import { readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { serveLazyBytes } from '../../http/files/static-file.ts'
import { createLazyHandler } from '../../http/request/lazy-handler.ts'
import { createWorkerFile } from '../table-file/worker-file.ts'

/** Path of the page script. */
export const scriptPath = '/backtest.js'

/** Path of the worker script: the estimates with their tables, loaded with the first file. */
const workerPath = '/backtest-worker.js'

/** Path of the sample file; `?lang=` sets its language. */
export const sampleFilePath = '/backtest/sample.csv'

const folder = new URL('../../data/back-test/', import.meta.url)

/** Static file handlers of the page, by path; `tables` returns the price tables as JSON. */
export const createBackTestFiles = (tables: () => string): Readonly<Record<string, RequestHandler>> => ({
  [scriptPath]: serveLazyBytes(() => readFileSync(new URL('page.js', folder)), { contentType: 'text/javascript' }),
  [workerPath]: createWorkerFile(new URL('worker.js', folder), tables),
  [sampleFilePath]: createLazyHandler(async () => (await import('./sample-file.ts')).sendSampleFile),
})
