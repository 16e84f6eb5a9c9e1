import { describe, expect, test } from 'vitest'
import { findStatedFigures } from '#domain/figures/references/stated-figures'

const stated = (text: string) =>
  findStatedFigures(text).map(({ start, end, value, unit }) => [text.slice(start, end), value, unit])

describe('the figures that a caller writes', () => {
  test.each<[string, string, number | string, string]>([
    ['Estimation centrale 1024200 EUR', '1024200 EUR', 1_024_200, 'EUR'],
    ['Prix : 890\u202f000\u00a0€', '890\u202f000\u00a0€', 890_000, 'EUR'],
    ['Preis 1.850 €', '1.850 €', 1850, 'EUR'],
    ['a price of €1,024,200.50', '1,024,200.50', 1_024_200.5, 'EUR'],
    ["12'050.50 CHF", "12'050.50 CHF", 12_050.5, 'CHF'],
    ['Prix (EUR) : 890.000', '890.000', 890_000, 'EUR'],
    ['EUR 62300', '62300', 62_300, 'EUR'],
    ['1 198 k€', '1 198 k€', 1_198_000, 'EUR'],
    ['1,2 Mio. EUR', '1,2 Mio. EUR', 1_200_000, 'EUR'],
    ['€1.2 million', '1.2 million', 1_200_000, 'EUR'],
    ["0,85 million d'euros", "0,85 million d'euros", 850_000, 'EUR'],
    ['100 000 £', '100 000 £', 100_000, 'GBP'],
    ['-12 000 EUR', '-12 000 EUR', -12_000, 'EUR'],
    ['12 050 EUR/m2', '12 050 EUR/m2', 12_050, 'EUR/m²'],
    ['12.050 € pro m²', '12.050 € pro m²', 12_050, 'EUR/m²'],
    ['Prix au m2 12050 EUR', '12050 EUR', 12_050, 'EUR/m²'],
    ['Price per m² 12050', '12050', 12_050, 'EUR/m²'],
    ['85 m²', '85 m²', 85, 'm²'],
    ['85,5 Quadratmeter', '85,5 Quadratmeter', 85.5, 'm²'],
    ['Surface m² : 85,5', '85,5', 85.5, 'm²'],
    ['3,4 %', '3,4 %', 0.034, 'fraction'],
    ['Taux (%) 3.366', '3.366', 0.03366, 'fraction'],
    ['4 Prozent', '4 Prozent', 0.04, 'fraction'],
    ['2 points de pourcentage', '2 points de pourcentage', 2, 'percentage points'],
    ['20 ans', '20 ans', 20, 'years'],
    ['nach 10 Jahren', '10 Jahren', 10, 'years'],
    ['240 meses', '240 meses', 240, 'months'],
    ['1 an', '1 an', 1, 'years'],
    // Luxembourgish "an" is "and".
    ['5 an 7', '5', 5, 'number'],
    ['construit en 1998', '1998', 1998, 'calendar year'],
    ['3 chambres', '3', 3, 'number'],
    ['rate: 0.125', '0.125', 0.125, 'number'],
    ['acte du 21 novembre 2026', '21 novembre 2026', '2026-11-21', 'day'],
    ['am 1. Mäerz 2026', '1. Mäerz 2026', '2026-03-01', 'day'],
    ['le 20.11.2025', '20.11.2025', '2025-11-20', 'day'],
    ['November 20, 2025', 'November 20, 2025', '2025-11-20', 'day'],
    ['20 de novembro de 2025', '20 de novembro de 2025', '2025-11-20', 'day'],
    ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z', '2026-11-21', 'day'],
    ['2025-01..2025-12', '2025-01..2025-12', '2025-01..2025-12', 'period'],
  ])('%s', (text, written, value, unit) => expect(stated(text)[0]).toEqual([written, value, unit]))

  test.each([
    'T3 à Belair, F2',
    'art. 130(4) LIR, article 99ter, § 7, n° 12',
    'https://x.lu/a/123456, a1@b2.lu',
    'L-1234 Luxembourg',
    '1. Prix\n2) Frais',
    'de 2019-2024',
    'à 10:30',
    'dossier 0042, tél. 00352621000000, compte 1234567890123456',
    'version 1.1.0',
    // A point before three digits, and no unit that decides: 1 234 or 1.234.
    'un indice de 1.234',
    '31.02.2026',
  ])('%s: none', text => expect(stated(text)).toEqual([]))

  test('the next figure is not read into the one before', () => {
    expect(stated('850000 EUR, 85 m², 3,4 % sur 20 ans')).toEqual([
      ['850000 EUR', 850_000, 'EUR'],
      ['85 m²', 85, 'm²'],
      ['3,4 %', 0.034, 'fraction'],
      ['20 ans', 20, 'years'],
    ])
  })
})
