import { Refusal } from '#domain/core/refusal'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import { type Shown, secondsUntil } from './call.ts'

const sentence = ({ text, number }: Words, status: number, error: Refusal | undefined, minutes: number): string => {
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

/** One sentence about what went wrong, the id of the request for questions to us, and the way back. */
export const problemView = (words: Words, said: string, requestId: string): Html => html`<p role="alert">${said}</p>
<p><small>${words.text('problem.reference', { id: requestId })}</small></p>
<p><a href="/account">${words.text('nav.account')}</a></p>`

/** What the page needs to know of a failure. */
export interface Problem {
  status: number
  error: unknown
  requestId: string
  now: Date
}

/** The page of a request that failed, with when to come back where that is known. */
export const problemPage = (words: Words, { status, error, requestId, now }: Problem): Shown => {
  const refusal = error instanceof Refusal ? error : undefined
  const { window, retryAfterSeconds, allow } = refusal?.details ?? {}
  const seconds = window ? secondsUntil(window.resetAt, now) : retryAfterSeconds
  return {
    title: words.text('problem.title'),
    main: problemView(words, sentence(words, status, refusal, Math.ceil((seconds ?? 60) / 60)), requestId),
    status,
    // Whoever typed a wrong address, perhaps with a secret in it, does not get it repeated.
    ...(status === 404 && { here: '/account' }),
    headers: {
      ...(seconds !== undefined && { 'Retry-After': String(seconds) }),
      ...(allow && { Allow: allow.join(', ') }),
    },
  }
}
