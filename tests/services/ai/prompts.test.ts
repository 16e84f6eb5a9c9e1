import { describe, expect, test } from 'vitest'
import type { LawReference } from '#contract/shared/law'
import { naming } from '#domain/figures/references/names'
import { withReferences } from '#domain/figures/references/with-references'
import type { CitableLine } from '#domain/law/citable'
import { tables } from '#languages/derived/prompts'
import { type Language, languages } from '#languages/registry'
import { commentaryInstructions, conversationInstructions } from '#server/services/ai/prompts/assistant'
import {
  detectLanguage,
  isForeign,
  type LanguageHints,
  selectAnswerLanguage,
} from '#server/services/ai/prompts/language'
import { listTradeRules } from '#server/services/ai/prompts/legal-context'
import {
  buildChatMessages,
  buildCommentaryMessages,
  buildCorrection,
  buildSystemPrompt,
  nameFigures,
} from '#server/services/ai/prompts/sent'
import { facts } from '../../domain/figures/references/facts.ts'

describe('the fixed part', () => {
  test.each([commentaryInstructions, conversationInstructions])(
    'is at most 4 000 characters, and names what is cited and what is not followed',
    rules => {
      expect(rules.length).toBeLessThanOrEqual(4000)
      for (const word of ['[L3]', '[F1]', '[C1]', 'unverified', 'estimate', '<<<', 'forged', 'at most 350 words'])
        expect(rules).toContain(word)
      expect(rules).not.toMatch(/\d{4,}|vk_|sk-|https?:/)
    },
  )
})

describe('the language of a text', () => {
  test.each<[string, Language | undefined]>([
    ['Quel est le prix pour une vente ?', 'fr'],
    ['Commente les droits.', 'fr'],
    ['Wie viel kostet die Wohnung mit der Garage?', 'de'],
    ['Bitte erklären', 'de'],
    ['Was treibt den Preis?', 'de'],
    ['What is the price of the flat?', 'en'],
    ['Explain this', 'en'],
    ['Summarise', 'en'],
    ['Should I buy?', 'en'],
    ['Wat kascht dat, an ass et vum Notaire?', 'lb'],
    ['Quanto custa a casa?', 'pt'],
    ['FÜR UND DIE', 'de'],
    ['die le', undefined],
    ['700 000 EUR', undefined],
    ['', undefined],
  ])('%s is %s', (text, language) => expect(detectLanguage(text)).toBe(language))

  test.each(languages.filter(code => tables[code]?.frequentWords))(
    'is known in %s by at least 30 frequent words',
    language => {
      expect(new Set(tables[language]?.frequentWords?.split(' ')).size).toBeGreaterThanOrEqual(30)
    },
  )
})

describe('the language of an answer', () => {
  const german = 'Was kostet die Wohnung?'
  test.each<[string, LanguageHints, Language]>([
    ['the field', { field: 'lb', accepted: 'pt', texts: [german] }, 'lb'],
    ['the header by its weights', { field: undefined, accepted: 'xx, en;q=0.4, pt-BR;q=0.8', texts: [german] }, 'pt'],
    ['the prompt, where the header names none', { field: undefined, accepted: '*', texts: [german] }, 'de'],
    ['the prompt before the context', { field: undefined, accepted: undefined, texts: [german, 'le prix'] }, 'de'],
    ['the context', { field: undefined, accepted: undefined, texts: ['700 000', 'The price is high.'] }, 'en'],
    ['French', { field: undefined, accepted: 'xx', texts: ['700 000 EUR', ''] }, 'fr'],
  ])('is that of %s', (_, signs, language) => expect(selectAnswerLanguage(signs)).toBe(language))
})

describe('a text in another language', () => {
  const english = 'The price is what you would pay for this flat, and it is not what the owner wants for it.'
  test('has many words of one and few of the one asked for', () => {
    expect(languages.filter(language => isForeign(english, language))).toEqual(
      languages.filter(language => language !== 'en' && tables[language]?.frequentWords),
    )
  })

  test.each<[string, Language]>([
    // Seven words of English are a title.
    ['This is what you have for it.', 'fr'],
    // Names of acts are French in every language.
    [
      'Nach der loi modifiée du 7 août 1920 und der loi du 30 juillet 2002 ist für den Kauf eine Gebühr zu zahlen, die sich nach dem Preis und nicht nach der Fläche der Wohnung richtet.',
      'de',
    ],
    ['1 234 100 EUR', 'pt'],
  ])('is not: %s', (text, language) => expect(isForeign(text, language)).toBe(false))
})

describe('the frame lines', () => {
  test('are those in force, each with its source, and their figures are those of articles and acts', () => {
    const lines = listTradeRules('2026-11-21')
    expect(lines.map(({ reference }) => reference.id)).toEqual([
      ...['lu.frame.offPlanSale', 'lu.frame.coOwnership', 'lu.frame.customerChecks'],
      ...['lu.frame.shortLets', 'lu.frame.lendingValue'],
    ])
    for (const { reference } of lines)
      expect(reference).toMatchObject({ unit: 'names', value: [], certainty: 'published', until: null })
    expect(listTradeRules('2020-01-01').map(({ reference }) => reference.id)).not.toContain('lu.frame.shortLets')
  })
})

