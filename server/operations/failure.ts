import type * as z from 'zod'
import {
  type ErrorCode,
  type ErrorResponse,
  errors,
  getErrorPage,
  type Issue,
  issuesMax,
} from '#contract/shared/errors'
import type { Refusal, RefusalDetails, RefusedField } from '#domain/core/refusal'
import { buildRefusalHeaders } from './answer-headers.ts'
import type { Answer } from './handler.ts'

/** Body of a failure without the request id and the link to the documentation. */
export type FailureBody = Omit<z.infer<typeof ErrorResponse>, 'success' | 'requestId' | 'docs'>

const receivedMax = 100

/** Value as JSON, truncated to 100 characters; NaN and infinities by name, since JSON lacks them. */
const formatReceived = (value: unknown): string => {
  const text = typeof value === 'number' && !Number.isFinite(value) ? String(value) : JSON.stringify(value)
  return text.length > receivedMax ? `${text.slice(0, receivedMax - 1)}…` : text
}

const toIssue = ({ path, message, code, received, allowed }: RefusedField): z.infer<typeof Issue> => ({
  path,
  message,
  ...(code !== undefined && { code }),
  ...(received !== undefined && { received: formatReceived(received) }),
  ...(allowed && { allowed: [...allowed] }),
})

/** Number of further invalid fields, and of those that the list omits. */
const describeOtherIssues = (count: number, listedMax: number): string => {
  if (count <= 1) return ''
  const left = count - listedMax
  return left > 0
    ? ` (and ${listedMax - 1} more in issues, ${left} more not listed)`
    : ` (and ${count - 1} more in issues)`
}

const composeFailureMessage = (
  code: ErrorCode,
  { message, issues = [] }: RefusalDetails,
  listedMax: number,
): string => {
  const [first] = issues
  if (message || !first) return message ?? errors[code].message
  const more = describeOtherIssues(issues.length, listedMax)
  return `${errors[code].message} ${first.path === '' ? '' : `${first.path}: `}${first.message}${more}`
}

/**
 * Body of a failure from a refusal, also used for failed items of a batch.
 * @param listedMax most fields to list; the message states how many more there are.
 */
export const toFailureBody = (
  { code, details }: Pick<Refusal, 'code' | 'details'>,
  listedMax: number = issuesMax,
): FailureBody => ({
  error: composeFailureMessage(code, details, listedMax),
  code,
  ...(details.issues && details.issues.length > 0 && { issues: details.issues.slice(0, listedMax).map(toIssue) }),
  ...(details.suggestions && details.suggestions.length > 0 && { suggestions: details.suggestions.slice(0, 10) }),
  ...(details.challenge && { challenge: details.challenge }),
})

/** Whether a failed call is not counted in the day: a dependency failed, or the service is stopping. */
const isUncounted = ({ code, details }: Refusal): boolean =>
  [502, 503].includes(errors[code].status) && details.isCounted !== true

/** Response of a refusal: the status of its code, the common body of failures, and its headers. */
export const toFailureAnswer = (refusal: Refusal, requestId: string, now: Date): Answer => ({
  status: errors[refusal.code].status,
  body: { success: false, ...toFailureBody(refusal), requestId, docs: getErrorPage(refusal.code) } satisfies z.infer<
    typeof ErrorResponse
  >,
  headers: buildRefusalHeaders(refusal, now),
  code: refusal.code,
  ...(isUncounted(refusal) && { isUncounted: true }),
})
