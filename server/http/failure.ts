import type { Response } from 'express'
import type * as z from 'zod'
import { type ErrorCode, type ErrorResponse, errors, type Issue, issuesMax } from '#contract/shared/errors'
import type { RefusalDetails, RefusedField } from '#domain/core/refusal'
import { contextOf } from './context.ts'
import { endEarly } from './early-answer.ts'

/** A failure as it stands in an answer, without the name of the request. */
export type FailureBody = Omit<z.infer<typeof ErrorResponse>, 'success' | 'requestId'>

const receivedMax = 100

/** A value as JSON, cut at 100 characters; numbers that JSON does not know by their own name. */
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
const others = (count: number): string => {
  if (count <= 1) return ''
  const left = count - issuesMax
  return left > 0
    ? ` (and ${issuesMax - 1} more in issues, ${left} more not listed)`
    : ` (and ${count - 1} more in issues)`
}

const sentence = (code: ErrorCode, { message, issues = [] }: RefusalDetails): string => {
  const [first] = issues
  if (message || !first) return message ?? errors[code].message
  const more = others(issues.length)
  return `${errors[code].message} ${first.path === '' ? '' : `${first.path}: `}${first.message}${more}`
}

/** A refusal as the body of a failure, or as a failed item of a batch. */
export const failureBody = (code: ErrorCode, details: RefusalDetails = {}): FailureBody => ({
  error: sentence(code, details),
  code,
  ...(details.issues && details.issues.length > 0 && { issues: details.issues.slice(0, issuesMax).map(issueOf) }),
  ...(details.suggestions && details.suggestions.length > 0 && { suggestions: details.suggestions.slice(0, 10) }),
})

/** Answers a failure with the status of its code. */
export const fail = (res: Response, code: ErrorCode, details: RefusalDetails = {}): void => {
  const context = contextOf(res)
  context.code = code
  const { status } = errors[code]
  // HTTP asks each 401 to name a way in (RFC 9110, section 15.5.2).
  if (status === 401) res.setHeader('WWW-Authenticate', 'Bearer realm="Valorem"')
  endEarly(res)
  res.status(status).json({
    success: false,
    ...failureBody(code, details),
    requestId: context.requestId,
  } satisfies z.infer<typeof ErrorResponse>)
}
