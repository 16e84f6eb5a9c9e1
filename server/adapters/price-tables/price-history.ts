import type { CommuneYear, SalesOfYear } from '#domain/estimation/prices/history'
import { amountOrBlank, count, filled, type Row, rows, type TableText } from './table-rows.ts'

/** The columns of the table of registered sales. */
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

/** A cell of the table that a fault may name. */
export type HistoryColumn = (typeof historyColumns)[number]

/** Sales below which the official files name no price. */
const publishedSalesMin = 10

/**
 * The reason why figures cannot be those of an official file, with the part that it stands at; undefined where nothing
 * speaks against them.
 */
export const salesFault = ({
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

const sales = (row: Row<HistoryColumn>, segment: 'existing' | 'new'): SalesOfYear => {
  const [meanM2, lowM2, highM2] = (['mean', 'low', 'high'] as const).map(part =>
    amountOrBlank(row, `${segment}_${part}_m2`),
  )
  const read = {
    sales: count(row, `${segment}_sales`),
    ...(meanM2 !== undefined && { meanM2 }),
    ...(lowM2 !== undefined && { lowM2 }),
    ...(highM2 !== undefined && { highM2 }),
  }
  const fault = salesFault(read)
  if (fault) throw row.fault(`${segment}_${fault.part}_m2`, fault.reason)
  return read
}

/** The figures of one municipality and year, with the way to say what is wrong with them. */
export interface HistoryRow {
  figures: CommuneYear
  /** An error that names file, line and column. */
  fault(column: HistoryColumn, reason: string): Error
}

/**
 * Reads a table of registered sales by municipality and year, in the order of its lines.
 * @throws Error that names file, line and column of a wrong cell.
 */
export const historyRows = (table: TableText): HistoryRow[] => {
  const known = new Set<string>()
  return rows(table, historyColumns).map(row => {
    const [commune, year] = [filled(row, 'commune'), count(row, 'year')]
    if (year < 2000 || year > 2200) throw row.fault('year', `${year} is no year of the files`)
    const name = `${commune} ${year}`
    if (known.has(name)) throw row.fault('year', `"${name}" is there twice`)
    known.add(name)
    return {
      figures: { commune, year, existing: sales(row, 'existing'), newBuild: sales(row, 'new') },
      fault: row.fault,
    }
  })
}

/** The registered sales of a table. @throws Error that names file, line and column of a wrong cell. */
export const priceHistory = (table: TableText): CommuneYear[] => historyRows(table).map(({ figures }) => figures)
