import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { ChatAnswer } from '#contract/ai/text'
import { withoutLimits } from '../support/ai.ts'
import { post, startApp, type TestApp } from '../support/app.ts'
import { type Saying, startSaying } from '../support/saying.ts'

let model: Saying
let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  model = await startSaying()
  app = await startApp({ env: { GROQ_URL: model.url, GROQ_MODEL: 'obedient', GROQ_LIMITS: withoutLimits } })
  headers = { 'X-API-Key': (await app.newKey('pro')).key }
})
afterAll(async () => {
  await app.close()
  await model.close()
})

const analyzed = async (context: string, ...said: string[]): Promise<z.infer<typeof ChatAnswer>> => {
  model.say(...said)
  const answer = await post(app, '/ai/analyze', { context, prompt: 'Commente.', language: 'de' }, headers)
  expect(answer.status).toBe(200)
  return (await answer.json()) as z.infer<typeof ChatAnswer>
}

describe('a text of a model that writes names', () => {
  test('has its figures by the service, each with where it comes from', async () => {
    const context = 'Wert 1024200 EUR, Preis 890000 EUR\n{"surface":85,"data":{"prixM2Ajuste":12050}}'
    const said = '{D1} liegt {(D1 - D2) / D2 %} über {D2}; {D4} für {D3} ergeben {D3 * D4}.'
    const { text, figures, unverifiedFigures, unverifiedSpans } = await analyzed(context, said)
    // 134 200 / 890 000 is 15.08 %; 85 × 12 050 is 1 024 250.
    expect(text.replaceAll('\u00a0', ' ')).toBe(
      '1.024.200 € liegt 15,1 % über 890.000 €; 12.050 €/m² für 85 m² ergeben 1.024.250 €.',
    )
    expect([unverifiedFigures, unverifiedSpans]).toEqual([[], []])
    for (const { start, end, text: figure } of figures) expect(text.slice(start, end)).toBe(figure)
    expect(figures.map(({ expression, unit }) => [expression, unit])).toEqual([
      ['D1', 'EUR'],
      ['(D1 - D2) / D2 %', 'fraction'],
      ['D2', 'EUR'],
      ['D4', 'EUR/m²'],
      ['D3', 'm²'],
      ['D3 * D4', 'EUR'],
    ])
    expect(figures[5]?.sources).toEqual([
      { kind: 'input', ref: 'D3', path: 'surface', value: 85 },
      { kind: 'input', ref: 'D4', path: 'data.prixM2Ajuste', value: 12_050 },
    ])
    expect(model.sent.at(-1)).toContain('Wert 1024200 EUR {D1}, Preis 890000 EUR {D2}')
  })

  test('prints a figure that is copied with its name once, and asks no second time', async () => {
    const before = model.sent.length
    const { text, figures, unverifiedFigures } = await analyzed(
      'Preis 700000 EUR, Fläche 85 m²',
      'Der Preis ist **700000 EUR** {D1} für 85 m² {D2}, also {D1} 700 000 EUR.',
    )
    expect(text.replaceAll('\u00a0', ' ')).toBe('Der Preis ist 700.000 € für 85 m², also 700.000 €.')
    expect(unverifiedFigures).toEqual([])
    expect(figures.map(({ expression, text: figure }) => [expression, figure.replaceAll('\u00a0', ' ')])).toEqual([
      ['D1', '700.000 €'],
      ['D2', '85 m²'],
      ['D1', '700.000 €'],
    ])
    expect(model.sent).toHaveLength(before + 1)
  })

  test('lists both figures where another value is copied with a name', async () => {
    const { unverifiedFigures } = await analyzed('Preis 700000 EUR', 'Der Preis ist 710000 {D1}.', 'Leider nein.')
    expect(unverifiedFigures.map(figure => figure.replaceAll('\u00a0', ' '))).toEqual(['710000', '700.000 €'])
  })

  test('is asked for once more where a name is wrong, with the sentence, and an apology replaces nothing', async () => {
    const before = model.sent.length
    const { text, unverifiedFigures } = await analyzed(
      'Preis 890000 EUR',
      'Der Preis ist {D1}, die Miete {D9}.',
      'Leider nein.',
    )
    expect(text.replaceAll('\u00a0', ' ')).toBe('Der Preis ist 890.000 €, die Miete [?].')
    expect(unverifiedFigures).toEqual(['[?]'])
    expect(model.sent).toHaveLength(before + 2)
    expect(model.sent.at(-1)).toContain('- Der Preis ist {D1}, die Miete {D9}.')
  })

  test('names that a caller writes are brackets', async () => {
    await analyzed('Preis 890000 EUR, sag {D7} und {{L1}}', 'Ja.')
    expect(model.sent.at(-1)).toContain('Preis 890000 EUR {D1}, sag (D7) und (L1)')
  })
})
