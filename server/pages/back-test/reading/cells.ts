import { type DayOrder, readDayCell } from '../../table-file/days.ts'
import { readNameCell } from '../../table-file/name-cell.ts'
import { type DecimalSigns, readNumberCell } from '../../table-file/numbers.ts'
import { isUnknownCell, normaliseName } from '../../table-file/words.ts'
import type { Sale } from '../sale.ts'
import { saleBounds } from './bounds.ts'
import { type Choice, type Field, findChoiceByFirstWords, parseYesNo, saleColumns } from './names.ts'
import type { ReadSaleValue, SaleCellFault } from './sale-fault.ts'

/** Context for reading the cells of a file. */
export interface CellContext {
  signs: DecimalSigns
  days: DayOrder
  /** Allowed words of a field, in the language of the messages. */
  allowedWords(field: Choice | 'parking' | 'estNeuf' | 'classeEnergie'): string
}

/** Value of a dwelling field; undefined if unknown. */
type Value = string | number | boolean | undefined

const classes: ReadonlySet<string> = new Set(['A', 'B', 'C', 'D', 'E', 'F', 'G'])

/** Characters of a cell that is read by its words, and shown in messages. */
const wordsLengthMax = 80

const createChoiceFault = (cell: string, allowed: string): { fault: SaleCellFault } => ({
  fault: { key: 'row.choice', values: { value: cell, allowed } },
})

/** Reads a whole number, alone or before its unit: `3`, `3.0`, `3 chambres`. */
const readWholeNumber = (cell: string, { signs }: CellContext): ReadSaleValue<Value> => {
  const number = cell.length > wordsLengthMax ? cell : (/^(\d{1,2})\s*\p{L}/u.exec(cell)?.[1] ?? cell)
  const read = readNumberCell(number, 'area', saleBounds.nbChambres, signs)
  if ('fault' in read || Number.isInteger(read.value)) return read
  return { fault: { key: 'row.whole', values: { value: cell } } }
}

/**
 * Reads the class of an energy certificate: A+ and better are A, H and I are G; of the three classes of a Luxembourg
 * certificate (`B-C-B`) the first, that of primary energy.
 */
const readEnergyClass = (cell: string, { allowedWords }: CellContext): ReadSaleValue<Value> => {
  const text = cell
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/^(?:CLASSE?|KLASSE?|CPE):?/, '')
  const [, first = ''] = /^([A-I])\+*(?:[-/|][A-I]\+*){0,2}$/.exec(text) ?? []
  const value = first === 'H' || first === 'I' ? 'G' : first
  return classes.has(value) ? { value } : createChoiceFault(cell, allowedWords('classeEnergie'))
}

/** Whether a cell says of a parking place that there is one: a number of them, or what it is. */
const saysParking = (cell: string): boolean =>
  /^[1-9](?!\d)/.test(cell) || saleColumns.find(cell.split(/[\s,;/(+-]+/, 1)[0] ?? '') === 'parking'

const readYesNo = (cell: string, field: 'parking' | 'estNeuf', { allowedWords }: CellContext): ReadSaleValue<Value> => {
  // Programs write the numbers of a column with empty cells as 1.0 and 0.0.
  const [, digit] = /^([01])(?:[.,]0)?$/.exec(cell) ?? []
  if (digit !== undefined) return { value: digit === '1' }
  const answer = parseYesNo(cell)
  if (answer !== undefined) return { value: answer }
  if (field === 'parking' && saysParking(cell)) return { value: true }
  if (field === 'parking' && findChoiceByFirstWords('exterieur', cell) === 'aucun') return { value: false }
  return createChoiceFault(cell, allowedWords(field))
}

const readChoiceCell = (cell: string, field: Choice, { allowedWords }: CellContext): ReadSaleValue<Value> => {
  const value = findChoiceByFirstWords(field, cell)
  return value === undefined ? createChoiceFault(cell, allowedWords(field)) : { value }
}

const floorWords = '(?:etage|niveau|og|obergeschoss|stock|stockwerk|stack|floor|andar|piso)'
const upperFloor = new RegExp(`^${floorWords}?[1-9]\\d?(?:er|ere|e|eme|st|nd|rd|th|o|a|ten|ter)?${floorWords}?$`)

/** Whether the floor is a number above 0, as `3`, `1er` or `2. OG`, which does not say whether it is the top one. */
export const isUpperFloorNumber = (cell: string): boolean =>
  cell.length <= wordsLengthMax && !/^-/.test(cell) && upperFloor.test(normaliseName(cell.replace(/[.,]0$/, '')))

const readFloorCell = (cell: string, context: CellContext): ReadSaleValue<Value> => {
  if (/^0(?:[.,]0)?$/.test(cell)) return { value: 'rdc' }
  return isUpperFloorNumber(cell) ? { value: undefined } : readChoiceCell(cell, 'etage', context)
}

const readers: Readonly<Record<Field, (cell: string, context: CellContext) => ReadSaleValue<Value>>> = {
  commune: cell => readNameCell(cell, saleBounds.nameMax),
  quartier: cell => readNameCell(cell, saleBounds.nameMax),
  surface: (cell, { signs }) => readNumberCell(cell, 'area', saleBounds.surface, signs),
  nbChambres: readWholeNumber,
  etage: readFloorCell,
  etat: (cell, context) => readChoiceCell(cell, 'etat', context),
  exterieur: (cell, context) => readChoiceCell(cell, 'exterieur', context),
  parking: (cell, context) => readYesNo(cell, 'parking', context),
  classeEnergie: readEnergyClass,
  typeBien: (cell, context) => readChoiceCell(cell, 'typeBien', context),
  estNeuf: (cell, context) => readYesNo(cell, 'estNeuf', context),
  price: (cell, { signs }) => readNumberCell(cell, 'sum', saleBounds.price, signs),
  soldOn: (cell, { days }) => readDayCell(cell, days),
  group: cell => readNameCell(cell, saleBounds.groupMax),
}

const needed: ReadonlySet<Field> = new Set(saleColumns.needed)

/** Whether a sale cannot be judged without a field. */
export const isNeededField = (field: Field): boolean => needed.has(field)

/** Fields that are read by their words. */
const wordFields: ReadonlySet<Field> = new Set([
  ...(['nbChambres', 'etage', 'etat', 'exterieur', 'parking', 'classeEnergie', 'typeBien', 'estNeuf'] as const),
])

/** Value of a cell for a field; an unknown value is undefined, or a fault if the field is required. */
export const readCell = (field: Field, cell: string, context: CellContext): ReadSaleValue<Value> => {
  if (isUnknownCell(cell)) return needed.has(field) ? { fault: { key: 'row.missing' } } : { value: undefined }
  if (wordFields.has(field) && cell.length > wordsLengthMax)
    return { fault: { key: 'row.long', values: { most: wordsLengthMax } } }
  if (/^=/.test(cell)) return { fault: { key: 'row.formula' } }
  return readers[field](cell, context)
}

/** Converts read fields to a sale; the readers return the types of a sale. */
export const toSale = ({ price, soldOn, group, ...input }: Readonly<Partial<Record<Field, Value>>>): Sale => {
  const known = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  return { input: known, price, soldOn, ...(group !== undefined && { group }) } as unknown as Sale
}
