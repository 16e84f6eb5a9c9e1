import type { Issue } from '../derived/types.ts'
import { classOf, type ErrorDetails, type FailedCall, ResponseFormatError, type ValoremError } from '../errors.ts'
import { without } from '../hooks.ts'
import type { Rate } from '../rate.ts'
import type { FileResult, Result } from '../result.ts'
import type { HeaderReader } from '../web.ts'
import type { Job } from './job.ts'
import type { Content } from './read-content.ts'
import { isRetryable, serverWaitMs } from './retry.ts'

type File = Pick<FileResult, 'data' | 'type' | 'fileName'>

/** An answer that has arrived whole. */
export interface Answer {
  status: number
  headers: HeaderReader
  text: string
  requestId: string | undefined
  rate: Rate | undefined
}

/** The answer as an object; undefined when it is none. */
export const objectOf = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    // Any object may be read by field name; what a field holds is looked at where it is read.
    return typeof value === 'object' && value ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const textOf = (...candidates: readonly unknown[]): string | undefined =>
  candidates.find((candidate): candidate is string => typeof candidate === 'string' && candidate !== '')

/** A list of an answer, taken as the contract types it: answers are not validated. */
const listOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : [])

/** Address of the page about a failure, of which the service says the path; a call of the element has no base. */
const pageOf = (path: unknown, { baseUrl }: Job): string | undefined =>
  baseUrl && typeof path === 'string' && path.startsWith('/') ? baseUrl + path : undefined

/** What to do about a failure, after what happened: for mistakes of a request the page about it, where it has one. */
const adviceOf = (status: number, isAstray: boolean, docs: string | undefined): string => {
  if (isAstray) return ' Is the path of baseUrl right?'
  return docs && status < 500 && status !== 401 && status !== 429 ? ` See ${docs}` : ''
}

/**
 * The error of an answer, of the class of its status. Bodies of other shapes, as a proxy's page or problem+json, lose nothing
 * but their fields.
 */
export const failureOf = (answer: Answer, job: Job, nowMs: number): ValoremError => {
  const { status, headers, rate } = answer
  const body = objectOf(answer.text) ?? {}
  const code = textOf(body.code) ?? `http_${status}`
  const requestId = textOf(answer.requestId, body.requestId)
  const issues = listOf<Issue>(body.issues)
  const happened =
    textOf(body.error, body.detail, body.title) ??
    (status < 400 ? 'Redirects are not followed: correct baseUrl.' : 'The service failed.')
  // The service's own sentence already tells the first of them.
  const fields = issues.map(({ path, message }) => (happened.includes(message) ? '' : ` ${path}: ${message}`)).join('')
  const retryAfterMs = serverWaitMs(headers, nowMs)
  const again = retryAfterMs === undefined ? '' : ` Again in ${Math.ceil(retryAfterMs / 1000)} s.`
  // An address with a path too many has no such route, and no pages either.
  const isAstray = code === 'route_not_found' && /\/\/.*\//.test(job.baseUrl)
  const docs = isAstray ? undefined : pageOf(body.docs, job)
  // The page of a proxy names no request.
  const name = requestId ? `, request ${requestId}` : ''
  const where = `${code}, status ${status}, ${job.requestLine}${name}`
  return new (classOf(status, code))(
    `${happened}${fields}${again} (${where})${adviceOf(status, isAstray, docs)}`,
    job,
    {
      code,
      status,
      requestId,
      rate,
      issues,
      suggestions: listOf<string>(body.suggestions),
      docs,
      retryable: isRetryable(status, code, headers),
      retryAfterMs,
    },
  )
}

/** The error of an answer that the contract does not declare. */
export const unreadable = (
  text: string,
  call: FailedCall & { requestLine: string },
  details: ErrorDetails = {},
  message = `The answer is not that of the contract (${call.requestLine}).`,
): ValoremError =>
  new ResponseFormatError(message, call, {
    ...details,
    bodyStart: text.slice(0, 500),
  })

/** The file of a good answer; undefined where it is none, or none of the type that was asked for. */
export const fileOf = (content: Content, headers: HeaderReader, { fileType }: Job): File | undefined => {
  const type = headers.get('content-type')?.split(';')[0]
  if (typeof content === 'string' || type !== fileType || !type) return undefined
  return { data: content, type, fileName: headers.get('content-disposition')?.match(/filename="([^"]+)"/)?.[1] }
}

/** The result of a good answer: `data` and `meta` taken out of their envelope, other bodies whole. */
export const resultOf = ({ status, headers, text, requestId, rate }: Answer, job: Job): Result<unknown, unknown> => {
  const { attempts, isWhole } = job
  const body = objectOf(text)
  if (job.fileType || (body ? !isWhole && !('data' in body) : !isWhole || text))
    throw unreadable(without(job.key, text), job, { status, requestId, rate })
  const [data, meta] = isWhole ? [body] : [body?.data, body?.meta]
  return { data, meta, requestId, rate, headers, attempts }
}
