import { errors } from '#contract/shared/errors'
import { Refusal } from '#domain/core/refusal'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { countSecondsUntil, type RenderedPage } from './call.ts'

/** Status of the page of a failure: that of its code where the page says it, else 400; 500 for what is no refusal. */
export const getPageStatus = (error: unknown): number => {
  if (!(error instanceof Refusal)) return 500
  const { status } = errors[error.code]
  return [403, 404, 405, 413, 429, 503].includes(status) || status >= 500 ? status : 400
}

const describeProblem = (
  { text, number }: Words,
  status: number,
  error: Refusal | undefined,
  minutes: number,
): string => {
  if (error?.details.issues?.[0]?.path === 'Host') return text('problem.host')
  switch (status) {
    case 403:
      return text(error?.code === 'forbidden' ? 'problem.forbidden' : 'problem.403')
    case 404:
      return text('problem.404')
    case 405:
      return text('problem.405')
    case 413:
      return text('problem.413')
    case 429:
      return text('problem.429', { minutes: number(minutes) })
    case 503:
      return text('problem.503')
    default:
      return text(status < 500 ? 'problem.400' : 'problem.500')
  }
}

/** Renders the error message, the request id for support, and a link back. */
export const renderProblem = (words: Words, said: string, requestId: string): Html => html`<p role="alert">${said}</p>
<p><small>${words.text('problem.reference', { id: requestId })}</small></p>
<p><a href="/account">${words.text('nav.account')}</a></p>`

/** A failed request. */
export interface Problem {
  status: number
  error: unknown
  requestId: string
  now: Date
}

/** Builds the error page of a failed request, with `Retry-After` where it is known. */
export const buildProblemPage = (words: Words, { status, error, requestId, now }: Problem): RenderedPage => {
  const refusal = error instanceof Refusal ? error : undefined
  const { window, retryAfterSeconds, allow } = refusal?.details ?? {}
  const seconds = window ? countSecondsUntil(window.resetAt, now) : retryAfterSeconds
  return {
    title: words.text('problem.title'),
    main: renderProblem(words, describeProblem(words, status, refusal, Math.ceil((seconds ?? 60) / 60)), requestId),
    status,
    // A mistyped path may contain a secret and is not repeated.
    ...(status === 404 && { here: '/account' }),
    headers: {
      ...(seconds !== undefined && { 'Retry-After': String(seconds) }),
      ...(allow && { Allow: allow.join(', ') }),
    },
  }
}
