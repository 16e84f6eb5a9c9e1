import fc from 'fast-check'
import { document } from './document.ts'
import {
  boundsOf,
  days,
  fittingNumber,
  fittingText,
  formed,
  instants,
  isSchema,
  json,
  known,
  type Schema,
  type Text,
} from './generated-values.ts'

const resolved = (schema: Schema): Schema => {
  if (typeof schema.$ref !== 'string') return schema
  const target = document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? '']
  return isSchema(target) ? target : {}
}

const object = (entries: readonly (readonly [string, string])[]): string =>
  `{${entries.map(([name, value]) => `${json(name)}:${value}`).join(',')}}`

/** Some of the fields of an object, each with a text from `of`; required ones always unless `holes`. */
const fields = (schema: Schema, of: (field: Schema, name: string) => Text, holes: boolean) => {
  const required = Array.isArray(schema.required) ? schema.required : []
  const some = Object.entries(isSchema(schema.properties) ? schema.properties : {}).map(([name, field]) => {
    const entry = of(isSchema(field) ? field : {}, name).map((text): [string, string][] => [[name, text]])
    const isOptional = holes || !required.includes(name)
    return isOptional ? fc.oneof({ weight: holes && required.includes(name) ? 9 : 1, arbitrary: entry }, none) : entry
  })
  return fc.tuple(...some).map(entries => entries.flat())
}

const none = fc.constant<[string, string][]>([])

/** Entries of an object whose names have a pattern instead of a list, each with a text from `of`. */
const record = (
  { propertyNames, additionalProperties, maxProperties }: Schema,
  of: (field: Schema) => Text,
): fc.Arbitrary<[string, string][]> | undefined => {
  if (!isSchema(additionalProperties) || !isSchema(propertyNames)) return undefined
  const names = fc.stringMatching(new RegExp(String(propertyNames.pattern)))
  return fc.uniqueArray(fc.tuple(names, of(additionalProperties)), {
    maxLength: Number(maxProperties),
    selector: ([name]) => name,
  })
}

const branches = ({ anyOf, oneOf }: Schema): Schema[] =>
  [anyOf, oneOf].flatMap(list => (Array.isArray(list) ? list.filter(isSchema) : []))

/** The branch of a union that a good body is of, by the words that tell its branches apart. */
const branchOf = (schema: Schema, good: object): Schema => {
  const isMeant = ({ properties }: Schema): boolean =>
    Object.entries(isSchema(properties) ? properties : {}).every(
      ([name, field]) => !isSchema(field) || !('const' in field) || field.const === Reflect.get(good, name),
    )
  return branches(schema).map(resolved).find(isMeant) ?? schema
}

/** JSON that fits a schema. */
export const fitting = (schemaOrRef: Schema, name = ''): Text => {
  const schema = resolved(schemaOrRef)
  if ('const' in schema) return fc.constant(json(schema.const))
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum.map(json))
  if (branches(schema).length > 0) return fc.oneof(...branches(schema).map(branch => fitting(branch)))
  switch (schema.type) {
    case 'object':
      return (record(schema, fitting) ?? fields(schema, fitting, false)).map(object)
    case 'array':
      return fc
        .array(fitting(schema.items as Schema), {
          minLength: Number(schema.minItems ?? 0),
          maxLength: Math.min(8, Number(schema.maxItems ?? 8)),
        })
        .map(items => `[${items.join(',')}]`)
    case 'string':
      if (schema.format === 'date') return days
      if (schema.format === 'date-time') return instants
      if (formed[name]) return formed[name].map(json)
      return known[name]
        ? fc.oneof({ weight: 6, arbitrary: known[name].map(json) }, fittingText(schema, name))
        : fittingText(schema, name)
    case 'boolean':
      return fc.constantFrom('true', 'false')
    // What is not read may be anything.
    case undefined:
      return fc.json()
    default:
      return fittingNumber(schema)
  }
}

const nested = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"a":', '}'], ['[{"__proto__":', '}]']), fc.integer({ min: 1, max: 3000 }))
  .map(([[open = '', close = ''], depth]) => `${open.repeat(depth)}0${close.repeat(depth)}`)

const huge = fc
  .tuple(fc.constantFrom('a', 'é', '🏠', ' ', '\\u0000', 'Esch '), fc.integer({ min: 101, max: 20_000 }))
  .map(([part, count]) => `"${part.repeat(count)}"`)

/** Good JSON of every wrong kind: other types, numbers without end, names that objects are born with. */
const odd = fc.constantFrom(
  ...['null', 'true', '0', '-0', '-1', '0.5', '20.5', '10001', '1e308', '1e999', '-1e999', '1e-999'],
  ...['9007199254740993', '""', '" "', '"80"', '"true"', '"NaN"', '"Infinity"', '"1e999"', '"\\u0000"', '"\\ud800"'],
  ...['"\\u202e"', '"maison"', '"__proto__"', '[]', '{}', '[[]]', '[80]', '{"0":1}', '{"length":4294967296}'],
  ...['{"__proto__":{"surface":80}}', '{"constructor":{"prototype":{"surface":80}}}', '{"toString":1,"valueOf":1}'],
)

