import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GeneratedMeta } from '#contract/ai/generated'
import { certificatePng, invoicePdf } from '#contract/examples/extract-files'
import { type AiApp, startAiApp, withoutLimits } from '../support/ai.ts'
import { post } from '../support/app.ts'
import { keyWithProvider } from '../support/arranged-ai.ts'
import { startStandIn } from '../support/llm/stand-in.ts'
import { person } from '../support/person.ts'

const commentary = { context: 'Prix 700000 EUR\nDroits 49000 EUR', prompt: 'Commente les droits.' }
const question = { messages: [{ role: 'user', content: 'Bonjour' }] }
const invoice = { schema: 'facture_immo', fileBase64: invoicePdf, mediaType: 'application/pdf' }
const certificate = { schema: 'dpe', fileBase64: certificatePng, mediaType: 'image/png' }

/** The mark of an answer, in its header and its body, beside its status. */
const markOf = async (answer: Response) => {
  const body = (await answer.json()) as { meta?: Partial<GeneratedMeta> }
  return { status: answer.status, header: answer.headers.get('X-Generated-By'), generated: body.meta?.generated }
}

/** No trace of a mark. */
const unmarked = { header: null, generated: undefined }

/** The mark of a good answer by the stand-in, made at an instant of the clock of an app. */
const marked = (provider: string, at: Date) => ({
  status: 200,
  header: 'ai',
  generated: { by: 'ai', provider, model: 'stand-in', at: at.toISOString() },
})

describe('an answer of a language model says so in its header and in meta', () => {
  let app: AiApp
  /** A key of a caller for whom each provider is asked. */
  let keys: Record<'groq' | 'openai' | 'anthropic', string>
  beforeAll(async () => {
    app = await startAiApp()
    keys = {
      groq: (await app.newKey('pro')).key,
      openai: await keyWithProvider(app, await person(app, { name: 'Ada' }), 'openai'),
      anthropic: await keyWithProvider(app, await person(app, { name: 'Bob' }), 'anthropic'),
    }
  })
  afterAll(() => app.close())

  // groq and openai have the wire of OpenAI, anthropic its own.
  test.each(['groq', 'openai', 'anthropic'] as const)('texts of %s', async provider => {
    const headers = { 'X-API-Key': keys[provider] }
    expect(await markOf(await post(app, '/ai/analyze', commentary, headers))).toEqual(marked(provider, app.clock.now))
    expect(await markOf(await post(app, '/ai/chat', question, headers))).toEqual(marked(provider, app.clock.now))
  })

  test('data of files, on both wires', async () => {
    const read = (body: object, key: string) => post(app, '/ai/extract', body, { 'X-API-Key': key })
    expect(await markOf(await read(invoice, keys.anthropic))).toEqual(marked('anthropic', app.clock.now))
    expect(await markOf(await read(certificate, keys.openai))).toEqual(marked('openai', app.clock.now))
  })

  test('nothing else does', async () => {
    const answer = await post(app, '/estimation', { commune: 'Mamer', surface: 80 })
    expect(await markOf(answer)).toEqual({ status: 200, ...unmarked })
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('X-Generated-By')
  })

  test('a failure does not, the caller’s or ours', async () => {
    const { groq: key } = keys
    const failures: [path: string, body: object, headers: Record<string, string>, status: number][] = [
      ['/ai/analyze', { ...commentary, context: ' ' }, { 'X-API-Key': key }, 400],
      ['/ai/chat', { messages: [{ role: 'assistant', content: 'Bonjour' }] }, { 'X-API-Key': key }, 400],
      ['/ai/analyze', commentary, { 'X-API-Key': 'vk_live_nobody' }, 401],
      ['/ai/extract', invoice, { 'X-API-Key': key }, 402],
      ['/ai/extract', { ...certificate, mediaType: 'image/jpeg' }, { 'X-API-Key': keys.openai }, 400],
    ]
    for (const [path, body, headers, status] of failures)
      expect(await markOf(await post(app, path, body, headers))).toEqual({ status, ...unmarked })
    const away = await startAiApp({ model: 'status-503' })
    expect(await markOf(await post(away, '/ai/analyze', commentary))).toEqual({ status: 502, ...unmarked })
    await away.close()
  })

  test('a repeat has the mark of the first answer, and the instant of it', async () => {
    const repeats: [path: string, body: object, key: string, provider: string][] = [
      ['/ai/analyze', commentary, keys.groq, 'groq'],
      ['/ai/chat', question, keys.openai, 'openai'],
      ['/ai/extract', invoice, keys.anthropic, 'anthropic'],
    ]
    for (const [path, body, key, provider] of repeats) {
      const headers = { 'X-API-Key': key, 'Idempotency-Key': 'generated-1' }
      const at = app.clock.now
      expect(await markOf(await post(app, path, body, headers))).toEqual(marked(provider, at))
      app.clock.now = new Date(at.getTime() + 61_000)
      const again = await post(app, path, body, headers)
      expect(again.headers.get('Idempotent-Replayed')).toBe('true')
      expect(await markOf(again)).toEqual(marked(provider, at))
    }
  })

  test('documented answers that a test asks for do as the real ones', async () => {
    const scenario = (name: string) => post(app, '/ai/chat', question, { 'X-Sandbox-Scenario': name }).then(markOf)
    // Recorded at the noon of the tests' clock.
    expect(await scenario('withoutFigures')).toEqual(marked('groq', new Date('2026-11-21T12:00:00Z')))
    expect(await scenario('503')).toEqual({ status: 503, ...unmarked })
  })
})

test.each([
  ['stand-in', 'cerebras'],
  ['status-500', 'groq'],
])('where cerebras, which is asked first, plays %s, the mark names %s', async (model, provider) => {
  const cerebras = await startStandIn()
  const app = await startAiApp({
    env: { CEREBRAS_URL: cerebras.url, CEREBRAS_MODEL: model, CEREBRAS_LIMITS: withoutLimits },
  })
  expect(await markOf(await post(app, '/ai/analyze', commentary))).toEqual(marked(provider, app.clock.now))
  await app.close()
  await cerebras.close()
})
