import type { Read } from './fault.ts'

/** Inclusive bounds of a number. */
export interface Bounds {
  low: number
  high: number
}

/** Kind of a number column: sums have at most two decimals, areas any number. */
export type NumberKind = 'sum' | 'area'

/** Decimal separators proven by the numbers of a file. */
export type DecimalSigns = ReadonlySet<',' | '.'>

type Sign = ',' | '.'

const other: Readonly<Record<Sign, Sign>> = { ',': '.', '.': ',' }

/** Removes the unit, and normalises spaces and apostrophes. */
const stripUnit = (cell: string): string =>
  cell
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/[’‘`]/g, "'")
    .replace(/^(?:€|eur)|(?:€|euros?|eur|m²|m2|qm|sqm)$/gi, '')
    .trim()

/** Removes spaces and apostrophes between thousands, which are unambiguous. */
const removeGroupSeparators = (text: string): string => {
  const [whole = '', rest] = text.split(/(?=[.,])/, 2)
  const isGrouped = /^[+-]?\d{1,3}(?: \d{3})+$/.test(whole) || /^[+-]?\d{1,3}(?:'\d{3})+$/.test(whole)
  return isGrouped && !/[ ']/.test(rest ?? '') ? text.replace(/[ ']/g, '') : text
}

const normaliseNumberText = (cell: string): string => removeGroupSeparators(stripUnit(cell))

const createGroupsPattern = (sign: Sign): RegExp => new RegExp(`^[+-]?\\d{1,3}(?:\\${sign}\\d{3})+$`)

/** Interpretation of the separators in a number. */
type Signs =
  | { form: 'whole' }
  | { form: 'decimal'; sign: Sign }
  | { form: 'thousands'; sign: Sign }
  | { form: 'open'; sign: Sign }
  | { form: 'none' }

/** Interprets one sign as a decimal or thousands separator; undefined for any other use. */
const readSign = (sign: Sign, text: string): Signs | undefined => {
  const [whole = '', decimals = '', ...more] = text.split(sign)
  if (more.length > 0) return createGroupsPattern(sign).test(text) ? { form: 'thousands', sign } : undefined
  if (!/^\d+$/.test(decimals)) return undefined
  if (createGroupsPattern(other[sign]).test(whole)) return { form: 'decimal', sign }
  if (!/^[+-]?\d+$/.test(whole)) return undefined
  const isOpen = decimals.length === 3 && /^[+-]?[1-9]\d{0,2}$/.test(whole)
  return { form: isOpen ? 'open' : 'decimal', sign }
}

/** Interprets the separators of a number alone; one sign before three digits is ambiguous. */
const readSigns = (text: string): Signs =>
  /^[+-]?\d+$/.test(text) ? { form: 'whole' } : (readSign(',', text) ?? readSign('.', text) ?? { form: 'none' })

const parseDecimal = (text: string, sign: Sign): number => Number(text.replaceAll(other[sign], '').replace(sign, '.'))

const parseThousands = (text: string, sign: Sign): number => Number(text.replaceAll(sign, ''))

/** Finds the decimal separators proven by the cells of a file: `85,5` proves the comma, and so does `1.234.567`. */
export const findDecimalSigns = (cells: Iterable<string>): DecimalSigns => {
  const signs = new Set<Sign>()
  for (const cell of cells) {
    const found = readSigns(normaliseNumberText(cell))
    if (found.form === 'decimal') signs.add(found.sign)
    if (found.form === 'thousands') signs.add(other[found.sign])
  }
  return signs
}

const isWithinBounds = (value: number, { low, high }: Bounds): boolean => value >= low && value <= high

/**
 * Resolves one sign before three digits: in a sum thousands, since cents are two digits; else as the rest of the file
 * proves, or the only reading within the bounds. Undefined if both are possible.
 */
const resolveAmbiguousSign = (
  text: string,
  sign: Sign,
  kind: NumberKind,
  bounds: Bounds,
  signs: DecimalSigns,
): number | undefined => {
  const isProven = signs.size === 1
  const thousands = parseThousands(text, sign)
  const decimal = parseDecimal(text, sign)
  if (kind === 'sum') return isProven && signs.has(sign) ? undefined : thousands
  if (isProven) return signs.has(sign) ? decimal : thousands
  if (isWithinBounds(thousands, bounds) === isWithinBounds(decimal, bounds)) return undefined
  return isWithinBounds(decimal, bounds) ? decimal : thousands
}

/**
 * Reads a number with a decimal comma or point, thousands separated by spaces, apostrophes or the other sign, and an
 * optional unit; or returns its fault.
 */
export const readNumberCell = (cell: string, kind: NumberKind, bounds: Bounds, signs: DecimalSigns): Read<number> => {
  const text = normaliseNumberText(cell)
  const found = readSigns(text)
  if (found.form === 'none') return { fault: { key: 'row.number', values: { value: cell } } }
  const value =
    found.form === 'whole'
      ? Number(text)
      : found.form === 'decimal'
        ? parseDecimal(text, found.sign)
        : found.form === 'thousands'
          ? parseThousands(text, found.sign)
          : resolveAmbiguousSign(text, found.sign, kind, bounds, signs)
  if (value === undefined && found.form === 'open')
    return {
      fault: {
        key: 'row.ambiguous',
        values: {
          value: cell,
          asThousands: parseThousands(text, found.sign),
          asDecimal: parseDecimal(text, found.sign),
        },
      },
    }
  if (value === undefined || !isWithinBounds(value, bounds))
    return { fault: { key: 'row.range', values: { value: cell, ...bounds } } }
  return { value }
}
