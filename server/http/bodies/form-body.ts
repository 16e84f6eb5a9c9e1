import type { Request, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import { awaitBody, isContinueExpected } from './await-body.ts'
import { hasBody, readBody } from './plain-body.ts'

/** Entries of a form: the first value of each name, all of them, and its files. */
export interface SentForm {
  /** Trimmed text of a single-line field; '' where it is missing or empty. */
  text(name: string): string
  /** Unmodified value, as a password needs it. */
  exact(name: string): string
  /** Every value of a field, as a group of checkboxes sends it. */
  all(name: string): string[]
  /** Names and values in their order, without files. */
  entries(): [name: string, value: string][]
  /** File of a field, unless it is empty. */
  file(name: string): Promise<Uint8Array | undefined>
}

const readFormBytes = (req: Request, res: Response, limitBytes: number, timeoutMs: number): Promise<Buffer> => {
  if (Number(req.headers['content-length'] ?? 0) > limitBytes) throw new Refusal('body_too_large')
  if (isContinueExpected(req)) res.writeContinue()
  return awaitBody(req, res, timeoutMs, done => readBody(req, limitBytes, done))
}

/** Creates the form of some entries. */
export const createSentForm = (
  entries: Pick<FormData, 'get' | 'getAll'> & Iterable<[string, ReturnType<FormData['getAll']>[number]]>,
): SentForm => {
  const exact = (name: string): string => {
    const value = entries.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    exact,
    text: name => exact(name).trim(),
    all: name => entries.getAll(name).filter(value => typeof value === 'string'),
    entries: () => [...entries].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    file: async name => {
      const value = entries.get(name)
      return value === null || typeof value === 'string' || value.size === 0
        ? undefined
        : new Uint8Array(await value.arrayBuffer())
    },
  }
}

/** Empty form. */
export const noForm: SentForm = createSentForm(new FormData())

/** Limits of a form: size, arrival time, and whether it may contain files. */
export interface FormLimits {
  limitBytes: number
  timeoutMs: number
  isMultipart: boolean
}

/**
 * Reads the form of a request.
 * @throws Refusal `body_too_large`, `request_timeout`, or `unsupported_media_type` for another content type.
 */
export const readForm = async (req: Request, res: Response, limits: FormLimits): Promise<SentForm> => {
  if (!hasBody(req)) return noForm
  const type = req.headers['content-type'] ?? ''
  const wanted = limits.isMultipart ? /^multipart\/form-data\s*;/i : /^application\/x-www-form-urlencoded\s*(;|$)/i
  if (!wanted.test(type) || req.headers['content-encoding'] !== undefined) throw new Refusal('unsupported_media_type')
  const bytes = await readFormBytes(req, res, limits.limitBytes, limits.timeoutMs)
  if (!limits.isMultipart) return createSentForm(new URLSearchParams(bytes.toString('utf8')))
  const body = new globalThis.Request('http://form/', {
    method: 'POST',
    headers: { 'content-type': type },
    body: bytes,
  })
  const entries = await body.formData().catch(() => {
    throw new Refusal('unsupported_media_type')
  })
  return createSentForm(entries)
}
