import { describe, expect, test } from 'vitest'
import { type LineKind, labelOf } from '#domain/core/line-kind'

const english: LineKind = {
  category: 'vat',
  nature: 'tax',
  label: 'VAT',
  wordings: { insidePrice: { label: 'VAT inside the price' }, island: { localLabel: 'IGIC' } },
}

const words = { en: 'Notary', fr: 'Notaire', de: 'Notar', lb: 'Notär' }
const inFour: LineKind<typeof words> = {
  category: 'notary',
  nature: 'regulatedTariff',
  label: words,
  wordings: { loan: { label: { ...words, fr: 'Notaire du prêt' } } },
}

describe('the name of a line in a language', () => {
  test.each(['en', 'fr', 'de', 'lb'] as const)('%s: that of its table, or English where it has no other', language => {
    expect(labelOf(inFour, language)).toBe(words[language])
    expect(labelOf(english, language)).toBe('VAT')
  })

  test('follows the wordings of the case; one without a name of its own keeps the usual one', () => {
    expect(labelOf(english, 'fr', 'insidePrice')).toBe('VAT inside the price')
    expect(labelOf(english, 'fr', ['insidePrice', 'island'])).toBe('VAT inside the price')
    expect(labelOf(english, 'fr', 'island')).toBe('VAT')
    expect(labelOf(inFour, 'fr', 'loan')).toBe('Notaire du prêt')
    expect(labelOf(inFour, 'de', 'loan')).toBe('Notar')
  })

  test('a wording that the line does not have is a defect', () => {
    expect(() => labelOf(inFour, 'fr', 'sale')).toThrow('no wording sale')
  })
})
