import { formatCsv } from '#contract/shared/csv'
import type { JudgedFile } from '../judging.ts'

/** Builds the sales with their estimates as CSV, line number first; with a UTF-8 byte order mark for spreadsheets. */
export const buildSalesCsv = ({ judgement, lines }: JudgedFile): string => {
  const rows = judgement.sales.map(({ index, commune, price, estimate, ratio, fsdPct }) => ({
    line: lines[index] ?? null,
    ...{ commune, price, estimate, ratio, fsdPct },
  }))
  return `\uFEFF${formatCsv(rows)}`
}

/** Builds the result as the API returns it, plus the line number of each sale and the lines left out. */
export const buildResultJson = ({ judgement, lines, wrong, unread, rows, ignored }: JudgedFile): string =>
  `${JSON.stringify({ data: judgement, file: { rows, lines, ignoredColumns: ignored, wrong, unread } }, null, 2)}\n`
