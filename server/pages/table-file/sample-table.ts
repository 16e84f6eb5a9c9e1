import { type Language, registry } from '#languages/registry'

/**
 * Writes a sample as CSV in the number format of a language; semicolons separate cells where commas are decimal. Texts are
 * written as they are.
 */
export const writeSampleTable = (language: Language, lines: readonly (readonly (string | number)[])[]): string => {
  const decimal = new Intl.NumberFormat(registry[language].locale).format(0.5).slice(1, 2)
  const separator = decimal === ',' ? ';' : ','
  const writeCell = (cell: string | number): string => {
    const text = typeof cell === 'number' ? String(cell).replace('.', decimal) : cell
    return text.includes(separator) ? `"${text}"` : text
  }
  return lines.map(cells => `${cells.map(writeCell).join(separator)}\r\n`).join('')
}
