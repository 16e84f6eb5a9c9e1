import type * as z from 'zod'
import type { ErrorResponse } from '#contract/shared/errors'
import { type Html, html, type Part } from '../html.ts'
import type { Voice } from './voice.ts'

/** Why there is no answer: what the service said, or nothing where it was not reached or said something else. */
export interface Failure {
  /** The body of the refusal. */
  refusal?: z.infer<typeof ErrorResponse> | undefined
  /** HTTP status; 0 where the service was not reached. */
  status: number
  retryAfterSeconds?: number | undefined
}

type Key = Parameters<Voice['say']>[0]

/** Codes with a sentence of their own, which wants nothing filled in. */
const sentences: Readonly<Record<string, Key>> = {
  invalid_key: 'error.key',
  revoked_key: 'error.key',
  missing_credential: 'error.key',
  expired_session: 'error.session',
  forbidden: 'error.forbidden',
  daily_quota_exhausted: 'error.day',
  ai_quota_exhausted: 'error.day',
}

const usualWaitSeconds = 60

type Issue = NonNullable<NonNullable<Failure['refusal']>['issues']>[number]

/** The providers with their reasons, as `groq: It did not answer in time`. */
const reasonsOf = (issues: readonly Issue[]): string =>
  issues.map(({ path, message }) => `${path.replace('providers.', '')}: ${message.replace(/\.$/, '')}`).join('; ')

/** What of a refusal has gaps, or says more than one sentence. */
const sentence = ({ refusal, status, retryAfterSeconds = usualWaitSeconds }: Failure, { say }: Voice): string => {
  if (status === 0) return say('error.network')
  const { code, issues = [] } = refusal ?? {}
  const known = code === undefined ? undefined : sentences[code]
  if (known === 'error.key' || known === 'error.session' || known === 'error.forbidden' || known === 'error.day')
    return say(known)
  if (code === 'rate_limited') return say('error.wait', { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) })
  if (code === 'ai_providers_failed')
    return issues.length === 0 ? say('noProvider') : say('error.providers', { reasons: reasonsOf(issues) })
  if (code === 'byok_provider_failed') return say('error.ownKey', { reasons: reasonsOf(issues) })
  if (status === 400 && refusal)
    return say('error.invalid', { reasons: issues.map(({ message }) => message).join(' ') || refusal.error })
  return say('error.other')
}

/** The way out of a failure, where there is one. */
const wayOut = ({ refusal, status }: Failure, { say }: Voice): Part => {
  const { code, issues = [] } = refusal ?? {}
  if (status === 0) return undefined
  if (code === 'expired_session') return html`<p><a href="/sign-in?next=/ask">${say('signIn')}</a></p>`
  if (issues.some(issue => issue.code === 'second_step_required'))
    return html`<p><a href="/account/security">/account/security</a></p>`
  if (code === 'byok_provider_failed' || code === 'ai_quota_exhausted')
    return html`<p><a href="/account/provider-keys">${say('providerKeys')}</a></p>`
  if (code === 'ai_providers_failed' && issues.length === 0)
    return html`<p>${say('noProvider.operator')} ${say('noProvider.own')} <a href="/account/provider-keys">${say('providerKeys')}</a></p>`
  return undefined
}

/** Why there is no answer, in words, with what can be done about it. */
export const problemView = (failure: Failure, voice: Voice): Html => {
  const { say } = voice
  const id = failure.refusal?.requestId
  return html`<div class="notice bad"><p><strong>${say('error.title')}</strong></p>
<p>${sentence(failure, voice)}</p>
${wayOut(failure, voice)}${id !== undefined && html`<p><small>${say('error.reference', { id })}</small></p>`}</div>
`
}
