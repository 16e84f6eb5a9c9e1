import * as z from 'zod'
import { parseStatedNumbers } from '#domain/documents/stated-number'
import { isPlainObject, unwrapNullable } from './schema-parts.ts'
import { listDocumentFields } from './sent-schema.ts'

/** Longest text that is read as a number, a day or an answer to a yes-or-no question. */
const textMax = 60
const plainNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/
const writtenDay = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/

/** Amount with a comma before its cents, or a dash in their place: `600.000,-`, `1 250,50 EUR`; and one with a point. */
const commaCents = /^(\d{1,3}(?:[ .'’\u00a0\u202f]?\d{3}){0,4}),(\d{2}|[-–])?(?: ?(?:EUR|€))?$/
const pointCents = /^(\d{1,3}(?:[ ,'’\u00a0\u202f]?\d{3}){0,4})\.(\d{2}|[-–])(?: ?(?:EUR|€))?$/
/** Amount in whole groups of three, which no unit of money divides. */
const grouped = /^(\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3}){1,4})(?: ?(?:EUR|€))?$/
const moneyUnits: readonly unknown[] = ['EUR', 'currency']

/** Number of an amount as documents write it; undefined where it is written in another way. */
const readAmountText = (text: string): number | undefined => {
  const [, whole, cents = ''] = commaCents.exec(text) ?? pointCents.exec(text) ?? grouped.exec(text) ?? []
  if (whole === undefined) return undefined
  return Number(`${whole.replaceAll(/\D/g, '')}.${cents.replaceAll(/\D/g, '') || '0'}`)
}

/** Number in a text, by the unit of its field; undefined where it has none, or several. */
const readNumberText = (text: string, unit: unknown): number | undefined => {
  if (plainNumber.test(text)) return Number(text)
  const amount = moneyUnits.includes(unit) ? readAmountText(text.replace(/^[-−]/, '')) : undefined
  const { numbers, fractions } = parseStatedNumbers(text)
  const read = amount !== undefined ? [amount] : [...(unit === 'fraction' && text.includes('%') ? fractions : numbers)]
  const [value] = read
  if (value === undefined || read.length > 1) return undefined
  return /^[-−]/.test(text) ? -value : value
}

/** Day in figures as YYYY-MM-DD, from `15.03.2026`; the text itself where it is written in another way. */
const readDayText = (text: string): string => {
  const [, day = '', month = '', year = ''] = writtenDay.exec(text) ?? []
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * Value of a field from what a model sent: a text is read as a number, a day or a yes where the field is one, and an
 * empty text is null. Anything else stays as it was sent, for the schema to judge.
 */
export const readSentValue = (schema: z.ZodType, sent: unknown): unknown => {
  if (typeof sent !== 'string') return sent
  const text = sent.trim()
  if (text === '') return null
  if (text.length > textMax) return sent
  const inside = unwrapNullable(schema)
  if (inside.type === 'number') {
    return readNumberText(text, inside.meta()?.['x-unit'] ?? schema.meta()?.['x-unit']) ?? sent
  }
  if (inside.type === 'boolean') return { true: true, false: false }[text.toLowerCase()] ?? sent
  return inside instanceof z.ZodISODate ? readDayText(text) : sent
}

/** Answer within the objects that some models put around it, as `{"$PARAMETER_NAME": {…}}` or `{"data": {…}}`. */
const unwrapAnswer = (sent: unknown, names: ReadonlySet<string>): unknown => {
  let inside = sent
  for (let depth = 0; depth < 3; depth += 1) {
    if (!isPlainObject(inside)) return inside
    const [name, ...others] = Object.keys(inside)
    if (name === undefined || others.length > 0 || names.has(name) || !isPlainObject(inside[name])) return inside
    inside = inside[name]
  }
  return inside
}

/** Values of a list by their fields; a second value of a field is one of the others. */
const groupFoundValues = (found: readonly unknown[]) => {
  const fields = new Map<string, Record<string, unknown>>()
  const others: unknown[] = []
  for (const one of found) {
    if (!isPlainObject(one) || typeof one.field !== 'string') continue
    const { field, ...value } = one
    // A text without content is what the document does not state.
    if (typeof value.value === 'string' && value.value.trim() === '') continue
    const known = fields.get(field)
    if (!known) fields.set(field, value)
    else if (known.value !== value.value) others.push(one)
  }
  return { fields: Object.fromEntries(fields), others }
}

/**
 * Answer of a model by the fields of the document, from the list of values that the sent schema asks for. An answer that
 * has the fields themselves, of a model that ignores the schema, stays as it is.
 */
export const toFieldAnswer = (document: z.ZodObject, sent: unknown): unknown => {
  const { single, lists } = listDocumentFields(document)
  const names = new Set(['found', 'others', ...single.map(([name]) => name), ...lists.map(([name]) => name)])
  const answer = unwrapAnswer(sent, names)
  if (!isPlainObject(answer) || !Array.isArray(answer.found)) return answer
  const { found, others, ...rest } = answer
  const grouped = groupFoundValues(Array.isArray(found) ? found : [])
  const isEmpty = Object.keys(grouped.fields).length === 0
  return {
    // A document that states nothing is an answer: its first field is null, and so it is not foreign.
    ...(isEmpty && single[0] && { [single[0][0]]: null }),
    ...rest,
    ...grouped.fields,
    others: [...grouped.others, ...(Array.isArray(others) ? others : [])],
  }
}
