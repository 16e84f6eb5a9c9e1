import { describe, expect, test } from 'vitest'
import { checkEvidence } from '#domain/documents/evidence'
import type { ReadValue, ValueKind } from '#domain/documents/read-value'
import { documentOf } from '../../support/page-texts.ts'

const read = (value: ReadValue['value'], kind: ValueKind, quote: string | null): ReadValue => ({
  path: 'data.x',
  value,
  kind,
  quote,
  page: 1,
})

/** What is said of a value in a document of one page that is its quote. */
const statusIn = (quote: string, value: ReadValue['value'], kind: ValueKind) =>
  checkEvidence(read(value, kind, quote), documentOf(quote)).status

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
})

const classes = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']
const taxClasses = ['1', '1a', '2']
const currencies = ['EUR', 'LUF']
const documentKinds = ['deed', 'preliminaryContract', 'acquisitionDeed', 'taxReturn', 'other']
const modes = ['purchase', 'construction', 'inheritance', 'gift']

test.each<[string, string, readonly string[], string]>([
  ['Classe de performance énergétique D', 'D', classes, found],
  ['Classe de performance énergétique D', 'B', classes, absent],
  ['Classe d’isolation thermique E', 'A+', classes, absent],
  ['Classe de performance énergétique A+', 'A+', classes, found],
  ['Classe de performance énergétique A+', 'A', classes, absent],
  ['CLASSE D’ISOLATION THERMIQUE : E', 'D', classes, absent],
  ['CLASSE D’ISOLATION THERMIQUE : E', 'E', classes, found],
  ['Gesamtenergieeffizienzklasse C', 'C', classes, found],
  ['Classe de performance énergétique', 'B', classes, absent],
  ['A B C D E F G H I', 'D', classes, 'unchecked'],
  ['128,4 kWh/m2a classe C', 'A', classes, absent],
  ['Classe d’impôt 1a', '1a', taxClasses, found],
  ['Classe d’impôt : 1 A', '1a', taxClasses, found],
  ['Steuerklasse 2', '2', taxClasses, found],
  ['Steierklass 1a', '1', taxClasses, absent],
  ['Classe d’impôt 1', '2', taxClasses, absent],
  ['le vendeur', '2', taxClasses, absent],
  ['2 vendeurs', '2', taxClasses, absent],
  ['classe 1 ou 2', '2', taxClasses, 'unchecked'],
  ['12.500.000 LUF', 'LUF', currencies, found],
  ['12.500.000 LUF', 'EUR', currencies, absent],
  ['12.500.000 francs luxembourgeois', 'LUF', currencies, found],
  ['410.000,- €', 'EUR', currencies, found],
  ['EUR410.000', 'EUR', currencies, found],
  ['410 k€', 'LUF', currencies, absent],
  ['410 000', 'EUR', currencies, 'unchecked'],
  ['12.500.000 LUF, soit 309 866,90 EUR', 'EUR', currencies, 'unchecked'],
  ['COMPROMIS DE VENTE', 'preliminaryContract', documentKinds, found],
  ['COMPROMIS DE VENTE', 'deed', documentKinds, absent],
  ['Contrato-promessa de compra e venda', 'preliminaryContract', documentKinds, found],
  ['Acte de vente', 'deed', documentKinds, 'unchecked'],
  ['Acte de vente', 'preliminaryContract', documentKinds, 'unchecked'],
  ['recueilli dans la succession de son père', 'inheritance', modes, found],
  ['recueilli dans la succession de son père', 'purchase', modes, absent],
  ['par Schenkung vom 3. Mai 2010', 'gift', modes, found],
  ['Acquis le 3 mai 2010', 'purchase', modes, 'unchecked'],
  ['Toitures du Sud', 'works', ['works', 'notary', 'other'], 'unchecked'],
])('the choice in "%s" is %s of %j: %s', (quote, value, members, status) => {
  expect(checkEvidence({ ...read(value, 'choice', quote), members }, documentOf(quote)).status).toBe(status)
})

test('yes and no are never found, and no choice is whose quote does not stand in the document', () => {
  const text = documentOf('appartement sis à Mersch, classe D')
  expect(checkEvidence(read(true, 'choice', 'appartement sis à Mersch'), text).status).toBe('unchecked')
  expect(checkEvidence({ ...read('D', 'choice', 'Klasse D'), members: classes }, text).status).toBe(absent)
  expect(checkEvidence({ ...read('D', 'choice', null), members: classes }, text).status).toBe('unchecked')
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
