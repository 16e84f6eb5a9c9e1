import type { Request, Response } from 'express'
import { noForm, readForm, type SentForm } from '../../http/bodies/form-body.ts'
import type { FoundPage, Page } from './page-list.ts'

/** Body limits in bytes: of a form, of one whose entries are kept or that carries those of another, and of one with a logo. */
const [formBytesMax, keptBytesMax, multipartBytesMax] = [16_384, 196_608, 1_200_000]

/** Content type of a form without files; kept entries come back in one. */
const urlEncoded = 'application/x-www-form-urlencoded'

const getBytesMax = (page: Page, isMultipart: boolean, hasSession: boolean): number => {
  // Without a session a form is read for its entries alone.
  if (isMultipart) return hasSession ? (page.bytesMax ?? multipartBytesMax) : multipartBytesMax
  return page.keepsEntries || page.keepsFor !== undefined ? keptBytesMax : formBytesMax
}

/** Reads the posted form of a page; empty for GET. */
export const readRequestForm = (
  req: Request,
  res: Response,
  { found: { page }, timeoutMs, hasSession }: { found: FoundPage; timeoutMs: number; hasSession: boolean },
): Promise<SentForm> => {
  if (req.method !== 'POST') return Promise.resolve(noForm)
  const isMultipart = page.isMultipart === true && !(req.headers['content-type'] ?? '').startsWith(urlEncoded)
  return readForm(req, res, { limitBytes: getBytesMax(page, isMultipart, hasSession), timeoutMs, isMultipart })
}

/** Reads a form whose redirect would lose its entries; undefined for one that cannot be read. */
export const readEntriesForm = (
  req: Request,
  res: Response,
  { found, timeoutMs }: { found: FoundPage; timeoutMs: number },
): Promise<SentForm | undefined> =>
  readRequestForm(req, res, { found, timeoutMs, hasSession: false }).catch(() => undefined)
