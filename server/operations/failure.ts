import type * as z from 'zod'
import { docsOf, type ErrorCode, type ErrorResponse, errors, type Issue, issuesMax } from '#contract/shared/errors'
import type { Refusal, RefusalDetails, RefusedField } from '#domain/core/refusal'
import { refusalHeaders } from './answer-headers.ts'
import type { Answer } from './handler.ts'

/** A failure as an answer prints it, without the name of the request and its page. */
export type FailureBody = Omit<z.infer<typeof ErrorResponse>, 'success' | 'requestId' | 'docs'>

const receivedMax = 100

/** A value as JSON, cut at 100 characters; NaN and infinities by their names, since JSON has none for them. */
const printed = (value: unknown): string => {
  const text = typeof value === 'number' && !Number.isFinite(value) ? String(value) : JSON.stringify(value)
  return text.length > receivedMax ? `${text.slice(0, receivedMax - 1)}…` : text
}

const issueOf = ({ path, message, code, received, allowed }: RefusedField): z.infer<typeof Issue> => ({
  path,
  message,
  ...(code !== undefined && { code }),
  ...(received !== undefined && { received: printed(received) }),
  ...(allowed && { allowed: [...allowed] }),
})

/** How many fields are wrong beside the first, and how many of them the list has no room for. */
const others = (count: number, listedMax: number): string => {
  if (count <= 1) return ''
  const left = count - listedMax
  return left > 0
    ? ` (and ${listedMax - 1} more in issues, ${left} more not listed)`
    : ` (and ${count - 1} more in issues)`
}

const sentence = (code: ErrorCode, { message, issues = [] }: RefusalDetails, listedMax: number): string => {
  const [first] = issues
  if (message || !first) return message ?? errors[code].message
  const more = others(issues.length, listedMax)
  return `${errors[code].message} ${first.path === '' ? '' : `${first.path}: `}${first.message}${more}`
}

/**
 * A refusal as the body of a failure, or as a failed item of a batch.
 * @param listedMax most fields that it lists; the sentence says how many more there are.
 */
export const failureBody = (
  { code, details }: Pick<Refusal, 'code' | 'details'>,
  listedMax: number = issuesMax,
): FailureBody => ({
  error: sentence(code, details, listedMax),
  code,
  ...(details.issues && details.issues.length > 0 && { issues: details.issues.slice(0, listedMax).map(issueOf) }),
  ...(details.suggestions && details.suggestions.length > 0 && { suggestions: details.suggestions.slice(0, 10) }),
})

/** Whether a failed call leaves its place in the day: somebody behind the service failed, or the service stops. */
const isUncounted = ({ code, details }: Refusal): boolean =>
  [502, 503].includes(errors[code].status) && details.isCounted !== true

/** A refusal as an answer: the status of its code, the one body of failures, and the headers that belong to it. */
export const failureAnswer = (refusal: Refusal, requestId: string, now: Date): Answer => ({
  status: errors[refusal.code].status,
  body: { success: false, ...failureBody(refusal), requestId, docs: docsOf(refusal.code) } satisfies z.infer<
    typeof ErrorResponse
  >,
  headers: refusalHeaders(refusal, now),
  code: refusal.code,
  ...(isUncounted(refusal) && { isUncounted: true }),
})
