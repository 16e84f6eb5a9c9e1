import { describe, expect, test } from 'vitest'
import { type LineKind, lineNames } from '#domain/core/line-kind'

const english: LineKind = {
  category: 'vat',
  nature: 'tax',
  label: 'VAT',
  localLabel: 'IVA',
  wordings: { insidePrice: { label: 'VAT inside the price' }, island: { localLabel: 'IGIC' } },
}

const words = { en: 'Notary', fr: 'Notaire', de: 'Notar', lb: 'Notär' }
const translated: LineKind<typeof words> = {
  category: 'notary',
  nature: 'regulatedTariff',
  label: words,
  wordings: { loan: { label: { ...words, fr: 'Notaire du prêt' } } },
}

describe('the names of a line', () => {
  test('are those of its kind where the case has no wording', () => {
    expect(lineNames(english)).toEqual({ label: 'VAT', localLabel: 'IVA' })
    expect(lineNames(translated)).toEqual({ label: words })
  })

  test('follow the wordings of the case; what a wording does not name stays', () => {
    expect(lineNames(english, 'insidePrice')).toEqual({ label: 'VAT inside the price', localLabel: 'IVA' })
    expect(lineNames(english, ['insidePrice', 'island'])).toEqual({ label: 'VAT inside the price', localLabel: 'IGIC' })
    expect(lineNames(english, 'island')).toEqual({ label: 'VAT', localLabel: 'IGIC' })
    expect(lineNames(translated, 'loan').label).toEqual({ ...words, fr: 'Notaire du prêt' })
  })

  test('a wording that the line does not have is a defect', () => {
    expect(() => lineNames(translated, 'sale')).toThrow('no wording sale')
  })
})
