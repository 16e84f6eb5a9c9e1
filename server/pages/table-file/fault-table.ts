import { type Html, html } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Fault, RowFault } from './fault.ts'
import type { FileTexts } from './file-texts.ts'

/** Maximum number of faults listed; the rest are counted. */
export const faultsMax = 200

/** Renders faults of lines, each with its line, its column and a sentence; an empty cell of a workbook may be a formula. */
export const renderFaultTable = <Found extends Fault<string>>(
  { caption, isWorkbook = false }: { caption: string; isWorkbook?: boolean | undefined },
  faults: readonly RowFault<Found>[],
  { say, number, fault }: Pick<FileTexts<object>, 'say' | 'number'> & { fault(found: Found): string },
): Html => {
  const more = faults.length - faultsMax
  return html`${renderTable({
    caption,
    columns: [{ text: say('left.line') }, { text: say('left.column') }, { text: say('left.why') }],
    rows: faults.slice(0, faultsMax).map(one => [html`${say('left.line')} ${one.line}`, one.column ?? '–', fault(one)]),
    isStacked: true,
  })}
${more > 0 && html`<p>${say('left.more', { count: number(more) })}</p>`}${
  isWorkbook && faults.some(({ key }) => key === 'row.missing') && html`<p>${say('left.formulas')}</p>`
}`
}

/** Maximum number of names listed: a file without a table may have thousands of columns. */
const listedNamesMax = 20

const formatNames = (names: readonly string[]): string =>
  [...names.slice(0, listedNamesMax), ...(names.length > listedNamesMax ? ['…'] : [])].join(', ')

/** How a file was read, where there was a choice. */
export interface FileReading {
  encoding?: string | undefined
  sheet?: string | undefined
  hasMacros?: boolean | undefined
  isMonthFirst: boolean
  /** Names of unknown columns. */
  ignored: readonly string[]
}

/** Sentences on how a file was read, where there was a choice. */
export const listReadingNotes = (
  { encoding, sheet, hasMacros, isMonthFirst, ignored }: FileReading,
  { say }: Pick<FileTexts<object>, 'say'>,
): string[] => [
  ...(encoding ? [say('note.encoding', { encoding: encoding.toUpperCase() })] : []),
  ...(sheet === undefined ? [] : [say('note.sheet', { sheet })]),
  ...(hasMacros ? [say('note.macros')] : []),
  ...(isMonthFirst ? [say('note.monthFirst')] : []),
  ...(ignored.length > 0 ? [say('ignored.columns', { names: formatNames(ignored) })] : []),
]
