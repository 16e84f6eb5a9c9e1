import { firstPriceDay } from '#contract/rules/estimation'
import { Refusal, type RefusedField } from '#domain/core/refusal'
import type { PriceTables } from '#domain/estimation/price-tables'
import { createDayPrices } from '#domain/estimation/prices/day-prices'
import { type Revaluer, revaluer } from '#domain/estimation/prices/revaluation'
import type { Language } from '#languages/registry'
import { toMunicipalityFault } from '../table-file/municipality-fault.ts'
import { type FileSource, getFileSource, readTable, type WorkbookReader } from '../table-file/table.ts'
import { portfolioColumns } from './reading/names.ts'
import {
  type HomeFault,
  type Portfolio,
  type PortfolioFault,
  type PortfolioRow,
  readPortfolio,
  type SentHome,
} from './reading/portfolio.ts'

/** A value carried to a day, as the interface answers it. */
export type CarriedHome = ReturnType<Revaluer['carry']>['answer']

/** The total of a portfolio, as the interface answers it. */
export type PortfolioSum = NonNullable<ReturnType<Revaluer['total']>>

/** A line of a portfolio with its result: the carried home, or why there is none. */
export interface RevaluedRow extends PortfolioRow {
  carried?: CarriedHome
}

/** Result of a file: each line with its carried home, and the total. */
export interface RevaluedFile {
  rows: readonly RevaluedRow[]
  total: PortfolioSum | null
  /** Sum of the values of the file that the total has, in EUR. */
  sentTotal: number
  tables: string
  portfolio: Portfolio
  /** How the file was read, where there was a choice. */
  source: FileSource
}

/** Outcome of a file. `wrong` lists its invalid lines, also if no line is left. */
export type RevaluationOutcome =
  | RevaluedFile
  | { fault: PortfolioFault; wrong: readonly HomeFault[]; source?: Pick<FileSource, 'isWorkbook'> }

/** Options of the revaluation of a file. */
interface RevaluationOptions {
  /** Day in Luxembourg. */
  today: string
  /** Day to which values are carried whose line names none. */
  day: string
  /** Language of the messages. */
  language: Language
  /** Called with the number of homes before they are calculated. */
  onWorking?(count: number): void
}

/** The last day of the sentence `from {first} to {last}`, which the refusal of a day has. */
const findLastDay = ({ allowed = [] }: RefusedField): string => String(allowed[0] ?? '').slice(-10)

/** Faults of a home whose revaluation was refused. */
const toHomeFaults = (
  refusal: Refusal,
  home: SentHome,
  { record }: PortfolioRow,
  columns: Portfolio['columns'],
): HomeFault[] => {
  const { issues } = refusal.details
  const at = (field: 'commune' | 'valuedOn' | 'target') => ({
    line: record.line,
    column: columns.byField.get(field)?.name,
  })
  if (!issues) return [{ ...at('commune'), ...toMunicipalityFault(home.commune, refusal) }]
  return issues.map((issue): HomeFault => {
    const place = at(issue.path === 'valuedOn' ? 'valuedOn' : 'target')
    return issue.code === 'day_too_early'
      ? { ...place, key: 'row.valuation_date_too_early', values: { day: firstPriceDay } }
      : { ...place, key: 'row.dayAfter', values: { day: String(issue.received), last: findLastDay(issue) } }
  })
}

/** Carries the homes of a portfolio, each alone: one that is refused has its faults. */
const carryRows = (revalue: Revaluer, { rows, columns }: Portfolio, { today, day }: RevaluationOptions) => {
  const all: ReturnType<Revaluer['carry']>[] = []
  const carried = rows.map((row): RevaluedRow => {
    const { home } = row
    if (!home) return row
    const { target = day, ...item } = home
    try {
      const result = revalue.carry({ ...item, valuationDate: target }, today)
      all.push(result)
      return { ...row, carried: result.answer }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { ...row, faults: toHomeFaults(error, home, row, columns) }
    }
  })
  return { rows: carried, total: revalue.total(all.map(each => each.carried)) }
}

/** Revalues the files of one page. */
export type FileRevaluer = (bytes: Uint8Array<ArrayBuffer>, asked: RevaluationOptions) => Promise<RevaluationOutcome>

/**
 * Creates the revaluation of files on price tables: the same results as the running service for the same homes, without a
 * request. Workbooks are read by `readWorkbook`, which a page loads with the first one.
 */
export const createFileRevaluer = (tables: PriceTables, readWorkbook: WorkbookReader): FileRevaluer => {
  const revalue = revaluer(tables, createDayPrices(tables))
  return async (bytes, asked) => {
    const table = await readTable(bytes, readWorkbook, portfolioColumns.find)
    if ('fault' in table) return { fault: table.fault, wrong: [] }
    const portfolio = readPortfolio(table.records, asked.language)
    if ('fault' in portfolio) return { fault: portfolio.fault, wrong: [] }
    asked.onWorking?.(portfolio.rows.filter(({ home }) => home).length)
    const { rows, total } = carryRows(revalue, portfolio, asked)
    if (rows.every(({ carried }) => !carried))
      return {
        ...{ fault: { key: 'file.noHomes' }, wrong: rows.flatMap(({ faults }) => faults) },
        source: getFileSource(table),
      }
    const sentTotal = rows.reduce(
      (sum, { home, carried }) => (home && carried?.to.day === total?.day ? sum + home.value : sum),
      0,
    )
    return { rows, total, sentTotal, tables: tables.hash, portfolio, source: getFileSource(table) }
  }
}
