import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Extraction } from '#contract/ai/extraction'
import { type AiApp, startAiApp, withoutLimits } from '../support/ai.ts'
import { askedQuestions } from '../support/ai-questions.ts'
import { post } from '../support/app.ts'
import { keyWithProvider } from '../support/arranged-ai.ts'
import { turn, written } from '../support/conversation.ts'
import { documentBody } from '../support/extraction-world.ts'
import { callsOfQuestions } from '../support/llm/personalities/answers.ts'
import { type Personality, personalities } from '../support/llm/personalities/table.ts'
import { refusedRequests } from '../support/llm/scenarios.ts'
import { pickSample } from '../support/long.ts'
import { person } from '../support/person.ts'
import { reportPath, smallReport } from '../support/report.ts'

for (const { question, call } of askedQuestions) if (call) callsOfQuestions.set(question, call)

/** Limits of the free model: none of requests, and the window of the small one. */
const limitsOf = ({ rules }: Personality): string =>
  JSON.stringify({
    ...JSON.parse(withoutLimits),
    ...(rules.some(({ says }) => says.includes('8192 tokens')) && { contextTokens: 8192 }),
  })

const startWith = (personality: Personality): Promise<AiApp> =>
  startAiApp({
    model: personality.provider === 'groq' ? personality.model : 'status-503',
    own: personality.model,
    env: {
      GROQ_LIMITS: limitsOf(personality),
      TIER_LIMITS: '{"free":{"perMinute":1000,"perDay":10000},"enterprise":{"perMinute":1000}}',
    },
  })

/** A key whose questions this model answers. */
const keyOf = async (app: AiApp, { provider }: Personality): Promise<Record<string, string>> => ({
  'X-API-Key':
    provider === 'groq'
      ? (await app.newKey('enterprise')).key
      : await keyWithProvider(app, await person(app), provider),
})

/** Results without a figure: names of places, and the rate of which the tables of the tests have no value. */
const withoutFigure: readonly string[] = ['places', 'marketData']

/** Signs of a call, of thoughts or of a template, which nobody may read in an answer. */
const noAnswer = /tool_call|noSuchTool|"parameters"|"arguments"|<\||\[TOOL|think|reasoning|onOffer/i

describe.each(Object.entries(personalities))('%s', (_, personality) => {
  let app: AiApp
  let headers: Record<string, string>
  beforeAll(async () => {
    app = await startWith(personality)
    headers = await keyOf(app, personality)
  })
  afterAll(() => app.close())
  beforeEach(() => refusedRequests.splice(0))

  test.each(pickSample(askedQuestions, 8, `wires ${personality.model}`))(
    'answers “$question”',
    async ({ question, call }) => {
      const answer = await written(await post(app, '/ai/chat', turn(question), headers))
      expect(answer.text).not.toMatch(noAnswer)
      expect(answer.calculations.map(({ operation }) => operation)).toEqual(call ? [call.name] : [])
      // A question without a calculation, or whose result has no figure, ends with a sentence that names the gap.
      if (call && !withoutFigure.includes(call.name)) expect(answer.figures.length).toBeGreaterThan(0)
      else expect(answer.text).toMatch(/ne (?:la )?calcule pas/)
      expect(answer.unverifiedFigures).toEqual([])
      expect(refusedRequests).toEqual([])
    },
  )

  test('reads the inputs of its call in the types of the operation', async () => {
    const { calculations } = await written(
      await post(app, '/ai/chat', turn('Que vaut en 2026 un bien acheté 500 000 € en 2018 ?'), headers),
    )
    expect(calculations).toMatchObject([{ input: { commune: 'Mamer', value: 500_000, valuedOn: '2018-06-01' } }])
  })

  test('comments on a calculation', async () => {
    const sent = { context: 'Prix 700000 EUR\nDroits 49000 EUR', prompt: 'Commente les droits.' }
    const answer = await post(app, '/ai/analyze', sent, headers)
    expect(answer.status).toBe(200)
    const { text, unverifiedFigures } = (await answer.json()) as { text: string; unverifiedFigures: unknown[] }
    expect(text).toMatch(/700\s000/)
    expect(text).not.toMatch(noAnswer)
    expect([unverifiedFigures, refusedRequests]).toEqual([[], []])
  })

  test('writes the commentary of a report', async () => {
    const answer = await post(app, reportPath, { ...smallReport, commentary: true }, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('X-Commentary')).toBe('printed')
    expect(refusedRequests).toEqual([])
  })

  test.each(['facture_immo', 'plus_values', 'dpe', 'bilan_promoteur'] as const)('reads a %s', async kind => {
    const isClaude = personality.provider === 'anthropic'
    const mediaType = isClaude ? 'application/pdf' : 'image/png'
    const own = { 'X-API-Key': await keyWithProvider(app, await person(app), isClaude ? 'anthropic' : 'openai') }
    const answer = await post(app, '/ai/extract', documentBody(kind, mediaType), own)
    expect(answer.status).toBe(200)
    const { data, warnings } = (await answer.json()) as Extraction
    expect(Object.values(data).filter(value => value !== null && value !== undefined).length).toBeGreaterThan(3)
    expect(warnings.map(({ code }) => code)).not.toContain('answer_cut')
    expect(refusedRequests).toEqual([])
  })
})

test('each rule and each habit has its source and its day', () => {
  expect(Object.keys(personalities)).toHaveLength(8)
  for (const { rules, seen } of Object.values(personalities)) {
    expect(rules.length).toBeGreaterThan(0)
    for (const [source, date] of [
      ...rules.map(rule => [rule.source, rule.date]),
      ...seen.map(([, ...where]) => where),
    ]) {
      expect(source).toMatch(/^https:\/\/|^server\/AI\.md#/)
      expect(date).toMatch(/^20\d\d-\d\d-\d\d$/)
    }
  }
})
