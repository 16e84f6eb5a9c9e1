import { type estimationRules, firstNewBuildDay, firstPriceDay } from '#contract/rules/estimation'
import { backTester, type ReadSale } from '#domain/accuracy/back-test'
import { backTestLimits } from '#domain/accuracy/parameters/ratio-limits'
import { Refusal, type RefusedField } from '#domain/core/refusal'
import type { PriceTables } from '#domain/estimation/price-tables'
import { createDayPrices } from '#domain/estimation/prices/day-prices'
import { type Valuer, valuer } from '#domain/estimation/valuation'
import type { Language } from '#languages/registry'
import { toMunicipalityFault } from '../table-file/municipality-fault.ts'
import { type FileSource, getFileSource, readTable, type WorkbookReader } from '../table-file/table.ts'
import { type Field, saleColumns } from './reading/names.ts'
import type { SaleCellFault, SaleFileFault, SaleRowFault } from './reading/sale-fault.ts'
import { readSales, type SalesFile } from './reading/sales.ts'
import type { Judgement, Sale } from './sale.ts'

/** Result of a file: the back-test of its sales, and the lines left out. */
export interface JudgedFile {
  judgement: Judgement
  /** Line number of each judged sale, in order. */
  lines: readonly number[]
  /** Faults of the lines left out: unreadable, or rejected by the estimate. */
  wrong: readonly SaleRowFault[]
  /** Optional cells that count as unknown. */
  unread: readonly SaleRowFault[]
  rows: number
  ignored: readonly string[]
  floorNumbers: number
  isMonthFirst: boolean
  /** How the file was read, where there was a choice. */
  source: FileSource
}

/** Outcome of a file. `wrong` lists its invalid lines, also if too few sales are left. */
export type BackTestOutcome =
  | JudgedFile
  | { fault: SaleFileFault; wrong: readonly SaleRowFault[]; source?: Pick<FileSource, 'isWorkbook'> }

/** Options of the back-test of a file. */
interface JudgeOptions {
  /** Day in Luxembourg. */
  today: string
  /** Language of the messages. */
  language: Language
  /** Called with the number of sales before they are judged. */
  onWorking?(count: number): void
}

/** Estimate rules for which the page has texts, with the day in the text. */
const ruleDays = {
  only_apartments: '',
  new_build_in_bad_condition: '',
  quartier_of_other_commune: '',
  valuation_date_to_come: '',
  valuation_date_too_early: firstPriceDay,
  new_build_too_early: firstNewBuildDay,
} as const satisfies Partial<Record<keyof typeof estimationRules, string>>

const isTranslatedRule = (code: string): code is keyof typeof ruleDays => Object.hasOwn(ruleDays, code)

/** Converts a path of the estimate to its sale field. */
const toBackTestField = (path: string): Field => (path === 'valuationDate' ? 'soldOn' : (path as Field))

/** Converts a violated estimate rule to a fault; with the rule's English message where the page has no text. */
const toRuleFault = ({ code = '', message }: RefusedField): SaleCellFault =>
  isTranslatedRule(code)
    ? { key: `row.${code}`, values: { day: ruleDays[code] } }
    : { key: 'row.rule', values: { message } }

/** Faults of a sale that the estimate rejects, by field. */
const findRefusals = (
  valued: Valuer,
  { input, soldOn }: Sale,
  { today }: JudgeOptions,
): { field: Field; fault: SaleCellFault }[] => {
  try {
    valued({ ...input, valuationDate: soldOn }, today)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { issues } = error.details
    if (issues) return issues.map(issue => ({ field: toBackTestField(issue.path), fault: toRuleFault(issue) }))
    return [{ field: 'commune', fault: toMunicipalityFault(input.commune, error) }]
  }
}

/** Faults of readable sales that the estimate rejects, by line. */
const findRefusedRows = ({ sales, columnNames }: SalesFile, valued: Valuer, asked: JudgeOptions): SaleRowFault[] =>
  sales.flatMap(({ line, sale }) =>
    findRefusals(valued, sale, asked).map(({ field, fault }) => ({ line, column: columnNames[field], ...fault })),
  )

/** Lines that repeat another one, which the back-test leaves out. */
const findDuplicateRows = ({ excluded }: Judgement, { sales }: SalesFile): SaleRowFault[] =>
  excluded.flatMap(({ index, duplicateOf }) => {
    const [own, first] = [sales[index]?.line, duplicateOf === undefined ? undefined : sales[duplicateOf]?.line]
    if (own === undefined || first === undefined) return []
    return [{ line: own, column: undefined, key: 'row.duplicate' as const, values: { line: first } }]
  })

/** Fault of a file whose sales the back-test refuses. */
const toFileFault = (error: unknown): SaleFileFault => {
  const issue = error instanceof Refusal ? error.details.issues?.[0] : undefined
  if (issue?.code === 'prices_far_from_estimates') return { key: 'file.farPrices' }
  if (issue?.code !== 'too_few_sales') throw error
  return { key: 'file.tooFew', values: { count: Number(issue.received), least: backTestLimits.leastSales } }
}

/** Judges the files of one page. */
export type FileJudge = (bytes: Uint8Array<ArrayBuffer>, asked: JudgeOptions) => Promise<BackTestOutcome>

/**
 * Creates the back-test of files on price tables: the same result as the running service for the same sales, without
 * a request. Workbooks are read by `readWorkbook`, which a page loads with the first one.
 */
export const createFileJudge = (tables: PriceTables, readWorkbook: WorkbookReader): FileJudge => {
  const valued = valuer(tables, createDayPrices(tables))
  const backTest = backTester(valued, tables.hash)
  return async (bytes, asked) => {
    const table = await readTable(bytes, readWorkbook, saleColumns.find)
    if ('fault' in table) return { fault: table.fault, wrong: [] }
    const file = readSales(table.records, asked.language)
    if ('fault' in file) return { fault: file.fault, wrong: [] }
    const refused = findRefusedRows(file, valued, asked)
    const wrong = [...file.wrong, ...refused].sort((a, b) => a.line - b.line)
    asked.onWorking?.(file.sales.length - new Set(refused.map(({ line }) => line)).size)
    try {
      const judgement = backTest(
        file.sales.map(({ sale }): ReadSale => ({ sale })),
        asked.today,
      )
      const { rows, ignored, floorNumbers, unread, isMonthFirst } = file
      return {
        judgement,
        lines: file.sales.map(({ line }) => line),
        wrong: [...wrong, ...findDuplicateRows(judgement, file)].sort((a, b) => a.line - b.line),
        ...{ unread, rows, ignored, floorNumbers, isMonthFirst },
        source: getFileSource(table),
      }
    } catch (error) {
      return { fault: toFileFault(error), wrong, source: getFileSource(table) }
    }
  }
}
