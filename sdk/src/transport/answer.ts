import type { Issue, ProofChallenge } from '../derived/types.ts'
import {
  type ErrorDetails,
  type FailedCall,
  ResponseFormatError,
  selectErrorClass,
  type ValoremError,
} from '../errors.ts'
import { redactKey } from '../hooks.ts'
import type { Rate } from '../rate.ts'
import type { FileResult, Result } from '../result.ts'
import type { HeaderReader } from '../web.ts'
import type { Job } from './job.ts'
import type { Content } from './read-content.ts'
import { isRetryable, readServerWaitMs } from './retry.ts'

type File = Pick<FileResult, 'data' | 'type' | 'fileName'>

/** An answer that was received completely. */
export interface Answer {
  status: number
  headers: HeaderReader
  text: string
  requestId: string | undefined
  rate: Rate | undefined
}

/** Parses an answer as an object; undefined for anything else. */
export const parseJsonObject = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    // Any object may be read by field name; the values are checked where they are read.
    return typeof value === 'object' && value ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const findNonEmptyText = (...candidates: readonly unknown[]): string | undefined =>
  candidates.find((candidate): candidate is string => typeof candidate === 'string' && candidate !== '')

/** Casts a list of an answer to the type of the contract: answers are not validated. */
const toList = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : [])

/** Casts the challenge of an answer to the type of the contract. */
const toChallenge = (value: unknown): ProofChallenge | undefined =>
  typeof value === 'object' && value !== null ? (value as ProofChallenge) : undefined

/** Builds the URL of the page about a failure from the path in the answer; a call of the element has no base. */
const getDocsUrl = (path: unknown, { baseUrl }: Job): string | undefined =>
  baseUrl && typeof path === 'string' && path.startsWith('/') ? baseUrl + path : undefined

const dayMs = 86_400_000

/** Formats a wait for the message of an error: in seconds within a day, above it in days, and in words above a year. */
const formatWait = (waitMs: number): string => {
  const days = Math.ceil(waitMs / dayMs)
  if (days > 365) return 'more than a year'
  return waitMs > dayMs ? `${days} days` : `${Math.ceil(waitMs / 1000)} s`
}

/** Formats advice for the end of an error message: for invalid requests the page about the code, if there is one. */
const formatAdvice = (status: number, isAstray: boolean, docs: string | undefined): string => {
  if (isAstray) return ' Is the path of baseUrl right?'
  return docs && status < 500 && status !== 401 && status !== 429 ? ` See ${docs}` : ''
}

/**
 * Creates the error of an answer, of the class of its status. Bodies of other shapes, such as a proxy's page or
 * problem+json, only lack fields.
 */
export const createAnswerError = (answer: Answer, job: Job): ValoremError => {
  const { status, headers, rate } = answer
  const body = parseJsonObject(answer.text) ?? {}
  const code = findNonEmptyText(body.code) ?? `http_${status}`
  const requestId = findNonEmptyText(answer.requestId, body.requestId)
  const issues = toList<Issue>(body.issues)
  const happened =
    findNonEmptyText(body.error, body.detail, body.title) ??
    (status === 304
      ? 'Not modified, though no ifNoneMatch was given: by a proxy?'
      : status < 400
        ? 'Redirects are not followed: correct baseUrl.'
        : 'The service failed.')
  // The service's own message already contains the first issue.
  const fields = issues.map(({ path, message }) => (happened.includes(message) ? '' : ` ${path}: ${message}`)).join('')
  const retryAfterMs = readServerWaitMs(headers, Date.now)
  const again = retryAfterMs === undefined ? '' : ` Again in ${formatWait(retryAfterMs)}.`
  // A base URL with an extra path has no such route, and no pages either.
  const isAstray = code === 'route_not_found' && /\/\/.*\//.test(job.baseUrl)
  const docs = isAstray ? undefined : getDocsUrl(body.docs, job)
  // The first attempt may have done it before its answer was lost.
  const lost =
    job.method === 'DELETE' && status === 404 && job.attempts > 1 ? ' An earlier attempt may have done it.' : ''
  // A proxy's page has no request id.
  const name = requestId ? `, request ${requestId}` : ''
  const where = `${code}, status ${status}, ${job.requestLine}${name}`
  return new (selectErrorClass(status, code))(
    `${happened}${fields}${lost}${again} (${where})${formatAdvice(status, isAstray, docs)}`,
    job,
    {
      code,
      status,
      requestId,
      rate,
      issues,
      suggestions: toList<string>(body.suggestions),
      challenge: toChallenge(body.challenge),
      docs,
      retryable: isRetryable(status, code, headers),
      retryAfterMs,
    },
  )
}

/** Creates the error of an answer that the contract does not declare. */
export const createFormatError = (
  text: string,
  call: FailedCall & { requestLine: string },
  details: ErrorDetails = {},
  message = `The answer is not that of the contract (${call.requestLine}).`,
): ValoremError =>
  new ResponseFormatError(message, call, {
    ...details,
    bodyStart: text.slice(0, 500),
  })

/** Reads the file of a successful answer; undefined for anything but the requested type. */
export const readAnswerFile = (content: Content, headers: HeaderReader, { fileType }: Job): File | undefined => {
  const type = headers.get('content-type')?.split(';')[0]
  if (typeof content === 'string' || type !== fileType || !type) return undefined
  return { data: content, type, fileName: headers.get('content-disposition')?.match(/filename="([^"]+)"/)?.[1] }
}

/** Reads the result of a successful answer: `data` and `meta` from their envelope, other bodies whole. */
export const readAnswerResult = (
  { status, headers, text, requestId, rate }: Answer,
  job: Job,
): Result<unknown, unknown> => {
  const { attempts, isWhole } = job
  const details = { requestId, rate, headers, attempts }
  if (job.format === 'csv' && headers.get('content-type')?.startsWith('text/csv'))
    return { data: text, meta: undefined, ...details }
  const body = parseJsonObject(text)
  if (job.fileType || job.format || (body ? !isWhole && !('data' in body) : !isWhole || text))
    throw createFormatError(redactKey(job.key, text), job, { status, requestId, rate })
  const [data, meta] = isWhole ? [body] : [body?.data, body?.meta]
  return { data, meta, ...details }
}
