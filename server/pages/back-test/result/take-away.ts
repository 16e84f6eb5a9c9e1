import type { JudgedFile } from '../judging.ts'

/** A cell of a table of text: quoted where it must be, and never a formula for a spreadsheet. */
const cell = (value: string | number): string => {
  const text = typeof value === 'number' ? String(value) : value.replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The sales with their estimates as CSV in UTF-8 with its mark, so that spreadsheets read it: line of the file first. */
export const salesCsv = ({ judgement, lines }: JudgedFile): string => {
  const rows = judgement.sales.map(({ index, commune, price, estimate, ratio, fsdPct }) => [
    ...[lines[index] ?? '', commune, price, estimate, ratio, fsdPct],
  ])
  const head = ['line', 'commune', 'price', 'estimate', 'ratio', 'fsdPct']
  return `\uFEFF${[head, ...rows].map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** The whole judgement as the interface answers it, and beside it the line of each sale and what was left out. */
export const resultJson = ({ judgement, lines, wrong, rows, ignored }: JudgedFile): string =>
  `${JSON.stringify({ data: judgement, file: { rows, lines, ignoredColumns: ignored, wrong } }, null, 2)}\n`
