import { describe, expect, test } from 'vitest'
import { documentText, judged, type ReadValue, type ValueKind } from '#domain/documents/evidence'

const read = (value: ReadValue['value'], kind: ValueKind, quote: string | null): ReadValue => ({
  path: 'data.x',
  value,
  kind,
  quote,
  page: 1,
})

/** What is said of a value in a document of one page that is its quote. */
const statusIn = (quote: string, value: ReadValue['value'], kind: ValueKind) =>
  judged(read(value, kind, quote), documentText([[quote]])).status

const found = 'found'
const absent = 'not_in_document'

test.each<[string, number, string]>([
  ['Prix 600 000 EUR', 600_000, found],
  ['Prix 600\u202f000,00 €', 600_000, found],
  ['Preis 600.000,- EUR', 600_000, found],
  ['Preis EUR600.000,00', 600_000, found],
  ['Price €600,000.00', 600_000, found],
  ['Preis 600’000', 600_000, found],
  ['Prix 600 k€', 600_000, found],
  ['Preis 600 TEUR', 600_000, found],
  ['Preis 1,2 Mio. EUR', 1_200_000, found],
  ['preço de 1,2 milhões de euros', 1_200_000, found],
  ['1.2 million euros', 1_200_000, found],
  ['le 30/09/2025 600 000 EUR', 600_000, found],
  ['40 h 65,00 2 600,00', 2600, found],
  ['65,00 600,00 600 000', 600, found],
  ['- 4 680,00 EUR', -4680, found],
  ['4.680,00- EUR', -4680, found],
  ['92,5 m2', 92.5, found],
  ['92.5 m²', 92.5, found],
  ['1.234 kWh', 1.234, found],
  ['1.234 kWh', 1234, found],
  ['six cent mille euros', 600_000, found],
  ['un million deux cent cinquante mille euros', 1_250_000, found],
  ['deux cent quatre-vingt-dix-neuf mille euros', 299_000, found],
  ['sechshunderttausend Euro', 600_000, found],
  ['six hundred and fifty thousand euros', 650_000, found],
  ['sechshonnertdausend Euro', 600_000, found],
  ['seiscentos e cinquenta mil euros', 650_000, found],
  ['douze logements', 12, found],
  ['Prix 600 000 EUR', 60_000, absent],
  ['Prix 600 000 EUR', 600, absent],
  ['Prix 600 000 EUR', 6_000_000, absent],
  ['Prix 1 600 000 EUR', 600_000, absent],
  ['Prix 600.000,50 EUR', 600_000, absent],
  ['Prix 600 k€', 600_000_000, absent],
  ['six cent mille euros', 100_000, absent],
  ['vingt-trois ans', 20, absent],
  ['vingt et un ans', 1, absent],
  ['un million deux cent mille euros', 1_000_000, absent],
  ['un bien en commun', 600_000, absent],
])('the number in "%s" is %d: %s', (quote, value, status) => {
  expect(statusIn(quote, value, 'number')).toBe(status)
})

test.each<[string, number, string]>([
  ['TVA 17 %', 0.17, found],
  ['TVA 17,00 %', 0.17, found],
  ['17 Prozent', 0.17, found],
  ['17 pour cent', 0.17, found],
  ['17 por cento', 0.17, found],
  ['3 per cent', 0.03, found],
  ['TVA 0,17', 0.17, found],
  ['à concurrence de 1/2', 0.5, found],
  ['pour la moitié', 0.5, found],
  ['zur Hälfte', 0.5, found],
  ['en pleine propriété', 1, found],
  ['TVA 17 %', 0.03, absent],
  ['0,5 %', 0.5, absent],
  ['0,5 %', 0.005, found],
  ['TVA 17 %', 1, absent],
  ['à concurrence de 1/3', 0.5, absent],
])('the share in "%s" is %d: %s', (quote, value, status) => {
  expect(statusIn(quote, value, 'fraction')).toBe(status)
})

test.each<[string, string, string]>([
  ['30.09.2025', '2025-09-30', found],
  ['30/9/25', '2025-09-30', found],
  ['2025-09-30', '2025-09-30', found],
  ['le 30 septembre 2025', '2025-09-30', found],
  ['le 1er avril 2026', '2026-04-01', found],
  ['le premier avril 2026', '2026-04-01', found],
  ['den 30. September 2025', '2025-09-30', found],
  ['am 3. März 2024', '2024-03-03', found],
  ['September 30th, 2025', '2025-09-30', found],
  ['the 30th of September 2025', '2025-09-30', found],
  ['de 3. Mäerz 2024', '2024-03-03', found],
  ['30 de setembro de 2025', '2025-09-30', found],
  ['L’an deux mille vingt-cinq, le trente septembre', '2025-09-30', found],
  ['L’an mil neuf cent quatre-vingt-dix-neuf, le premier mars', '1999-03-01', found],
  ['Im Jahre zweitausendfünfundzwanzig, den dreißigsten September', '2025-09-30', found],
  ['neunzehnhundertneunundneunzig, den dritten März', '1999-03-03', found],
  ['dois mil e vinte e cinco, aos trinta de setembro', '2025-09-30', found],
  ['le 30 septembre 2024', '2025-09-30', absent],
  ['le 13 septembre 2025', '2025-09-03', absent],
  ['le 3 septembre 2025', '2025-09-30', absent],
  ['30.09.2025', '2025-09-03', absent],
  ['le vingt-trois septembre deux mille vingt-cinq', '2025-09-20', absent],
  ['le trente septembre deux mille vingt-cinq', '2020-09-30', absent],
  ['septembre 2025', '2025-09-30', absent],
])('the day in "%s" is %s: %s', (quote, value, status) => {
  expect(statusIn(quote, value, 'day')).toBe(status)
})

describe('a text', () => {
  test('is compared without accents, ligatures, case and signs', () => {
    expect(statusIn('MAIN D’OEUVRE – Résidence « Les Tilleuls »', 'Main d’œuvre', 'text')).toBe(found)
    expect(statusIn('Facture no 2026-0147', '2026-0147', 'text')).toBe(found)
    expect(statusIn('Facture no 2026-0147', '2026-0148', 'text')).toBe(absent)
  })

  test('that is a choice may be worded as the document likes, but somewhere', () => {
    expect(statusIn('Toitures du Sud', 'works', 'choice')).toBe(found)
    const text = documentText([['Toitures du Sud']])
    expect(judged(read('works', 'choice', 'Couvreur'), text).status).toBe(absent)
    expect(judged(read('works', 'choice', null), text).status).toBe('unchecked')
  })
})

test('no expression is compiled for a value, since a process that compiles without end stops optimising', () => {
  let compiled = 0
  const Original = globalThis.RegExp
  globalThis.RegExp = class extends Original {
    constructor(pattern: RegExp | string, flags?: string) {
      compiled += 1
      super(pattern, flags)
    }
  } as RegExpConstructor
  try {
    for (let day = 10; day < 29; day += 1)
      expect(statusIn('le 30 septembre 2025', `2025-09-${day}`, 'day')).toBe(absent)
    expect(statusIn('Prix 600 000 EUR', 600_000, 'number')).toBe(found)
    expect(statusIn('TVA 17 %', 0.17, 'fraction')).toBe(found)
  } finally {
    globalThis.RegExp = Original
  }
  expect(compiled).toBe(0)
})
