import type { Fact, Unit } from '#domain/figures/fact'

const fact = (name: string, value: number | string, unit: Unit): Fact => ({
  ...{ name, value, unit },
  source: { kind: name.startsWith('L') ? 'law' : 'input' },
})

/** An apartment of 85 m² that was bought for 890 000 EUR, its estimate, its costs and its loan. */
export const facts: readonly Fact[] = [
  fact('D1', 85, 'm²'),
  fact('D2', 12_050, 'EUR/m²'),
  fact('D3', -0.0425, 'fraction'),
  fact('D4', 1_024_200, 'EUR'),
  fact('D5', 890_000, 'EUR'),
  fact('D6', 0.184, 'fraction'),
  fact('D7', 5, 'years'),
  fact('D8', -40_000, 'EUR'),
  fact('D9', '2025-11-20', 'day'),
  fact('D10', 2025, 'calendar year'),
  fact('D11', 3, 'count'),
  fact('D12', 11_164.77, 'EUR'),
  fact('D13', 240, 'months'),
  fact('D14', '2025-04..2026-03', 'period'),
  fact('D15', 0.12, 'number'),
  fact('D16', 100_000, 'GBP'),
  fact('D17', 2500, 'EUR'),
  fact('D18', '2026-11-01', 'day'),
  fact('D19', 2015, 'calendar year'),
  fact('D20', 1, 'years'),
  fact('D21', 0.00125, 'fraction'),
  fact('D22', 5, 'percentage points'),
  fact('L2', 0.06, 'fraction'),
  fact('C1', 0.01, 'fraction'),
]

/** A text with plain spaces, so that a table of cases can be read; one test looks at the spaces themselves. */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')
