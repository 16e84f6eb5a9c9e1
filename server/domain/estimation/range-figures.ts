import { confidenceLimits, coverages, uncertainty } from './parameters/uncertainty.ts'
import type { PriceTables } from './price-tables.ts'
import { formatQuarter, lastQuarter } from './prices/house-prices.ts'
import { explainedShare } from './uncertainty.ts'

/** Width of ranges and its causes, for pages. All but year and quarter are percent. */
export interface RangeFigures {
  /** Standard deviation of single sales around the mean of their municipality. */
  salePct: number
  /** Share of that variance that all details of a dwelling explain. */
  explainedPct: number
  /** The least FSD of any estimate, and the half widths of its ranges of 50 and 80 % of sales. */
  least: { fsdPct: number; halfPct: number; widePct: number }
  /** FSD up to which a description counts as complete, and as partial. */
  classes: { completePct: number; partialPct: number }
  /** Standard deviation of the movement in a year whose index is not published. */
  unpublishedYearPct: number
  /** Newest year of the prices of municipalities. */
  year: number
  /** Last quarter of the index, `2025-Q4`. */
  quarter: string
}

/** Figures of ranges from the parameters and the newest rows of the tables. */
export const rangeFigures = ({ history, housePrices }: Pick<PriceTables, 'history' | 'housePrices'>): RangeFigures => {
  const sale = uncertainty.sale.value
  const fsd = sale * Math.sqrt(1 - explainedShare)
  const [half, wide] = coverages
  return {
    salePct: 100 * sale,
    explainedPct: 100 * explainedShare,
    least: { fsdPct: 100 * fsd, halfPct: 100 * half.z * fsd, widePct: 100 * wide.z * fsd },
    classes: { completePct: 100 * confidenceLimits.forteMax, partialPct: 100 * confidenceLimits.moyenneMax },
    unpublishedYearPct: 100 * uncertainty.unpublishedYear.value,
    year: Math.max(...history.map(({ year }) => year)),
    quarter: formatQuarter(lastQuarter(housePrices)),
  }
}
