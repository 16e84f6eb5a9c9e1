import type { PriceMethod } from '../reference-prices.ts'

/** The points that make the half-width of the band, in percent. All of them are judgement. */
export const band = {
  id: 'estimation.band',
  from: '2026-11-21',
  checkedOn: '2026-11-21',
  source: 'judgement: every weakness adds, nothing subtracts; not a statistical interval',
  /** Always. */
  base: 12,
  /** Half-width at most. */
  max: 35,
  /** For the number of sales behind a published price: the first row that is reached counts. */
  sales: [
    { salesMin: 100, points: 0 },
    { salesMin: 50, points: 1 },
    { salesMin: 25, points: 2 },
  ],
  salesFewer: 4,
  /** For a price that is not the published one of the reference year. */
  priceKind: { published_2026q1: 5, indexed: 7, imputed_adverts: 9, imputed_canton: 12 } satisfies Record<
    Exclude<PriceMethod, 'published'>,
    number
  >,
  newPriceImputed: 6,
  quartierKnown: 2,
  quartierUnknown: 4,
  /** Each characteristic that is not sent. */
  missing: 1,
  surface: { fromM2: 30, toM2: 150, m2PerPointBelow: 2, m2PerPointAbove: 20, max: 5 },
  adjustments: { beyondPct: 15, pctPerPoint: 12, max: 2 },
  bedrooms: { m2PerBedroom: 12, max: 2 },
  /** Half-widths, in percent, up to which the confidence is high and medium. */
  forteMax: 15,
  moyenneMax: 20,
} as const
