import { type CommunePeriod, lastOfFile, type SalesOfPeriod } from '#domain/estimation/prices/history'
import { formatQuarter, type Quarter, quarterFrom } from '#domain/estimation/prices/quarters'
import { type Row, readAmountOrBlank, readCount, readTableRows, requireText, type TableText } from './table-rows.ts'

/** Columns of the table of registered sales. */
export const historyColumns = [
  'commune',
  'first_quarter',
  'last_quarter',
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

/** Quarters that a file may begin with. */
const startsAllowed = { from: quarterFrom('2000-Q1') ?? 0, to: quarterFrom('2200-Q1') ?? 0 } as const

/** Reason why figures cannot come from an official file, with the faulty part; undefined for plausible ones. */
export const findSalesFault = ({
  sales,
  meanM2,
  lowM2,
  highM2,
}: SalesOfPeriod): { part: 'mean' | 'low' | 'high'; reason: string } | undefined => {
  if (meanM2 !== undefined && sales === undefined) return { part: 'mean', reason: 'a mean without the number of sales' }
  if (meanM2 !== undefined && sales !== undefined && sales < publishedSalesMin)
    return { part: 'mean', reason: `a price under ${publishedSalesMin} sales is not published` }
  if (lowM2 === undefined && highM2 === undefined) return undefined
  if (meanM2 === undefined) return { part: 'mean', reason: 'a range without a mean' }
  if (lowM2 === undefined) return { part: 'low', reason: 'the lower end of the range is missing' }
  if (highM2 === undefined) return { part: 'high', reason: 'the upper end of the range is missing' }
  return lowM2 <= meanM2 && meanM2 <= highM2
    ? undefined
    : { part: 'mean', reason: `${meanM2} is outside its range ${lowM2} to ${highM2}` }
}

/** Registered sales of a row; a blank count is one that the file does not tell. */
const readPeriodSales = (row: Row<HistoryColumn>, segment: 'existing' | 'new'): SalesOfPeriod => {
  const [meanM2, lowM2, highM2] = (['mean', 'low', 'high'] as const).map(part =>
    readAmountOrBlank(row, `${segment}_${part}_m2`),
  )
  const count = `${segment}_sales` as const
  const read = {
    ...(row.text(count) !== '' && { sales: readCount(row, count) }),
    ...(meanM2 !== undefined && { meanM2 }),
    ...(lowM2 !== undefined && { lowM2 }),
    ...(highM2 !== undefined && { highM2 }),
  }
  const fault = findSalesFault(read)
  if (fault) throw row.fault(`${segment}_${fault.part}_m2`, fault.reason)
  return read
}

/** Figures of a municipality and twelve months, with a factory for errors at its cells. */
export interface HistoryRow {
  figures: CommunePeriod
  /** Creates an error that names file, line and column. */
  fault(column: HistoryColumn, reason: string): Error
}

const readQuarter = (row: Row<HistoryColumn>, column: 'first_quarter' | 'last_quarter'): Quarter => {
  const written = requireText(row, column)
  const quarter = quarterFrom(written)
  if (quarter === undefined) throw row.fault(column, `"${written.slice(0, 20)}" is no quarter as 2025-Q1`)
  return quarter
}

/** First quarter of a row. @throws Error where its quarters are not four in a row, or of no file. */
const readFirstQuarter = (row: Row<HistoryColumn>): Quarter => {
  const [first, last] = [readQuarter(row, 'first_quarter'), readQuarter(row, 'last_quarter')]
  if (first < startsAllowed.from || first >= startsAllowed.to)
    throw row.fault('first_quarter', `${formatQuarter(first)} is no quarter of the files`)
  const due = lastOfFile(first)
  if (last !== due)
    throw row.fault(
      'last_quarter',
      `${formatQuarter(last)} stands where ${formatQuarter(due)} is due: a file is of four quarters`,
    )
  return first
}

/** Lines that begin with `#` are notes; blank ones keep the numbers of the others. */
const blankNotes = ({ file, text }: TableText): TableText => ({ file, text: text.replace(/^#.*$/gm, '') })

/**
 * Reads a table of registered sales by municipality and twelve months, in file order.
 * @throws Error that names file, line and column of an invalid cell.
 */
export const readHistoryRows = (table: TableText): HistoryRow[] => {
  const known = new Set<string>()
  return readTableRows(blankNotes(table), historyColumns).map(row => {
    const [commune, firstQuarter] = [requireText(row, 'commune'), readFirstQuarter(row)]
    const name = `${commune} ${formatQuarter(firstQuarter)}`
    if (known.has(name)) throw row.fault('first_quarter', `"${name}" is there twice`)
    known.add(name)
    return {
      figures: {
        ...{ commune, firstQuarter },
        ...{ existing: readPeriodSales(row, 'existing'), newBuild: readPeriodSales(row, 'new') },
      },
      fault: row.fault,
    }
  })
}

/** Reads the registered sales of a table. @throws Error that names file, line and column of an invalid cell. */
export const readPriceHistory = (table: TableText): CommunePeriod[] =>
  readHistoryRows(table).map(({ figures }) => figures)
