import type { Sale } from '../sale.ts'
import { saleBounds } from './bounds.ts'
import { readDay } from './days.ts'
import type { CellFault, Read } from './fault.ts'
import { answerOf, type Choice, choiceOf, type Field, saysUnknown } from './names.ts'
import { type DecimalSigns, readNumber } from './numbers.ts'

/** What the cells of a file share. */
export interface CellContext {
  signs: DecimalSigns
  /** The words of a choice, as the reader of a message has them. */
  wordsOf(field: Choice | 'parking' | 'estNeuf' | 'classeEnergie'): string
}

/** A field of the dwelling as it was read; undefined where the file does not know it. */
type Value = string | number | boolean | undefined

const classes: ReadonlySet<string> = new Set(['A', 'B', 'C', 'D', 'E', 'F', 'G'])

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a name must not have
const controlCharacters = /[\x00-\x1F\x7F-\x9F]/

const offList = (cell: string, allowed: string): { fault: CellFault } => ({
  fault: { key: 'row.choice', values: { value: cell, allowed } },
})

const readName = (cell: string): Read<Value> => {
  if (cell.length > saleBounds.nameMax) return { fault: { key: 'row.long', values: { most: saleBounds.nameMax } } }
  return controlCharacters.test(cell) ? { fault: { key: 'row.characters' } } : { value: cell }
}

const readWhole = (cell: string, { signs }: CellContext): Read<Value> => {
  const read = readNumber(cell, 'area', saleBounds.nbChambres, signs)
  if ('fault' in read || Number.isInteger(read.value)) return read
  return { fault: { key: 'row.whole', values: { value: cell } } }
}

/** The class of an energy certificate: A+ and better are A, H and I are G. */
const readClass = (cell: string, { wordsOf }: CellContext): Read<Value> => {
  const text = cell.toUpperCase().replace(/\s/g, '')
  if (/^A\++$/.test(text)) return { value: 'A' }
  if (text === 'H' || text === 'I') return { value: 'G' }
  return classes.has(text) ? { value: text } : offList(cell, wordsOf('classeEnergie'))
}

const readAnswer = (cell: string, field: 'parking' | 'estNeuf', { wordsOf }: CellContext): Read<Value> => {
  if (/^[01]$/.test(cell)) return { value: cell === '1' }
  // So many parking places.
  if (field === 'parking' && /^[2-9]$/.test(cell)) return { value: true }
  const answer = answerOf(cell)
  return answer === undefined ? offList(cell, wordsOf(field)) : { value: answer }
}

const readChoice = (cell: string, field: Choice, { wordsOf }: CellContext): Read<Value> => {
  const value = choiceOf(field, cell)
  return value === undefined ? offList(cell, wordsOf(field)) : { value }
}

/** Whether the floor is a number above 0, which does not say whether it is the top one. */
export const isUpperFloorNumber = (cell: string): boolean => /^[1-9]\d?$/.test(cell)

const readFloor = (cell: string, context: CellContext): Read<Value> => {
  if (cell === '0') return { value: 'rdc' }
  return isUpperFloorNumber(cell) ? { value: undefined } : readChoice(cell, 'etage', context)
}

const readers: Readonly<Record<Field, (cell: string, context: CellContext) => Read<Value>>> = {
  commune: readName,
  quartier: readName,
  surface: (cell, { signs }) => readNumber(cell, 'area', saleBounds.surface, signs),
  nbChambres: readWhole,
  etage: readFloor,
  etat: (cell, context) => readChoice(cell, 'etat', context),
  exterieur: (cell, context) => readChoice(cell, 'exterieur', context),
  parking: (cell, context) => readAnswer(cell, 'parking', context),
  classeEnergie: readClass,
  typeBien: (cell, context) => readChoice(cell, 'typeBien', context),
  estNeuf: (cell, context) => readAnswer(cell, 'estNeuf', context),
  price: (cell, { signs }) => readNumber(cell, 'sum', saleBounds.price, signs),
  soldOn: cell => readDay(cell),
}

const needed: ReadonlySet<Field> = new Set(['commune', 'surface', 'price', 'soldOn'])

/** What a cell says of a field; what is not known is undefined, or a fault where the field is needed. */
export const readCell = (field: Field, cell: string, context: CellContext): Read<Value> => {
  if (saysUnknown(cell)) return needed.has(field) ? { fault: { key: 'row.missing' } } : { value: undefined }
  return readers[field](cell, context)
}

/** A sale of fields that were all read: their readers gave each the kind that it has in a sale. */
export const saleOf = ({ price, soldOn, ...input }: Readonly<Partial<Record<Field, Value>>>): Sale => {
  const known = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  return { input: known, price, soldOn } as unknown as Sale
}
