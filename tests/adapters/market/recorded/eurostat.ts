/** A data set of Eurostat in the shape of the statistics API (JSON-stat 2.0), noted 2026-11-21 from its user guide. */
export const dataSet = (
  codes: Readonly<Record<string, string>>,
  periods: readonly string[],
  value: Readonly<Record<string, number>>,
  status: Readonly<Record<string, string>> = {},
) => ({
  version: '2.0',
  class: 'dataset',
  label: 'HICP - monthly data',
  source: 'ESTAT',
  updated: '2026-11-19T11:00:00+0100',
  value,
  status,
  id: [...Object.keys(codes), 'time'],
  size: [...Object.keys(codes).map(() => 1), periods.length],
  dimension: {
    ...Object.fromEntries(
      Object.entries(codes).map(([dimension, code]) => [
        dimension,
        { label: dimension, category: { index: { [code]: 0 }, label: { [code]: code } } },
      ]),
    ),
    time: { label: 'Time', category: { index: Object.fromEntries(periods.map((period, i) => [period, i])) } },
  },
})

/** Inflation of Luxembourg in the table that follows `prc_hicp_manr`; the figures only illustrate the shape. */
export const inflation = dataSet(
  { freq: 'M', unit: 'RCH_A', coicop18: 'TOTAL', geo: 'LU' },
  ['2026-09', '2026-10', '2026-11'],
  { 0: 2.4, 1: 2.6 },
  { 1: 'p' },
)

/** The house price index of Luxembourg by quarter; the figures only illustrate the shape. */
export const housePrices = dataSet(
  { freq: 'Q', purchase: 'TOTAL', unit: 'I15_Q', geo: 'LU' },
  ['2026-Q1', '2026-Q2'],
  { 0: 158.2, 1: 159.4 },
  { 0: 'b', 1: 'e' },
)
