import { csvText } from '#contract/shared/csv'
import type { JudgedFile } from '../judging.ts'

/** The sales with their estimates as CSV in UTF-8 with its mark, so that spreadsheets read it: line of the file first. */
export const salesCsv = ({ judgement, lines }: JudgedFile): string => {
  const rows = judgement.sales.map(({ index, commune, price, estimate, ratio, fsdPct }) => ({
    line: lines[index] ?? null,
    ...{ commune, price, estimate, ratio, fsdPct },
  }))
  return `\uFEFF${csvText(rows)}`
}

/** The whole judgement as the interface answers it, and beside it the line of each sale and what was left out. */
export const resultJson = ({ judgement, lines, wrong, rows, ignored }: JudgedFile): string =>
  `${JSON.stringify({ data: judgement, file: { rows, lines, ignoredColumns: ignored, wrong } }, null, 2)}\n`
