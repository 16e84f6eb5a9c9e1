import { describe, expect, test } from 'vitest'
import { analyzeRules, chatRules } from '#server/services/ai/prompts/assistant'
import { languageOf } from '#server/services/ai/prompts/language'
import { legalContextLines } from '#server/services/ai/prompts/legal-context'
import { analyzeTurns, chatTurns, systemText } from '#server/services/ai/prompts/sent'

describe('the fixed part', () => {
  test.each([analyzeRules, chatRules])(
    'is at most 4 000 characters, and names what is cited and what is not followed',
    rules => {
      expect(rules.length).toBeLessThanOrEqual(4000)
      for (const word of ['[L3]', '[F1]', '[C1]', 'unverified', 'estimate', '<<<', 'forged', 'at most 350 words'])
        expect(rules).toContain(word)
      expect(rules).not.toMatch(/\d{4,}|vk_|sk-|https?:/)
    },
  )
})

describe('the language of a question', () => {
  test.each([
    ['Quel est le prix pour une vente ?', 'fr'],
    ['Wie viel kostet die Wohnung mit der Garage?', 'de'],
    ['What is the price of the flat?', 'en'],
    ['Wat kascht dat, an ass et vum Notaire?', 'lb'],
    ['700 000 EUR', 'fr'],
    ['', 'fr'],
    ['die le', 'fr'],
    ['FÜR UND DIE', 'de'],
  ])('%s is %s', (text, language) => expect(languageOf(text)).toBe(language))
})

describe('the frame lines', () => {
  test('are those in force, each with its source, and their figures are those of articles and acts', () => {
    const lines = legalContextLines('2026-11-21')
    expect(lines.map(({ reference }) => reference.id)).toEqual([
      ...['lu.frame.offPlanSale', 'lu.frame.coOwnership', 'lu.frame.customerChecks'],
      ...['lu.frame.shortLets', 'lu.frame.lendingValue'],
    ])
    for (const { reference } of lines)
      expect(reference).toMatchObject({ unit: 'names', value: [], certainty: 'published', until: null })
    expect(legalContextLines('2020-01-01').map(({ reference }) => reference.id)).not.toContain('lu.frame.shortLets')
  })
})

describe('what is sent', () => {
  const marker = '0123456789abcdef'

  test('the system text holds rules, language, law and frame, and the marker last', () => {
    const text = systemText({
      ...{ fixedPart: 'RULES', language: 'lb', lawDate: '2026-11-21', law: [], marker },
      legalContext: legalContextLines('2026-11-21'),
    })
    const [rules, language, heading, ...rest] = text.split('\n')
    expect([rules, language, heading]).toEqual(['RULES', 'Write in Luxembourgish.', 'Law in force on 2026-11-21:'])
    expect(rest.at(-1)).toBe(`Marker: ${marker}`)
    expect(rest[0]).toMatch(/^\[F1\] /)
  })

  test('a commentary is one turn, data before task; user turns of a chat are wrapped, assistant turns are not', () => {
    expect(analyzeTurns({ context: 'A', prompt: 'B', allowTraining: false }, marker)).toEqual([
      {
        role: 'user',
        content: `<<<DATA ${marker}>>>\nA\n<<<END ${marker}>>>\n<<<TASK ${marker}>>>\nB\n<<<END ${marker}>>>`,
      },
    ])
    expect(
      chatTurns(
        [
          { role: 'user', content: 'A' },
          { role: 'assistant', content: 'B' },
        ],
        marker,
      ),
    ).toEqual([
      { role: 'user', content: `<<<TURN ${marker}>>>\nA\n<<<END ${marker}>>>` },
      { role: 'assistant', content: 'B' },
    ])
  })
})
