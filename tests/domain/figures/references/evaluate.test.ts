import { describe, expect, test } from 'vitest'
import { evaluateReference } from '#domain/figures/references/evaluate'
import { parseReference } from '#domain/figures/references/expression'
import { facts } from './facts.ts'

const byName = new Map(facts.map(fact => [fact.name ?? '', fact]))

const resultOf = (inner: string) => {
  const reference = parseReference(inner)
  return reference && evaluateReference(reference, byName)
}

describe('what stands in braces', () => {
  test.each([
    ['D4', 1_024_200, 'EUR'],
    ['d4', 1_024_200, 'EUR'],
    // 1 024 200 + 890 000 and 1 024 200 − 890 000.
    ['D4 + D5', 1_914_200, 'EUR'],
    ['D4 - D5', 134_200, 'EUR'],
    ['D4 – D5', 134_200, 'EUR'],
    // 85 × 12 050, in both orders; 1 024 200 / 85 = 12 049.41…
    ['D1 * D2', 1_024_250, 'EUR'],
    ['D2 × D1', 1_024_250, 'EUR'],
    ['D4 / D1', 1_024_200 / 85, 'EUR/m²'],
    // Six per cent of 890 000, and what is left of it.
    ['D5 * L2', 53_400, 'EUR'],
    ['L2 * D5', 53_400, 'EUR'],
    ['D5 * (1 - L2)', 836_600, 'EUR'],
    ['L2 + C1', 0.07, 'fraction'],
    ['D5 * (L2 + C1) / 2', 31_150, 'EUR'],
    // A rent of 2 500 over 240 months, and a year of it: by 12.
    ['D17 * D13', 600_000, 'EUR'],
    ['D17 * 12', 30_000, 'EUR'],
    ['D17 : 4', 625, 'EUR'],
    ['12 * D17', 30_000, 'EUR'],
    // 30 000 of rent at a yield of 6 % is a value of 500 000.
    ['D17 * 12 / L2', 500_000, 'EUR'],
    ['D7 * 12', 60, 'months'],
    ['D13 / 12', 20, 'years'],
    ['D10 - D19', 10, 'years'],
    // From 20 November 2025 to 1 November 2026: 365 days less 19.
    ['D18 - D9', 346, 'days'],
    ['(D4 - D5) / D5', 134_200 / 890_000, 'number'],
    ['(D4 - D5) / D5 %', 134_200 / 890_000, 'fraction'],
    ['D5 / D4 %', 890_000 / 1_024_200, 'fraction'],
    ['D5 ÷ D4 %', 890_000 / 1_024_200, 'fraction'],
    ['L2 %', 0.06, 'fraction'],
    ['D11 * D17', 7500, 'EUR'],
    // A rate of which only the number is known is a fraction; five percentage points are a share of 0.05.
    ['D15 %', 0.12, 'fraction'],
    ['D4 * D22', 51_210, 'EUR'],
    ['~D4', 1_020_000, 'EUR'],
    ['~(D4 / D1)', 12_000, 'EUR/m²'],
    ['~D12', 11_200, 'EUR'],
  ])('%s is %d %s', (inner, value, unit) => {
    const result = resultOf(inner)
    expect(result?.unit).toBe(unit)
    expect(result?.value).toBeCloseTo(value, 9)
  })

  test.each([
    ['money by money', 'D4 * D5'],
    ['an area and a sum', 'D1 + D4'],
    ['sums of two currencies', 'D4 + D16'],
    ['an area by an area', 'D1 * D1'],
    ['years and months', 'D7 + D13'],
    ['two days together', 'D9 + D18'],
    ['two years together', 'D10 + D19'],
    ['half a calendar year', 'D10 / 2'],
    ['a sum in per cent', 'D4 %'],
    ['a calculated sum in per cent', 'D4 - D5 %'],
    ['a share less a number', 'L2 - 1'],
    ['a period', '~D14'],
    ['a name that nobody gave', 'D99'],
    ['two constants', 'D17 * 12 * 2'],
    ['a constant that is none of the five', 'D17 * 3'],
    ['a decimal', 'D17 * 1.5'],
    ['seven names', 'D4 + D4 + D4 + D4 + D4 + D4 + D4'],
    ['words among the names', 'D4 et D5'],
    ['two names with nothing between', 'D4 D5'],
    ['a sign too many', 'D4 + * D5'],
    ['a minus in front', '-D4'],
    ['brackets that do not close', '(D4 + D5'],
    ['brackets that close twice', 'D4 + D5)'],
    ['a frame line', 'F1'],
    ['a number alone', '12'],
    ['nothing', ''],
  ])('%s: refused', (_, inner) => expect(resultOf(inner)).toBeUndefined())

  test('is answered in one spelling', () => {
    expect(parseReference('( d6–D7 )/D7%')?.written).toBe('(D6 - D7) / D7 %')
    expect(parseReference('~ D4')).toMatchObject({ written: '~D4', isRough: true, names: ['D4'] })
    expect(parseReference('D4 + D5 + D4')?.names).toEqual(['D4', 'D5'])
  })

  test('a quotient by nothing is refused', () => {
    const nothing = new Map([
      ['D1', { name: 'D1', value: 0, unit: 'EUR' as const, source: { kind: 'input' as const } }],
    ])
    const reference = parseReference('D1 / D1 %')
    expect(reference && evaluateReference(reference, nothing)).toBeUndefined()
  })
})
