import type { RequestHandler } from 'express'
import { isLanguage, sourceLanguage } from '#languages/registry'
import { serveBytes } from '../../http/files/static-file.ts'
import { buildSampleCsv } from './sample.ts'

/** Sends the sample file in the requested language; with a UTF-8 byte order mark for spreadsheets. */
export const sendSampleFile: RequestHandler = (req, res, next) => {
  const requested = new URLSearchParams(req.originalUrl.split('?')[1] ?? '').get('lang') ?? undefined
  const text = buildSampleCsv(isLanguage(requested) ? requested : sourceLanguage)
  res.setHeader('Content-Disposition', 'attachment; filename="valorem-sample.csv"')
  return serveBytes(Buffer.from(`\uFEFF${text}`), { contentType: 'text/csv' })(req, res, next)
}
