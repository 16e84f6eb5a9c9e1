import { createClient } from '@valorem/sdk'
import { amountText, costWords, de, en, fr, lb, percentText, periodText, type Words, wordOf } from '@valorem/sdk/words'
import { describe, expect, test } from 'vitest'
import { Adjustment, RangeReason } from '#contract/estimation'
import { isOfPages, operations } from '#contract/openapi/operations'
import { formatType } from '#contract/openapi/sdk-types'

const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl: 'https://api.example' })

describe('what is read out of the contract', () => {
  test.each(operations.filter(operation => !isOfPages(operation)))(
    '$id has a method under its tag, and one that answers values',
    ({ tag, id }) => {
      expect(client).toHaveProperty([tag, id], expect.any(Function))
      expect(client.safe).toHaveProperty([tag, id], expect.any(Function))
    },
  )
})

describe('the printer', () => {
  test.each([
    [{ type: 'integer' }, 'number'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ const: "it's" }, "'it\\'s'"],
    [{ const: false, type: 'boolean' }, 'false'],
    [{ enum: ['a', 'b'] }, "'a' | 'b'"],
    [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number | null'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, "('a' | 'b')[]"],
    [{ type: 'array', items: { $ref: '#/components/schemas/Home' } }, 'Home[]'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
    [{}, 'unknown'],
  ])('writes %j as %s', (schema, text) => {
    expect(formatType(schema)).toBe(text)
  })

  test('leaves closed lists of answers open for new members', () => {
    expect(formatType({ enum: ['a', 'b'] }, { indent: '', role: 'answer' })).toBe("'a' | 'b' | (string & {})")
  })

  test('writes lists of inputs as readonly', () => {
    expect(formatType({ type: 'array', items: { type: 'string' } }, { indent: '', role: 'input' })).toBe(
      'readonly string[]',
    )
  })

  test('writes fields with their description, unit, bounds and default', () => {
    const rent = { type: 'number', description: 'Rent.', 'x-unit': 'EUR', minimum: 0, maximum: 9, default: 1 }
    const schema = { type: 'object', properties: { rent, 'odd-name': { type: 'boolean' } }, required: ['odd-name'] }
    expect(formatType(schema, { indent: '', role: 'input' })).toBe(
      "{\n  /**\n   * Rent. In EUR, 0 to 9.\n   * @default 1\n   */\n  rent?: number | undefined\n  'odd-name': boolean\n}",
    )
  })

  test('marks members that are deprecated', () => {
    const old = { const: 'old', deprecated: true, description: 'Read as `new`.' }
    expect(formatType({ anyOf: [{ enum: ['new'] }, old] })).toBe(
      "\n  | 'new'\n  /** @deprecated Read as `new`. */\n  | 'old'",
    )
  })
})

const languages: [string, Words][] = Object.entries({ fr, de, en, lb })

describe.each(languages)('the words in %s', (_name, words) => {
  test('cover every key of the contract and no other', () => {
    expect(Object.keys(words.adjustments)).toEqual(Adjustment.shape.labelKey.options)
    expect(Object.keys(words.evidence)).toEqual(RangeReason.shape.key.options)
  })

  test('differ from key to key', () => {
    for (const list of [Object.values(words.adjustments), Object.values(words.evidence)]) {
      expect(new Set(list).size).toBe(list.length)
      for (const word of list) expect(word).toMatch(/^\p{Lu}.+[^.]$/u)
    }
  })
})

describe('the word of an entry', () => {
  test.each([
    [fr, { labelKey: 'adjEtage' }, 'Étage'],
    [lb, { key: 'sales' }, 'Zuel vun de registréierte Verkeef'],
    [de, { key: 'quartier' }, 'Kenntnis des Stadtviertels'],
    [en, { labelKey: 'adjTomorrow' }, 'adjTomorrow'],
  ])('is found, or is the key of a newer contract', (words, entry, word) => {
    expect(wordOf(words, entry)).toBe(word)
  })
})

describe('the words of costs and the figures', () => {
  test('are those of reports and pages', () => {
    expect(costWords.lb.lines.registrationDuty).toBe('Enregistrementsgebühr')
    expect(costWords.en.aids.savingsPremium).toBe('Savings premium')
    expect(amountText(1_024_200, 'en')).toBe('€1,024,200')
    expect(percentText(4.5, 'de', 1)).toBe('4,5\u00a0%')
    expect(periodText('2025-04..2026-03', 'lb')).toBe('Abrëll 2025 – Mäerz 2026')
    expect(fr.etage.dernier).toBe('dernier étage')
  })
})