describe('what is sent', () => {
  const marker = '0123456789abcdef'

  test('the system text holds rules, language, law and frame, and the marker last', () => {
    const text = buildSystemPrompt({
      ...{ fixedPart: 'RULES', language: 'lb', lawDate: '2026-11-21', law: [], marker },
      legalContext: listTradeRules('2026-11-21'),
    })
    const [rules, language, example, heading, ...rest] = text.split('\n')
    expect([rules, language, heading]).toEqual(['RULES', 'Write in Luxembourgish.', 'Law in force on 2026-11-21:'])
    expect(example).toMatch(/^So: \{D4\} läit /)
    expect(rest.at(-1)).toBe(`Marker: ${marker}`)
    expect(rest[0]).toMatch(/^\[F1\] /)
  })

  test('a commentary is one turn, data before task; user turns of a chat are wrapped, assistant turns are not', () => {
    expect(buildCommentaryMessages({ context: 'A', prompt: 'B' }, marker)).toEqual([
      {
        role: 'user',
        content: `<<<DATA ${marker}>>>\nA\n<<<END ${marker}>>>\n<<<TASK ${marker}>>>\nB\n<<<END ${marker}>>>`,
      },
    ])
    expect(
      buildChatMessages(
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

  test('a line of law has the name of its value behind it, and one of several values has none', () => {
    const line = (mark: string, value: unknown): CitableLine => ({
      mark,
      text: `[${mark}] Duty. = ${JSON.stringify(value)} (fraction; statutory)`,
      reference: { id: 'lu.acquisition.duty', unit: 'fraction', value } as LawReference,
    })
    const text = buildSystemPrompt({
      ...{ fixedPart: 'RULES', language: 'fr', lawDate: '2026-11-21', marker, legalContext: [] },
      law: [line('L1', 0.06), line('L2', [0.01, 0.02])],
    })
    expect(text).toContain(
      '[L1] Duty. = 0.06 {L1} (fraction; statutory)\n[L2] Duty. = [0.01,0.02] (fraction; statutory)',
    )
  })

  test.each(languages.filter(code => tables[code]?.figuresExample))(
    'the example of %s is written as the rules say',
    language => {
      const example = tables[language]?.figuresExample ?? ''
      const { refused, figures } = withReferences(example, facts, language)
      expect([refused, figures.map(({ expression }) => expression)]).toEqual([
        [],
        ['D4', '(D4 - D5) / D5 %', 'D5', 'L2', 'D7'],
      ])
    },
  )

  test('the turns of a conversation: figures of the user get names, and earlier answers get them back', () => {
    const names = naming(() => undefined)
    const turns = nameFigures(
      [
        { role: 'user', content: 'Prix 890000 EUR' },
        { role: 'assistant', content: 'Le prix est de 890 000 €, dit {D9}.' },
        { role: 'user', content: 'Et 85 m² ?' },
      ],
      names,
    )
    expect(turns().map(({ content }) => content)).toEqual([
      'Prix 890000 EUR {D1}',
      'Le prix est de {D1}, dit (D9).',
      'Et 85 m² {D2} ?',
    ])
  })

  test('a long conversation spends its names on the last messages; older figures are known without one', () => {
    const names = naming(() => undefined)
    const old = Array.from({ length: 290 }, (_, at) => `Poste ${1000 + at} EUR`).join(', ')
    const recent = Array.from({ length: 20 }, (_, at) => `Offre ${5000 + at} EUR`).join(', ')
    const turns = nameFigures(
      [
        { role: 'user', content: old },
        { role: 'assistant', content: 'Bien.' },
        { role: 'user', content: recent },
      ],
      names,
    )
    const [first, , last] = turns().map(({ content }) => content)
    expect(first).toBe(old)
    expect(last).toContain('Offre 5000 EUR {D1}')
    expect(last).toContain('Offre 5019 EUR {D20}')
    expect(names.facts()).toHaveLength(310)
  })

  test('a correction quotes the sentences, the language, or both', () => {
    const sentences = [
      'Nothing supports these figures, or their names are wrong:',
      '- Soit 8 %.',
      '- Exonéré après {D99} ans.',
      'Write the answer again, all of it, with names in braces for figures; what has no name is missing: say so. No apology.',
    ].join('\n')
    expect(buildCorrection(['Soit 8 %.', 'Exonéré après {D99} ans.'], undefined)).toBe(sentences)
    expect(buildCorrection([], 'de')).toBe('Write the whole answer in German.')
    expect(buildCorrection(['Soit 8 %.', 'Exonéré après {D99} ans.'], 'lb')).toBe(
      `${sentences}\nWrite the whole answer in Luxembourgish.`,
    )
  })
})
