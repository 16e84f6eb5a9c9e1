import fc from 'fast-check'
import { prices } from '../domain/estimation/real-prices.ts'

/** A JSON Schema as the OpenAPI file holds it. */
export type Schema = Record<string, unknown>

/** A request body as text, since not everything that is sent is JSON. */
export type Text = fc.Arbitrary<string>

/** Whether a value is a schema, and not a list or a flag of one. */
export const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Names that the service knows, so that the model itself is asked and not only its doorman. */
export const known: Record<string, Text> = {
  commune: fc.constantFrom(
    ...prices.communes.flatMap(({ name, names, aliases }) => [name, name, ...names, ...aliases.slice(0, 2)]),
    ...prices.communes.map(({ name }) => ` ${name.toUpperCase()} `),
  ),
  quartier: fc.constantFrom(...prices.quartiers.map(({ name }) => name)),
}

/** Texts of a form that chance would hardly ever find, by the names of their fields. */
export const formed: Record<string, Text> = {
  colour: fc.integer({ min: 0, max: 0xffffff }).map(colour => `#${colour.toString(16).padStart(6, '0')}`),
  email: fc.constantFrom('ada@agency.example', 'ada.exemple@agence.example', 'é@é'),
  key: fc.stringMatching(/^[\x21-\x7E]{8,60}$/),
  id: fc.uuid(),
  // The challenge of an answer and its solutions; none is the right one.
  proof: fc
    .tuple(
      fc.stringMatching(/^[0-9a-z]{1,8}$/),
      fc.stringMatching(/^[\w-]{43}$/),
      fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
    )
    .map(([due, signature, solutions]) => `${due}.${signature}:${solutions.join(',')}`),
  phone: fc.constantFrom('+352 26 12 34', '(0352) 000-000', '621/00.00.00'),
  page: fc.constantFrom(
    'https://agency.example/estimer?utm_source=x#form',
    'http://127.0.0.1:8080/',
    'https://é.example',
  ),
  privacyUrl: fc.constantFrom('https://agency.example/privacy', 'http://agency.example'),
}

/** A value as it is sent. */
export const json = (value: unknown): string => JSON.stringify(value)

/** Texts that chance may draw in vain before a field wants a form of its own. */
const vainMax = 20_000

/**
 * Texts within the schema's bounds, counted in the units of JavaScript, and not blank.
 * @throws Error where chance finds none of the pattern, which would be sought for ever.
 */
export const fittingText = ({ minLength = 0, maxLength = 50, pattern = '' }: Schema, name = ''): Text => {
  const fits = new RegExp(String(pattern), 'u')
  let vain = 0
  const isFit = (text: string): boolean => {
    const isGood = text.trim().length >= Number(minLength) && text.length <= Number(maxLength) && fits.test(text)
    vain = isGood ? 0 : vain + 1
    if (vain > vainMax) throw new Error(`Chance finds no text of ${name} by ${fits}: it wants a form among \`formed\`.`)
    return isGood
  }
  return fc
    .oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.string({ unit: 'binary', maxLength: Number(maxLength) }))
    .filter(isFit)
    .map(json)
}

/** Calendar days around those whose law is covered, and the odd ones. */
export const days: Text = fc
  .oneof(
    fc
      .date({ min: new Date('2000-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
      .map(date => date.toISOString().slice(0, 10)),
    fc.constantFrom('0001-01-01', '1940-12-31', '2000-02-29', '2014-12-31', '2027-12-31', '9999-12-31'),
  )
  .map(json)

/** Instants of the years in which the service is used. */
export const instants: Text = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map(date => json(date.toISOString()))

/** Lowest and highest value of a number; a bound that is excluded is left by a millionth. */
export const boundsOf = ({
  minimum,
  exclusiveMinimum,
  maximum,
  exclusiveMaximum,
}: Schema): { min: number; max: number } => ({
  min: exclusiveMinimum === undefined ? Number(minimum) : Number(exclusiveMinimum) + 1e-6,
  max: exclusiveMaximum === undefined ? Number(maximum) : Number(exclusiveMaximum) - 1e-6,
})

/** Numbers between the bounds of a schema, whole ones and the bounds themselves among them. */
export const fittingNumber = (schema: Schema): Text => {
  const { min, max } = boundsOf(schema)
  const edges = fc.constantFrom(json(min), json(max))
  const [first, last] = [Math.ceil(min), Math.floor(max)]
  // Between two bounds there may be no whole number.
  const whole = first > last ? edges : fc.integer({ min: first, max: last }).map(String)
  return schema.type === 'integer'
    ? fc.oneof(edges, whole)
    : fc.oneof(edges, fc.double({ min, max, noNaN: true }).map(json), whole)
}
