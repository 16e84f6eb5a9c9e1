import type { Request, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import { awaitedBytes, waitsForContinue } from './json-body.ts'
import { hasBody } from './lingering-close.ts'
import { readBody } from './plain-body.ts'

/** The entries of a form: the first value of each name, and its files. */
export interface SentForm {
  /** What was entered, without the spaces around it where the text is one line; '' where nothing was. */
  text(name: string): string
  /** A value exactly as it was sent, as a password needs it. */
  exact(name: string): string
  /** A file that is not empty. */
  file(name: string): Promise<Uint8Array | undefined>
}

const bytesOf = (req: Request, res: Response, limitBytes: number, timeoutMs: number): Promise<Buffer> => {
  if (Number(req.headers['content-length'] ?? 0) > limitBytes) throw new Refusal('body_too_large')
  if (waitsForContinue(req)) res.writeContinue()
  return awaitedBytes(req, res, timeoutMs, done => readBody(req, limitBytes, done))
}

const formOf = (entries: Pick<FormData, 'get'>): SentForm => {
  const exact = (name: string): string => {
    const value = entries.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    exact,
    text: name => exact(name).trim(),
    file: async name => {
      const value = entries.get(name)
      return value === null || typeof value === 'string' || value.size === 0
        ? undefined
        : new Uint8Array(await value.arrayBuffer())
    },
  }
}

/** A form with nothing in it. */
export const noForm: SentForm = formOf(new FormData())

/** The limits of a form: bytes, milliseconds of arrival, and whether it may carry files. */
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
  const bytes = await bytesOf(req, res, limits.limitBytes, limits.timeoutMs)
  if (!limits.isMultipart) return formOf(new URLSearchParams(bytes.toString('utf8')))
  const body = new globalThis.Request('http://form/', {
    method: 'POST',
    headers: { 'content-type': type },
    body: bytes,
  })
  const entries = await body.formData().catch(() => {
    throw new Refusal('unsupported_media_type')
  })
  return formOf(entries)
}