/** Text that is no JSON. */
const broken = fc.constantFrom(
  ...['NaN', '-Infinity', 'undefined', '', '}', ']', '01', '.5', '+1', '0x10', "'a'", '"\n"', '"\\x"', '"', '1,', '//'],
)

/** Anything that may stand where a value is expected. */
const junk: Text = fc.oneof(
  { weight: 6, arbitrary: odd },
  { weight: 2, arbitrary: fc.json() },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }).map(json) },
  { weight: 1, arbitrary: broken },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: huge },
)

const strangeNames = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '', ' ', 'Surface', 'items'),
  fc.string({ unit: 'binary', maxLength: 150 }),
)

const strangers = fc.oneof(
  { weight: 3, arbitrary: none },
  { weight: 1, arbitrary: fc.array(fc.tuple(strangeNames, junk), { minLength: 1, maxLength: 3 }) },
)

/** A good body of which up to two fields are sent otherwise, each as the schema lets it. */
export const varied = (schemaOrRef: Schema, good: object): Text => {
  const { properties } = branchOf(resolved(schemaOrRef), good)
  const fields = Object.entries(isSchema(properties) ? properties : {})
  return fc
    .subarray(fields, { maxLength: Math.min(2, fields.length) })
    .chain(some =>
      fc.tuple(
        ...some.map(([name, field]) => fitting(field as Schema, name).map((text): [string, string] => [name, text])),
      ),
    )
    .map(changed => {
      const others = Object.entries(good).filter(([name]) => changed.every(([other]) => other !== name))
      return object([...others.map(([name, value]): [string, string] => [name, json(value)]), ...changed])
    })
}

/** A little off: a number as text, one beyond a bound, a word in capitals, a letter too many. */
const nearMiss = (schema: Schema): Text => {
  const { type, maxLength } = schema
  if (branches(schema).length > 0) return fc.oneof(...branches(schema).map(nearMiss))
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum.map(word => json(`${word} `.toUpperCase())))
  if (type === 'boolean') return fc.constantFrom('"true"', '"false"', '0', '1', 'null')
  if (type === 'string') {
    return fc.constantFrom(json('x'.repeat(Number(maxLength ?? 0) + 1)), '""', '"Ma\\u0007mer"', '7', 'true', '[]')
  }
  if (type !== 'number' && type !== 'integer') return junk
  const { min, max } = boundsOf(schema)
  const beyond = [min - 1, max + 1, min - 1e-9, max + 1e-7].map(json)
  return fc.oneof(fittingNumber(schema).map(json), fc.constantFrom(...beyond))
}

/** An object with one field that is off, or with many; with holes and strangers. */
const spoiledObject = (schema: Schema): Text => {
  const entries = record(schema, value => atTimes(fitting(value), spoiled(value)))
  if (entries) return fc.tuple(entries, strangers).map(some => object(some.flat()))
  const names = Object.keys(isSchema(schema.properties) ? schema.properties : {})
  const one = fc
    .constantFrom(...names)
    .chain(victim => fields(schema, (field, name) => (name === victim ? spoiled : fitting)(field, name), false))
  const many = fields(schema, (field, name) => atTimes(fitting(field, name), spoiled(field, name)), true)
  return fc.oneof(
    { weight: 3, arbitrary: one.map(object) },
    { weight: 2, arbitrary: fc.tuple(many, strangers).map(entries => object(entries.flat())) },
  )
}

const atTimes = (usual: Text, odd: Text): Text =>
  fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: odd })

/** Text for a schema of which one part or another is wrong; by chance it may still fit. */
export const spoiled = (schemaOrRef: Schema, name = ''): Text => {
  const schema = resolved(schemaOrRef)
  const variants = branches(schema).filter(branch => resolved(branch).type === 'object')
  if (variants.length > 0) return fc.oneof(...variants.map(variant => spoiled(variant)))
  if (schema.type === 'object') return fc.oneof({ weight: 12, arbitrary: spoiledObject(schema) }, junk)
  if (schema.type === 'array') {
    const item = resolved(schema.items as Schema) // every list of a request says what it holds
    const items = fc.array(atTimes(fitting(item), spoiled(item)), { maxLength: 8 })
    return fc.oneof({ weight: 6, arbitrary: items.map(list => `[${list.join(',')}]`) }, junk)
  }
  return fc.oneof({ weight: 2, arbitrary: nearMiss(schema) }, junk, ...(name in known ? [fittingText({})] : []))
}

/** Bodies above a limit of bytes: good JSON, text, blanks. */
export const tooLong = (limitBytes: number): Text =>
  fc.constantFrom('"', ' ', '[').map(mark => `${mark}${mark.repeat(limitBytes)}${mark}`)
