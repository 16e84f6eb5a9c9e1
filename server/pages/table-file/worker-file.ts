import { readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { serveLazyBytes } from '../../http/files/static-file.ts'
import { filePolicy } from './file-policy.ts'

const script = { contentType: 'text/javascript' } as const

/** Handler of the script of a worker, preceded by the price tables of the running service, which `tables` returns as JSON. */
export const createWorkerFile = (file: URL, tables: () => string): RequestHandler => {
  const serve = serveLazyBytes(
    () => Buffer.from(`const priceTables=${tables()}\n${readFileSync(file, 'utf8')}`),
    script,
  )
  return (req, res, next) => {
    // A worker has the policy of its script response.
    res.setHeader('Content-Security-Policy', filePolicy)
    return serve(req, res, next)
  }
}
