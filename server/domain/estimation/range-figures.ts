import { plusYears } from '../core/days.ts'
import { coverages, uncertainty } from './parameters/uncertainty.ts'
import type { PriceTables } from './price-tables.ts'
import { middleMovement } from './prices/day-prices.ts'
import { newestQuarter } from './prices/history.ts'
import { formatQuarter, lastDayOfQuarter } from './prices/quarters.ts'
import { explainedShare } from './uncertainty.ts'

/** Width of ranges and its causes, for pages. All but the quarter are percent. */
export interface RangeFigures {
  /** Standard deviation of single sales around the mean of their municipality, and of those in the North. */
  salePct: number
  northPct: number
  /** Share of that variance that all details of a dwelling explain. */
  explainedPct: number
  /** The least FSD of any estimate, and the half widths of its ranges of 50 and 80 % of sales. */
  least: { fsdPct: number; halfPct: number; widePct: number }
  /** Standard deviation of the country one year after the end of the newest file, against its middle. */
  yearAheadPct: number
  /** Last quarter of the newest file, `2026-Q2`. */
  quarter: string
}

/** Figures of ranges from the parameters and the newest rows of the tables. */
export const rangeFigures = (tables: Pick<PriceTables, 'history' | 'paths'>): RangeFigures => {
  const newest = newestQuarter(tables.history)
  const sale = uncertainty.sale.value
  const fsd = sale * Math.sqrt(1 - explainedShare)
  const [half, wide] = coverages
  return {
    salePct: 100 * sale,
    northPct: 100 * uncertainty.saleNorth.value,
    explainedPct: 100 * explainedShare,
    least: { fsdPct: 100 * fsd, halfPct: 100 * half.z * fsd, widePct: 100 * wide.z * fsd },
    yearAheadPct: 100 * Math.sqrt(middleMovement(tables, plusYears(lastDayOfQuarter(newest), 1)).variance),
    quarter: formatQuarter(newest),
  }
}
