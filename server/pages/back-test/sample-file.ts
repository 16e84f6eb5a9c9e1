import type { RequestHandler } from 'express'
import { isLanguage, sourceLanguage } from '#languages/registry'
import { staticBytes } from '../../http/files/static-file.ts'
import { sampleCsv } from './sample.ts'

/** Sends the sample as a file in the language that is asked for; with its mark, so that spreadsheets read it as UTF-8. */
export const sampleFile: RequestHandler = (req, res, next) => {
  const requested = new URLSearchParams(req.originalUrl.split('?')[1] ?? '').get('lang') ?? undefined
  const text = sampleCsv(isLanguage(requested) ? requested : sourceLanguage)
  res.setHeader('Content-Disposition', 'attachment; filename="valorem-sample.csv"')
  return staticBytes(Buffer.from(`\uFEFF${text}`), { contentType: 'text/csv' })(req, res, next)
}
