import type { Read } from './fault.ts'

/** Bounds of a number, both allowed. */
export interface Bounds {
  low: number
  high: number
}

/** What a column of numbers holds: sums have cents at most, areas any decimals. */
export type NumberKind = 'sum' | 'area'

/** The signs that separate decimals, as numbers of a file prove them. */
export type DecimalSigns = ReadonlySet<',' | '.'>

type Sign = ',' | '.'

const other: Readonly<Record<Sign, Sign>> = { ',': '.', '.': ',' }

/** A cell without its unit, and with plain spaces. */
const bare = (cell: string): string =>
  cell
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/[’‘`]/g, "'")
    .replace(/^(?:€|eur)|(?:€|euros?|eur|m²|m2|qm|sqm)$/gi, '')
    .trim()

/** Thousands by a space or an apostrophe leave no doubt: they are taken out. */
const withoutGroups = (text: string): string => {
  const [whole = '', rest] = text.split(/(?=[.,])/, 2)
  const isGrouped = /^[+-]?\d{1,3}(?: \d{3})+$/.test(whole) || /^[+-]?\d{1,3}(?:'\d{3})+$/.test(whole)
  return isGrouped && !/[ ']/.test(rest ?? '') ? text.replace(/[ ']/g, '') : text
}

const plain = (cell: string): string => withoutGroups(bare(cell))

const groupsOf = (sign: Sign): RegExp => new RegExp(`^[+-]?\\d{1,3}(?:\\${sign}\\d{3})+$`)

/** How the signs of a number can be read. */
type Signs =
  | { form: 'whole' }
  | { form: 'decimal'; sign: Sign }
  | { form: 'thousands'; sign: Sign }
  | { form: 'open'; sign: Sign }
  | { form: 'none' }

/** What one sign says, if it is that of decimals or of thousands; undefined where the text has it in another way. */
const saidBy = (sign: Sign, text: string): Signs | undefined => {
  const [whole = '', decimals = '', ...more] = text.split(sign)
  if (more.length > 0) return groupsOf(sign).test(text) ? { form: 'thousands', sign } : undefined
  if (!/^\d+$/.test(decimals)) return undefined
  if (groupsOf(other[sign]).test(whole)) return { form: 'decimal', sign }
  if (!/^[+-]?\d+$/.test(whole)) return undefined
  const isOpen = decimals.length === 3 && /^[+-]?[1-9]\d{0,2}$/.test(whole)
  return { form: isOpen ? 'open' : 'decimal', sign }
}

/** What the signs of a number say by themselves; one sign before three digits says nothing. */
const signsOf = (text: string): Signs =>
  /^[+-]?\d+$/.test(text) ? { form: 'whole' } : (saidBy(',', text) ?? saidBy('.', text) ?? { form: 'none' })

const asDecimal = (text: string, sign: Sign): number => Number(text.replaceAll(other[sign], '').replace(sign, '.'))

const asThousands = (text: string, sign: Sign): number => Number(text.replaceAll(sign, ''))

/** The signs of decimals that the cells of a file prove: `85,5` proves the comma, `1.234.567` proves it too. */
export const decimalSigns = (cells: Iterable<string>): DecimalSigns => {
  const signs = new Set<Sign>()
  for (const cell of cells) {
    const found = signsOf(plain(cell))
    if (found.form === 'decimal') signs.add(found.sign)
    if (found.form === 'thousands') signs.add(other[found.sign])
  }
  return signs
}

const isWithin = (value: number, { low, high }: Bounds): boolean => value >= low && value <= high

/**
 * What one sign before three digits means: in a sum thousands, since cents are two digits; else what the rest of the file
 * proves, or the only reading that the bounds admit. Undefined where both remain.
 */
const settled = (
  text: string,
  sign: Sign,
  kind: NumberKind,
  bounds: Bounds,
  signs: DecimalSigns,
): number | undefined => {
  const isProven = signs.size === 1
  const thousands = asThousands(text, sign)
  const decimal = asDecimal(text, sign)
  if (kind === 'sum') return isProven && signs.has(sign) ? undefined : thousands
  if (isProven) return signs.has(sign) ? decimal : thousands
  if (isWithin(thousands, bounds) === isWithin(decimal, bounds)) return undefined
  return isWithin(decimal, bounds) ? decimal : thousands
}

/**
 * The number of a cell, written with a comma or a point, with thousands by spaces, apostrophes or the other sign, and with
 * its unit behind it; or why it is none.
 */
export const readNumber = (cell: string, kind: NumberKind, bounds: Bounds, signs: DecimalSigns): Read<number> => {
  const text = plain(cell)
  const found = signsOf(text)
  if (found.form === 'none') return { fault: { key: 'row.number', values: { value: cell } } }
  const value =
    found.form === 'whole'
      ? Number(text)
      : found.form === 'decimal'
        ? asDecimal(text, found.sign)
        : found.form === 'thousands'
          ? asThousands(text, found.sign)
          : settled(text, found.sign, kind, bounds, signs)
  if (value === undefined && found.form === 'open')
    return {
      fault: {
        key: 'row.ambiguous',
        values: { value: cell, asThousands: asThousands(text, found.sign), asDecimal: asDecimal(text, found.sign) },
      },
    }
  if (value === undefined || !isWithin(value, bounds))
    return { fault: { key: 'row.range', values: { value: cell, ...bounds } } }
  return { value }
}
