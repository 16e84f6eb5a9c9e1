/** JSON Schema of an input, as far as it is read. */
export interface InputSchema {
  type?: string | readonly string[] | undefined
  properties?: Readonly<Record<string, InputSchema | boolean>> | undefined
  required?: readonly string[] | undefined
  items?: unknown
  enum?: readonly unknown[] | undefined
}

/** Reads the name of a figure, as `{D4}`; undefined without one. */
export type ReadFigureName = (name: string) => number | string | undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toSchema = (schema: unknown): InputSchema => (isRecord(schema) ? schema : {})

const fold = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Most objects around an input, as `{"$PARAMETER_NAME": {…}}` or `{"data": {…}}` (vercel/ai#10845). */
const wrapsMax = 3

const unwrapInput = (input: unknown, properties: object): unknown => {
  let inside = input
  for (let depth = 0; depth < wrapsMax; depth += 1) {
    if (!isRecord(inside)) return inside
    const [name, ...others] = Object.keys(inside)
    if (name === undefined || others.length > 0 || name in properties) return inside
    const next = parseJsonText(inside[name])
    if (!isRecord(next)) return inside
    inside = next
  }
  return inside
}

/** Longest text that is read as a value. */
const textMax = 60
const plain = /^[-−]?\d{1,15}(?:\.\d{1,15})?$/
/** Groups of three parted by spaces or apostrophes, or by at least two equal signs; with decimals or without. */
const spaced = /^[-−]?\d{1,3}(?:[ '’\u00A0\u202F]\d{3}){1,4}(?:[.,]\d{1,2})?$/
const dotted = /^[-−]?\d{1,3}(?:\.\d{3}){2,4}(?:,\d{1,2})?$|^[-−]?\d{1,3}\.\d{3},\d{1,2}$/
const comma = /^[-−]?\d{1,3}(?:,\d{3}){2,4}(?:\.\d{1,2})?$|^[-−]?\d{1,3},\d{3}\.\d{1,2}$/
const decimal = /^[-−]?\d{1,15},\d{1,2}$/
const unit = /\s?(?:EUR|€|m²|m2|%)$/i

/** Number as models write it in a text; undefined where it could be two: `700.000` is 700 or 700 000. */
const readNumber = (text: string): number | undefined => {
  const bare = text.replace(unit, '').trim()
  // Three digits behind one point are decimals or a group.
  const isAmbiguous = /^[-−]?[1-9]\d{0,2}[.,]\d{3}$/.test(bare)
  if (isAmbiguous) return undefined
  const digits = [
    plain.test(bare) ? bare : undefined,
    spaced.test(bare) ? bare.replaceAll(/[ '’\u00A0\u202F]/g, '').replace(',', '.') : undefined,
    dotted.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : undefined,
    comma.test(bare) ? bare.replaceAll(',', '') : undefined,
    decimal.test(bare) ? bare.replace(',', '.') : undefined,
  ].find(read => read !== undefined)
  if (digits === undefined) return undefined
  const value = Number(digits.replace('−', '-'))
  // The fields of rates are fractions. Twelve digits keep 3.4 % from becoming 0.034000000000000002.
  return text.trim().endsWith('%') ? Number((value / 100).toPrecision(12)) : value
}

const figureName = /\s?\{([DLC]\d{1,3})\}$/

/** Text without the name of a figure behind it, or the figure of a text that is only a name. */
const readNamed = (text: string, readName: ReadFigureName): number | string => {
  const bare = text.trim()
  const [whole = '', name = ''] = figureName.exec(bare) ?? []
  if (whole === '') return bare
  const rest = bare.slice(0, bare.length - whole.length).trim()
  return rest === '' ? (readName(name) ?? bare) : rest
}

const day = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/

/**
 * Day in figures as YYYY-MM-DD; any other text unchanged, as `04/03/2026`, which is a day of March or of April: only a
 * first number that is no month tells.
 */
const readDay = (text: string): string => {
  const [, date = '', sign, month = '', year = ''] = day.exec(text) ?? []
  if (year === '' || (sign === '/' && Number(date) <= 12)) return text
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

const parseJsonText = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Member of a list that a value stands for: in another case, with underscores, or as a number. */
const readMember = (value: unknown, members: readonly unknown[]): unknown => {
  const wanted = fold(String(value))
  const found = members.filter(member => member === value || fold(String(member)) === wanted)
  return members.includes(value) ? value : found.length === 1 ? found[0] : value
}

const booleans: Readonly<Record<string, boolean>> = { true: true, false: false }

const fitText = (schema: InputSchema, text: string, readName: ReadFigureName): unknown => {
  const value = readNamed(text, readName)
  const { type } = schema
  if (typeof value === 'number') return type === 'string' ? String(value) : value
  if (type === 'number' || type === 'integer') return readNumber(value) ?? text
  if (type === 'boolean') return booleans[value.toLowerCase()] ?? text
  return type === 'string' ? readDay(value) : text
}

const fitFields = (schema: InputSchema, input: unknown, readName: ReadFigureName): unknown => {
  const { properties = {}, required = [] } = schema
  const inside = unwrapInput(parseJsonText(input), properties)
  if (!isRecord(inside)) return inside
  const names = new Map(Object.keys(properties).map(name => [fold(name), name]))
  return Object.fromEntries(
    Object.entries(inside).flatMap(([written, value]): [string, unknown][] => {
      const name = written in properties ? written : (names.get(fold(written)) ?? written)
      // Null and an empty text stand for a field that is left out.
      if ((value === null || value === '') && !required.includes(name)) return []
      return [[name, fitInput(toSchema(properties[name]), value, readName)]]
    }),
  )
}

/**
 * Input of a call in the types of its schema, where a model meant them: numbers and days in texts, names of figures,
 * members of a list in another case, fields with underscores, null for what is left out, an object around the object.
 * Anything else stays as it is, and is refused by the schema.
 */
export const fitInput = (schema: InputSchema, value: unknown, readName: ReadFigureName = () => undefined): unknown => {
  if (schema.enum) return readMember(value, schema.enum)
  if (schema.type === 'object') return fitFields(schema, value, readName)
  if (schema.type === 'array') {
    const list = parseJsonText(value)
    return (Array.isArray(list) ? list : isRecord(list) ? [list] : [value]).map(one =>
      fitInput(toSchema(schema.items), one, readName),
    )
  }
  if (typeof value === 'string' && value.length <= textMax) return fitText(schema, value, readName)
  return typeof value === 'number' && schema.type === 'string' ? String(value) : value
}
