import { type Bounds, readNumberCell } from '../table-file/numbers.ts'
import { getLastName, type ReadTexts, shareFields } from './read-texts.ts'
import type { DocumentValue, ReadRow } from './readings.ts'

/** Value of a typed text, or the sentence that says why it is none. */
type TypedValue = { value: DocumentValue } | { fault: string }

type NumberForm = 'sum' | 'measure' | 'whole' | 'share'

/** Numbers that may have three decimals, unlike sums of money. */
const measures: ReadonlySet<string> = new Set([
  ...['primaryEnergyKwhM2Year', 'heatingDemandKwhM2Year', 'co2KgM2Year', 'referenceAreaM2', 'saleableAreaM2'],
  ...['grossFloorAreaM2', 'landAreaM2', 'quantity', 'unitPrice'],
])

const wholes: ReadonlySet<string> = new Set(['constructionYear', 'year', 'units', 'durationMonths'])

/** Form of a number by the path of its field. */
export const getNumberForm = (path: string): NumberForm => {
  const name = getLastName(path)
  if (shareFields.has(name)) return 'share'
  if (wholes.has(name)) return 'whole'
  return measures.has(name) ? 'measure' : 'sum'
}

const sumMax = 1e9

/** Bounds of a typed number; those of a share are in per cent. */
const getBounds = (path: string): Bounds => {
  if (getNumberForm(path) !== 'share') return { low: -sumMax, high: sumMax }
  return { low: getLastName(path) === 'marginRate' ? -100 : 0, high: 100 }
}

/** Characters of the longest number that is read. */
const numberLengthMax = 40

/** A quotient or product without the error of its last binary digits: 100 × 0.07 is 7. */
const toDecimalPrecision = (value: number): number => Number(value.toPrecision(15))

/** A number that can be read in one way only: a fourth decimal shows that three are no thousands. */
const formatExact = (value: number, { decimalSign }: ReadTexts): string => {
  const text = String(value)
  return (/\.\d{3}$/.test(text) ? `${text}0` : text).replace('.', decimalSign)
}

/** Text of a value that its field begins with, which reads back to the value. */
export const formatTyped = ({ path, value }: ReadRow, voice: ReadTexts): string => {
  if (typeof value === 'boolean') return voice.say(value ? 'yes' : 'no')
  if (typeof value === 'string') return value
  return getNumberForm(path) === 'share'
    ? `${formatExact(toDecimalPrecision(100 * value), voice)} %`
    : formatExact(value, voice)
}

const parseYesNo = (text: string, { say }: ReadTexts): TypedValue => {
  const word = text.toLowerCase()
  if (word === 'true' || word === say('yes').toLowerCase()) return { value: true }
  if (word === 'false' || word === say('no').toLowerCase()) return { value: false }
  return { fault: say('fault.yesNo', { yes: say('yes'), no: say('no') }) }
}

const parseNumber = (text: string, path: string, voice: ReadTexts): TypedValue => {
  const { say, decimalSign } = voice
  const notNumber = {
    fault: say('fault.number', { value: text.slice(0, numberLengthMax), example: `85${decimalSign}5` }),
  }
  if (text.length > numberLengthMax) return notNumber
  const form = getNumberForm(path)
  const cell = text.replace('\u2212', '-')
  const bounds = getBounds(path)
  const kind = form === 'measure' || form === 'share' ? 'area' : 'sum'
  const read = readNumberCell(form === 'share' ? cell.replace(/%$/, '').trim() : cell, kind, bounds, new Set())
  if ('value' in read) {
    if (form === 'whole' && !Number.isInteger(read.value)) return { fault: say('fault.whole', { value: text }) }
    return { value: form === 'share' ? toDecimalPrecision(read.value / 100) : read.value }
  }
  const { key, values = {} } = read.fault
  if (key === 'row.range') return { fault: say('fault.range', { value: text, ...bounds }) }
  if (key !== 'row.ambiguous') return notNumber
  const [asThousands, asDecimal] = [values.asThousands, values.asDecimal].map(one => formatExact(Number(one), voice))
  return { fault: say('fault.ambiguous', { value: text, asThousands: asThousands ?? '', asDecimal: asDecimal ?? '' }) }
}

/** Reads a typed text as a value of the type that was read; shares are typed in per cent. */
export const parseTyped = (typed: string, row: ReadRow, voice: ReadTexts): TypedValue => {
  const text = typed.trim()
  if (text === formatTyped(row, voice)) return { value: row.value }
  if (text === '') return { fault: voice.say('fault.empty') }
  if (typeof row.value === 'string') return { value: text }
  return typeof row.value === 'boolean' ? parseYesNo(text, voice) : parseNumber(text, row.path, voice)
}
