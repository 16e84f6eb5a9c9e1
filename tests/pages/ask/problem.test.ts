import { describe, expect, test } from 'vitest'
import { errorCodes } from '#contract/shared/errors'
import { texts } from '#languages/derived/ask'
import { languages } from '#languages/registry'
import { createAskTexts } from '#server/pages/ask/ask-texts'
import { getCalculationNames } from '#server/pages/ask/calculation-names'
import { type Failure, renderAskFailure } from '#server/pages/ask/problem'
import { copied } from '../docs/every-page.ts'

type Refusal = NonNullable<Failure['refusal']>

const refusal = (code: Refusal['code'], more: Partial<Refusal> = {}): Refusal => ({
  success: false,
  error: 'A sentence of the service.',
  code,
  requestId: 'req_1',
  docs: `/docs/errors/${code}`,
  ...more,
})

const shown = (failure: Failure, language: 'en' | 'fr' = 'en'): string =>
  renderAskFailure(failure, createAskTexts(language, texts[language], getCalculationNames(language))).toString()

const away = { path: 'providers.groq', message: 'It did not answer in time.', code: 'timeout' }

describe('why there is no answer', () => {
  test.each<[string, Failure, string]>([
    ['the service is away', { status: 0 }, texts.en['error.network']],
    ['the key is wrong', { status: 401, refusal: refusal('invalid_key') }, texts.en['error.key']],
    ['the key is of a website', { status: 403, refusal: refusal('forbidden') }, texts.en['error.forbidden']],
    ['the session is over', { status: 401, refusal: refusal('expired_session') }, texts.en['error.session']],
    ['the day is used up', { status: 429, refusal: refusal('ai_quota_exhausted') }, texts.en['error.day']],
    [
      'it was too much at once',
      { status: 429, refusal: refusal('rate_limited'), retryAfterSeconds: 61 },
      'Too many questions at once. Ask again in 2 min.',
    ],
    [
      'the models are away',
      { status: 502, refusal: refusal('ai_providers_failed', { issues: [away] }) },
      'The language model did not answer: groq: It did not answer in time. Ask again in a moment.',
    ],
    ['there is no model', { status: 502, refusal: refusal('ai_providers_failed') }, texts.en.noProvider],
    [
      'the own key is refused',
      { status: 502, refusal: refusal('byok_provider_failed', { issues: [{ ...away, path: 'providers.openai' }] }) },
      'The provider of your own key did not answer: openai: It did not answer in time.',
    ],
    [
      'the question is wrong',
      { status: 400, refusal: refusal('invalid_request', { issues: [{ path: 'messages[0]', message: 'Is wrong.' }] }) },
      'We could not read the question: Is wrong.',
    ],
    ['a proxy answers', { status: 504 }, texts.en['error.other']],
  ])('%s', (_why, failure, said) => {
    expect(copied(shown(failure))).toContain(said)
  })

  test('leads to what mends it', () => {
    expect(shown({ status: 401, refusal: refusal('expired_session') })).toContain('href="/sign-in?next=/ask"')
    expect(shown({ status: 502, refusal: refusal('ai_providers_failed') })).toContain('href="/account/provider-keys"')
    const step = [{ path: '', message: 'A second step.', code: 'second_step_required' }]
    expect(shown({ status: 403, refusal: refusal('forbidden', { issues: step }) })).toContain('"/account/security"')
  })

  test.each(errorCodes)('%s has a sentence and its reference', code => {
    for (const language of languages) {
      const said = copied(
        renderAskFailure(
          { status: 500, refusal: refusal(code) },
          createAskTexts(language, texts[language], getCalculationNames(language)),
        ).toString(),
      )
      expect(said).toContain('req_1')
      expect(said).not.toContain('undefined')
    }
  })

  test('what a provider said is text', () => {
    const issues = [{ path: 'providers.groq', message: '<img src=x>' }]
    expect(shown({ status: 502, refusal: refusal('ai_providers_failed', { issues }) })).not.toContain('<img')
  })
})
