import { type estimationRules, firstNewBuildDay, firstPriceDay } from '#contract/rules/estimation'
import { backTester, type ReadSale } from '#domain/accuracy/back-test'
import { backTestLimits } from '#domain/accuracy/parameters/ratio-limits'
import { Refusal, type RefusedField } from '#domain/core/refusal'
import type { PriceTables } from '#domain/estimation/price-tables'
import { datedPrices } from '#domain/estimation/prices/dated-price'
import { type Valuer, valuer } from '#domain/estimation/valuation'
import type { Language } from '#languages/registry'
import type { CellFault, FileFault, RowFault } from './reading/fault.ts'
import { fileText } from './reading/file-text.ts'
import type { Field } from './reading/names.ts'
import { readSales, type SalesFile } from './reading/sales.ts'
import type { Judgement, Sale } from './sale.ts'

/** What a file says of the estimates, with what was not judged in it. */
export interface JudgedFile {
  judgement: Judgement
  /** The line of each sale in the file, in the order in which they were judged. */
  lines: readonly number[]
  /** What is wrong with lines that were left out: unreadable, or refused by the estimate. */
  wrong: readonly RowFault[]
  rows: number
  ignored: readonly string[]
  floorNumbers: number
}

/** What became of a file. `wrong` says which of its lines cannot be judged, also where too few are left. */
export type Outcome = JudgedFile | { fault: FileFault; wrong: readonly RowFault[] }

/** What judging needs to know beside the tables. */
export interface Asked {
  /** Day in Luxembourg. */
  today: string
  /** Language of the messages. */
  language: Language
  /** Told how many sales are about to be judged. */
  onJudging?(count: number): void
}

/** The rules of the estimate that the page has words for, with the day that the sentence names. */
const ruleDays = {
  only_apartments: '',
  new_build_in_bad_condition: '',
  quartier_of_other_commune: '',
  valuation_date_to_come: '',
  valuation_date_too_early: firstPriceDay,
  new_build_too_early: firstNewBuildDay,
} as const satisfies Partial<Record<keyof typeof estimationRules, string>>

const isWorded = (code: string): code is keyof typeof ruleDays => Object.hasOwn(ruleDays, code)

/** The field of a sale that a field of its estimate stands for. */
const saleField = (path: string): Field => (path === 'valuationDate' ? 'soldOn' : (path as Field))

/** A broken rule of the estimate in the words of the page; its own sentence, in English, where the page has none. */
const ruleFault = ({ code = '', message }: RefusedField): CellFault =>
  isWorded(code) ? { key: `row.${code}`, values: { day: ruleDays[code] } } : { key: 'row.rule', values: { message } }

/** Why an estimate refuses a sale, field by field. */
const refusalsOf = (
  valued: Valuer,
  { input, soldOn }: Sale,
  { today }: Asked,
): { field: Field; fault: CellFault }[] => {
  try {
    valued({ ...input, valuationDate: soldOn }, today)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { issues, suggestions = [] } = error.details
    if (issues) return issues.map(issue => ({ field: saleField(issue.path), fault: ruleFault(issue) }))
    const values = { value: input.commune, names: suggestions.join(', ') }
    const key = suggestions.length > 0 ? 'row.municipality_near' : 'row.municipality_not_found'
    return [{ field: 'commune', fault: { key, values } }]
  }
}

/** What is wrong with the sales that were read and that an estimate refuses, by their lines. */
const refusedRows = ({ sales, columnNames }: SalesFile, valued: Valuer, asked: Asked): RowFault[] =>
  sales.flatMap(({ line, sale }) =>
    refusalsOf(valued, sale, asked).map(({ field, fault }) => ({ line, column: columnNames[field], ...fault })),
  )

/**
 * Makes the judge of files on tables of prices: what the running service answers to the same sales, without it. Nothing is
 * asked of anybody.
 */
export const judge = (tables: PriceTables): ((bytes: Uint8Array, asked: Asked) => Outcome) => {
  const valued = valuer(tables, datedPrices(tables))
  const backTest = backTester(valued, tables.hash)
  return (bytes, asked) => {
    const read = fileText(bytes)
    if ('fault' in read) return { fault: read.fault, wrong: [] }
    const file = readSales(read.text, asked.language)
    if ('fault' in file) return { fault: file.fault, wrong: [] }
    const refused = refusedRows(file, valued, asked)
    const wrong = [...file.wrong, ...refused].sort((a, b) => a.line - b.line)
    const count = file.sales.length - new Set(refused.map(({ line }) => line)).size
    const { leastSales } = backTestLimits
    if (count < leastSales) return { fault: { key: 'file.tooFew', values: { count, least: leastSales } }, wrong }
    asked.onJudging?.(count)
    const sales: ReadSale[] = file.sales.map(({ sale }) => ({ sale }))
    const judgement = backTest(sales, asked.today)
    const { rows, ignored, floorNumbers } = file
    return { judgement, lines: file.sales.map(({ line }) => line), wrong, rows, ignored, floorNumbers }
  }
}
