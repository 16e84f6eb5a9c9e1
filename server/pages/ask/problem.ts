import type * as z from 'zod'
import type { ErrorResponse } from '#contract/shared/errors'
import { type Html, html, type Part } from '../html.ts'
import type { AskTexts } from './ask-texts.ts'

/** Failure of a question: the error response, or no body if the service was unreachable or sent something else. */
export interface Failure {
  /** Error response body. */
  refusal?: z.infer<typeof ErrorResponse> | undefined
  /** HTTP status; 0 if the service was unreachable. */
  status: number
  retryAfterSeconds?: number | undefined
}

type Key = Parameters<AskTexts['say']>[0]

/** Text keys of error codes whose message has no placeholders. */
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

/** Formats the providers with their reasons, as `groq: It did not answer in time`. */
const formatProviderReasons = (issues: readonly Issue[]): string =>
  issues.map(({ path, message }) => `${path.replace('providers.', '')}: ${message.replace(/\.$/, '')}`).join('; ')

/** Error message of a failure, with its placeholders filled. */
const describeAskFailure = (
  { refusal, status, retryAfterSeconds = usualWaitSeconds }: Failure,
  { say }: AskTexts,
): string => {
  if (status === 0) return say('error.network')
  const { code, issues = [] } = refusal ?? {}
  const known = code === undefined ? undefined : sentences[code]
  if (known === 'error.key' || known === 'error.session' || known === 'error.forbidden' || known === 'error.day')
    return say(known)
  if (code === 'rate_limited') return say('error.wait', { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) })
  if (code === 'ai_providers_failed')
    return issues.length === 0 ? say('noProvider') : say('error.providers', { reasons: formatProviderReasons(issues) })
  if (code === 'byok_provider_failed') return say('error.ownKey', { reasons: formatProviderReasons(issues) })
  if (status === 400 && refusal)
    return say('error.invalid', { reasons: issues.map(({ message }) => message).join(' ') || refusal.error })
  return say('error.other')
}

/** Renders a link that helps with the failure, if there is one. */
const renderRemedy = ({ refusal, status }: Failure, { say }: AskTexts): Part => {
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

/** Renders a failure: its message, and a remedy if there is one. */
export const renderAskFailure = (failure: Failure, voice: AskTexts): Html => {
  const { say } = voice
  const id = failure.refusal?.requestId
  return html`<div class="notice bad"><p><strong>${say('error.title')}</strong></p>
<p>${describeAskFailure(failure, voice)}</p>
${renderRemedy(failure, voice)}${id !== undefined && html`<p><small>${say('error.reference', { id })}</small></p>`}</div>
`
}
