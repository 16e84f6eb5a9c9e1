import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { calculationOperations } from '#contract/ai/calculation'
import type { ChatAnswer, Commentary } from '#contract/ai/text'
import { type AiApp, sentUpstream, startAiApp, wordsOf } from '../support/ai.ts'
import { post, read } from '../support/app.ts'
import { keyWithProvider } from '../support/arranged-ai.ts'
import { person } from '../support/person.ts'

const commentary = { context: 'Prix 700000 EUR\nDroits 49000 EUR', prompt: 'Commente les droits.' }
const question = (content: string) => ({ messages: [{ role: 'user', content }] })

const text = async (answer: Response): Promise<z.infer<typeof ChatAnswer>> => {
  expect(answer.status).toBe(200)
  return (await answer.json()) as z.infer<typeof ChatAnswer>
}

describe('a text over HTTP', () => {
  let app: AiApp
  let headers: Record<string, string>
  beforeAll(async () => {
    app = await startAiApp({ env: { TIER_LIMITS: '{"pro":{"perMinute":1000}}' } })
    headers = { 'X-API-Key': (await app.newKey('pro')).key }
  })
  afterAll(() => app.close())

  test('what would I pay: answered by a calculation of this service, with its law and no unverified figure', async () => {
    for (const asked of [
      'Que paierais-je pour 700 000 EUR à Esch-sur-Alzette ?',
      'What would I pay for 700 000 EUR in Esch-sur-Alzette, to live there?',
    ]) {
      const answer = await text(await post(app, '/ai/chat', question(asked), headers))
      // 42 000 + 7 000 − 40 000 of duties; 1 150.23 + 0.1 % of 700 000 = 1 850.23 for the notary, and 17 % of it, 314.54.
      expect(answer.text).toMatch(/11\s177,16 EUR/)
      expect(answer.unverifiedFigures).toEqual([])
      expect(answer.lawDate).toBe('2026-11-21')
      const [calculation] = answer.calculations
      expect(calculation).toMatchObject({
        operation: 'acquisitionCosts',
        input: { price: 700_000, use: 'mainResidence', commune: 'Esch-sur-Alzette', deedDate: '2026-11-21' },
        result: { totals: { buyer: 11_177.16, taxes: 9000 } },
      })
      const { data, meta } = (await read(
        await post(app, '/frais-acquisition', { ...calculation?.input }, headers),
      )) as unknown as { data: { totals: object }; meta: { law: object[] } }
      expect(calculation?.result).toMatchObject({ totals: data.totals })
      expect(calculation?.law).toEqual(meta.law)
    }
  })

  test.each([
    [3, 3],
    // Six steps, the last of which writes.
    [9, 5],
  ])('a model that makes %d calculations one after the other gets %d, and is answered', async (wanted, made) => {
    const own = await startAiApp({ model: `steps-${wanted}`, own: `steps-${wanted}` })
    const asked = question('Que paierais-je pour 700 000 EUR à Esch-sur-Alzette ?')
    const byAnthropic = { 'X-API-Key': await keyWithProvider(own, await person(own), 'anthropic') }
    for (const caller of [{}, byAnthropic]) {
      const answer = await text(await post(own, '/ai/chat', asked, caller))
      expect(answer.text).toMatch(/11\s177,16 EUR/)
      expect(answer.calculations.map(({ operation }) => operation)).toEqual(Array(made).fill('acquisitionCosts'))
      expect(answer.unverifiedFigures).toEqual([])
    }
    await own.close()
  })

  test('cites what it was given, in the order of its marks', async () => {
    const { text: written, references } = await text(await post(app, '/ai/analyze', commentary, headers))
    expect(written).toMatch(/\[1\]\.$/)
    expect(references.map(({ id }) => id)).toEqual(['lu.acquisition.registrationRate'])
  })

  test('language: as sent, else that of the header, else of the question, whose notice stands beside it', async () => {
    const spoken = async (body: object, more?: object) =>
      (await text(await post(app, '/ai/analyze', body, { ...headers, ...more }))).language
    const accepting = { 'Accept-Language': 'xx, pt-PT;q=0.8' }
    expect(await spoken({ ...commentary, language: 'lb' }, accepting)).toBe('lb')
    expect(await spoken(commentary, accepting)).toBe('pt')
    expect(await spoken({ ...commentary, prompt: '?', context: 'The price is 700000 EUR.' })).toBe('en')
    expect(await spoken({ ...commentary, prompt: 'What drives the duties, and how sure is it?' })).toBe('en')
    expect(await spoken({ ...commentary, prompt: 'Welche Steuer ist das und wie viel?' })).toBe('de')
    const last = sentUpstream(app).at(-1)
    expect(last && wordsOf(last)).toContain('Write in German.')
  })

  test('the law of another day is other law', async () => {
    const rate = async (lawDate: string) => {
      await text(await post(app, '/ai/analyze', { ...commentary, prompt: 'Commente la TVA.', lawDate }, headers))
      const sent = sentUpstream(app).at(-1)
      return sent && /Standard rate of VAT\. = ([\d.]+)/.exec(wordsOf(sent))?.[1]
    }
    // 17 % to 2022 and from 2024 on, 16 % in 2023 (loi du 26 octobre 2022).
    expect(await rate('2022-06-01')).toBe('0.17')
    expect(await rate('2023-06-01')).toBe('0.16')
  })

  test('a request without figures offers tools and gets none, a commentary is never offered one', async () => {
    const answer = await text(await post(app, '/ai/chat', question('Bonjour'), headers))
    expect(answer.calculations).toEqual([])
    await text(await post(app, '/ai/analyze', commentary, headers))
    const [chat, analyze] = sentUpstream(app).slice(-2)
    const names = chat?.tools?.map(tool => tool.function.name)
    // The two that a question without words for others is likely about stand first, then all the others.
    expect(names?.slice(0, 2)).toEqual(['acquisitionCosts', 'capitalGains'])
    expect(new Set(names)).toEqual(new Set(calculationOperations))
    expect(analyze?.tools).toBeUndefined()
  })

  test('nothing of the caller is sent but what it wrote', async () => {
    await text(await post(app, '/ai/analyze', commentary, { ...headers, 'X-Request-Id': 'mine-4711' }))
    const last = app.standIn.received.at(-1)
    const whole = JSON.stringify([last?.headers, last?.body])
    for (const secret of [headers['X-API-Key'] ?? '', 'mine-4711', 'pro secret']) expect(whole).not.toContain(secret)
    expect(Object.keys(last?.body as object)).not.toEqual(expect.arrayContaining(['user', 'metadata']))
  })

  test('a large body is read in a thread, and refused there as here', async () => {
    const turns = Array.from({ length: 20 }, (_, at) => ({
      role: at % 2 === 1 ? 'user' : 'assistant',
      content: `${'é'.repeat(3990)} ${at}`,
    }))
    // 20 × 4 000 characters of two bytes: above the 64 KiB that the event loop itself parses.
    const answer = await text(await post(app, '/ai/chat', { messages: turns }, headers))
    expect(answer.droppedMessages).toBe(0)
    const refused = await read(await post(app, '/ai/chat', { messages: [...turns, turns[1]] }, headers))
    expect(refused.issues).toEqual([{ path: 'messages[20]', message: 'Is one turn too many: at most 20.' }])
    const broken = await read(await post(app, '/ai/chat', `{"messages": "${'x'.repeat(70_000)}`, headers))
    expect(broken.code).toBe('invalid_json')
    const long = await read(
      await post(
        app,
        '/ai/chat',
        { messages: [...turns.slice(0, 19), { role: 'user', content: 'y'.repeat(4001) }] },
        headers,
      ),
    )
    expect(long.issues).toEqual([
      {
        path: 'messages[19].content',
        message: 'Must be at most 4000 characters.',
        allowed: ['at most 4000 characters'],
      },
    ])
  })

  test('texts are trimmed before they are measured, and hold no control characters', async () => {
    const long = ' '.repeat(5000) + 'x'.repeat(2000)
    await text(await post(app, '/ai/analyze', { ...commentary, prompt: `${long}\r\n\t ` }, headers))
    const bell = await read(await post(app, '/ai/analyze', { ...commentary, prompt: 'a\u0007b' }, headers))
    expect(bell.issues.map(({ path, received }) => [path, received])).toEqual([['prompt', undefined]])
    const unknown = await read(await post(app, '/ai/analyze', { ...commentary, promt: 'my secret' }, headers))
    expect(JSON.stringify(unknown)).not.toContain('my secret')
  })
})

describe('providers that learn from what they read', () => {
  test('are asked only for requests that allow it', async () => {
    const app = await startAiApp({ env: { GROQ_TRAINS_ON_DATA: 'yes' } })
    const refused = await read(await post(app, '/ai/analyze', commentary))
    expect(refused.issues.map(({ path, code }) => [path, code])).toEqual([['providers.groq', 'training_not_allowed']])
    expect(sentUpstream(app)).toEqual([])
    const { provider } = (await text(
      await post(app, '/ai/analyze', { ...commentary, allowTraining: true }),
    )) satisfies z.infer<typeof Commentary>
    expect(provider).toBe('groq')
    await app.close()
  })
})
