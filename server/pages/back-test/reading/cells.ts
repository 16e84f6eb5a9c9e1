import type { Sale } from '../sale.ts'
import { saleBounds } from './bounds.ts'
import { readDayCell } from './days.ts'
import type { CellFault, Read } from './fault.ts'
import { type Choice, type Field, findChoiceValue, isUnknownCell, parseYesNo } from './names.ts'
import { type DecimalSigns, readNumberCell } from './numbers.ts'

/** Context for reading the cells of a file. */
export interface CellContext {
  signs: DecimalSigns
  /** Allowed words of a field, in the language of the messages. */
  allowedWords(field: Choice | 'parking' | 'estNeuf' | 'classeEnergie'): string
}

/** Value of a dwelling field; undefined if unknown. */
type Value = string | number | boolean | undefined

const classes: ReadonlySet<string> = new Set(['A', 'B', 'C', 'D', 'E', 'F', 'G'])

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not allowed in a name
const controlCharacters = /[\x00-\x1F\x7F-\x9F]/

const createChoiceFault = (cell: string, allowed: string): { fault: CellFault } => ({
  fault: { key: 'row.choice', values: { value: cell, allowed } },
})

const readNameCell = (cell: string): Read<Value> => {
  if (cell.length > saleBounds.nameMax) return { fault: { key: 'row.long', values: { most: saleBounds.nameMax } } }
  return controlCharacters.test(cell) ? { fault: { key: 'row.characters' } } : { value: cell }
}

const readWholeNumber = (cell: string, { signs }: CellContext): Read<Value> => {
  const read = readNumberCell(cell, 'area', saleBounds.nbChambres, signs)
  if ('fault' in read || Number.isInteger(read.value)) return read
  return { fault: { key: 'row.whole', values: { value: cell } } }
}

/** Reads the class of an energy certificate: A+ and better are A, H and I are G. */
const readEnergyClass = (cell: string, { allowedWords }: CellContext): Read<Value> => {
  const text = cell.toUpperCase().replace(/\s/g, '')
  if (/^A\++$/.test(text)) return { value: 'A' }
  if (text === 'H' || text === 'I') return { value: 'G' }
  return classes.has(text) ? { value: text } : createChoiceFault(cell, allowedWords('classeEnergie'))
}

const readYesNo = (cell: string, field: 'parking' | 'estNeuf', { allowedWords }: CellContext): Read<Value> => {
  if (/^[01]$/.test(cell)) return { value: cell === '1' }
  // A number of parking spaces.
  if (field === 'parking' && /^[2-9]$/.test(cell)) return { value: true }
  const answer = parseYesNo(cell)
  return answer === undefined ? createChoiceFault(cell, allowedWords(field)) : { value: answer }
}

const readChoiceCell = (cell: string, field: Choice, { allowedWords }: CellContext): Read<Value> => {
  const value = findChoiceValue(field, cell)
  return value === undefined ? createChoiceFault(cell, allowedWords(field)) : { value }
}

/** Whether the floor is a number above 0, which does not say whether it is the top one. */
export const isUpperFloorNumber = (cell: string): boolean => /^[1-9]\d?$/.test(cell)

const readFloorCell = (cell: string, context: CellContext): Read<Value> => {
  if (cell === '0') return { value: 'rdc' }
  return isUpperFloorNumber(cell) ? { value: undefined } : readChoiceCell(cell, 'etage', context)
}

const readers: Readonly<Record<Field, (cell: string, context: CellContext) => Read<Value>>> = {
  commune: readNameCell,
  quartier: readNameCell,
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
  soldOn: cell => readDayCell(cell),
}

const needed: ReadonlySet<Field> = new Set(['commune', 'surface', 'price', 'soldOn'])

/** Value of a cell for a field; an unknown value is undefined, or a fault if the field is required. */
export const readCell = (field: Field, cell: string, context: CellContext): Read<Value> => {
  if (isUnknownCell(cell)) return needed.has(field) ? { fault: { key: 'row.missing' } } : { value: undefined }
  return readers[field](cell, context)
}

/** Converts read fields to a sale; the readers return the types of a sale. */
export const toSale = ({ price, soldOn, ...input }: Readonly<Partial<Record<Field, Value>>>): Sale => {
  const known = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  return { input: known, price, soldOn } as unknown as Sale
}
