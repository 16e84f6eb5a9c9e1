import type { CommuneYear, SalesOfYear } from '#domain/estimation/prices/history'
import { type Row, readAmountOrBlank, readCount, readTableRows, requireText, type TableText } from './table-rows.ts'

/** Columns of the table of registered sales. */
export const historyColumns = [
  'commune',
  'year',
  'existing_sales',
  'existing_mean_m2',
  'existing_low_m2',
  'existing_high_m2',
  'new_sales',
  'new_mean_m2',
  'new_low_m2',
  'new_high_m2',
] as const

/** Column that a fault may name. */
export type HistoryColumn = (typeof historyColumns)[number]

/** Minimum sales for a price in the official files. */
const publishedSalesMin = 10

/** Reason why figures cannot come from an official file, with the faulty part; undefined for plausible ones. */
export const findSalesFault = ({
  sales,
  meanM2,
  lowM2,
  highM2,
}: SalesOfYear): { part: 'mean' | 'low' | 'high'; reason: string } | undefined => {
  if (meanM2 !== undefined && sales < publishedSalesMin)
    return { part: 'mean', reason: `a price under ${publishedSalesMin} sales is not published` }
  if (lowM2 === undefined && highM2 === undefined) return undefined
  if (meanM2 === undefined) return { part: 'mean', reason: 'a range without a mean' }
  if (lowM2 === undefined) return { part: 'low', reason: 'the lower end of the range is missing' }
  if (highM2 === undefined) return { part: 'high', reason: 'the upper end of the range is missing' }
  return lowM2 <= meanM2 && meanM2 <= highM2
    ? undefined
    : { part: 'mean', reason: `${meanM2} is outside its range ${lowM2} to ${highM2}` }
}

const readYearSales = (row: Row<HistoryColumn>, segment: 'existing' | 'new'): SalesOfYear => {
  const [meanM2, lowM2, highM2] = (['mean', 'low', 'high'] as const).map(part =>
    readAmountOrBlank(row, `${segment}_${part}_m2`),
  )
  const read = {
    sales: readCount(row, `${segment}_sales`),
    ...(meanM2 !== undefined && { meanM2 }),
    ...(lowM2 !== undefined && { lowM2 }),
    ...(highM2 !== undefined && { highM2 }),
  }
  const fault = findSalesFault(read)
  if (fault) throw row.fault(`${segment}_${fault.part}_m2`, fault.reason)
  return read
}

/** Figures of a municipality and year, with a factory for errors at its cells. */
export interface HistoryRow {
  figures: CommuneYear
  /** Creates an error that names file, line and column. */
  fault(column: HistoryColumn, reason: string): Error
}

/**
 * Reads a table of registered sales by municipality and year, in file order.
 * @throws Error that names file, line and column of an invalid cell.
 */
export const readHistoryRows = (table: TableText): HistoryRow[] => {
  const known = new Set<string>()
  return readTableRows(table, historyColumns).map(row => {
    const [commune, year] = [requireText(row, 'commune'), readCount(row, 'year')]
    if (year < 2000 || year > 2200) throw row.fault('year', `${year} is no year of the files`)
    const name = `${commune} ${year}`
    if (known.has(name)) throw row.fault('year', `"${name}" is there twice`)
    known.add(name)
    return {
      figures: { commune, year, existing: readYearSales(row, 'existing'), newBuild: readYearSales(row, 'new') },
      fault: row.fault,
    }
  })
}

/** Reads the registered sales of a table. @throws Error that names file, line and column of an invalid cell. */
export const readPriceHistory = (table: TableText): CommuneYear[] =>
  readHistoryRows(table).map(({ figures }) => figures)
