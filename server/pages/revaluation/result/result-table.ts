import { type CsvDialect, formatCsvLines } from '#contract/shared/csv'
import { toTwoDecimals } from '#domain/estimation/rounding'
import type { RevaluationTexts } from '../revaluation-texts.ts'
import type { CarriedHome, RevaluedFile, RevaluedRow } from '../revaluing.ts'

/** A cell of a table of results. */
export type ResultCell = string | number | null

const resultNames = [
  ...(['out.commune', 'out.day', 'out.value', 'out.change', 'out.homeLow', 'out.homeHigh'] as const),
  ...(['out.homeFsd', 'out.low', 'out.high', 'out.fsd', 'out.mean', 'out.remark'] as const),
] as const

/** Change of the value in percent, two decimals. */
export const toChangePct = ({ factor }: CarriedHome): number => toTwoDecimals(100 * (factor - 1))

const listResultCells = (carried: CarriedHome): ResultCell[] => [
  ...[carried.commune, carried.to.day, carried.value, toChangePct(carried), carried.homeLow, carried.homeHigh],
  ...[carried.homeFsdPct, carried.low, carried.high, carried.fsdPct, carried.sixYearMean, null],
]

/** The sentences of the faults of a line, each with its column. */
const formatRemark = ({ faults }: RevaluedRow, { fault }: RevaluationTexts): string =>
  faults.map(one => (one.column === undefined ? fault(one) : `${one.column}: ${fault(one)}`)).join('; ')

/** Names of the columns of the file; a line may have an empty cell more. */
const listSentNames = ({ portfolio, rows }: RevaluedFile): string[] => {
  const width = Math.max(portfolio.head.length, ...rows.map(({ record }) => record.cells.length))
  return Array.from({ length: width }, (_, at) => portfolio.head[at] ?? '')
}

/** Adds the results behind the cells of the file, names first. A line without a result has the reason. */
const addResults = (
  file: RevaluedFile,
  voice: RevaluationTexts,
  listSentCells: (row: RevaluedRow, width: number) => readonly ResultCell[],
): ResultCell[][] => {
  const names = listSentNames(file)
  const lines = file.rows.map(row => [
    ...listSentCells(row, names.length),
    ...(row.carried
      ? listResultCells(row.carried)
      : resultNames.map((name): ResultCell => (name === 'out.remark' ? formatRemark(row, voice) : null))),
  ])
  return [[...names, ...resultNames.map(name => voice.say(name))], ...lines]
}

/**
 * The table of the file as CSV with the results behind its columns, with a UTF-8 byte order mark. Its cells stay as they are,
 * except that an apostrophe precedes what a spreadsheet would run as a formula; a number with a sign is none.
 */
export const buildResultCsv = (file: RevaluedFile, voice: RevaluationTexts, dialect: CsvDialect): string => {
  const table = addResults(file, voice, ({ record }, width) =>
    Array.from({ length: width }, (_, at) => record.cells[at] ?? null),
  )
  return `\uFEFF${formatCsvLines(table, { ...dialect, keepsSignedNumbers: true })}`
}

/** A whole number, or one of a workbook, that the text of a cell is; others may mean thousands or be a reference. */
const toNumberCell = (text: string, isWorkbook: boolean): ResultCell => {
  const number = isWorkbook ? /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/ : /^(?:0|[1-9]\d{0,14})$/
  return text.length <= cellNumberMax && number.test(text) ? Number(text) : text
}

/** Characters of the longest number of a cell. */
const cellNumberMax = 32

/**
 * The table of the file for a workbook, with the results behind its columns. Values and days that were read are numbers and
 * days, whatever their form in the file.
 */
export const buildResultSheet = (file: RevaluedFile, voice: RevaluationTexts): ResultCell[][] => {
  const { portfolio, source } = file
  const fields = new Map([...portfolio.columns.byField].map(([field, { at }]) => [at, field] as const))
  return addResults(file, voice, ({ record, home }, width) =>
    Array.from({ length: width }, (_, at): ResultCell => {
      const [field, text] = [fields.get(at), record.cells[at] ?? '']
      if (text === '' || field === 'id' || field === 'commune') return text || null
      return (field && home?.[field]) ?? toNumberCell(text, source.isWorkbook === true)
    }),
  )
}

/** The total as lines of a name and a value; none where there is no total. */
export const buildTotalTable = (
  { total, sentTotal, tables }: RevaluedFile,
  { say }: RevaluationTexts,
): ResultCell[][] =>
  total
    ? [
        [say('out.homes'), total.items],
        [say('out.day'), total.day],
        [say('out.before'), sentTotal],
        [say('out.value'), total.value],
        [say('out.totalLow'), total.low],
        [say('out.totalHigh'), total.high],
        [`${say('spread.place')} (%)`, total.placeFsdPct],
        [`${say('spread.home')} (%)`, total.homeFsdPct],
        [`${say('spread.independent')} (%)`, total.ifIndependentPct],
        [say('out.tables'), tables],
      ]
    : []
