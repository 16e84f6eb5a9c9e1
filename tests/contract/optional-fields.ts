import { countryCodes } from '#contract/propcalc/fees/countries'
import { document } from './document.ts'
import type { Schema } from './generated-values.ts'

/** A place of a body where an optional field is or may be. */
export interface Slot {
  /** The field by its schema, with the country where its schema has one for each: `<NL>.buyers[].share`. */
  field: string
  schema: Schema
  /** The way to it in this body. */
  at: readonly (string | number)[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const resolved = (schema: Schema): Schema => {
  if (typeof schema.$ref !== 'string') return schema
  const target = document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? '']
  return isRecord(target) ? target : {}
}

/** The branches of a union; those of the countries with the code of each, which are in the order of the countries. */
const branchesOf = ({ anyOf, oneOf }: Schema): [label: string, branch: Schema][] => {
  const list = [anyOf, oneOf].flatMap(branches => (Array.isArray(branches) ? branches.filter(isRecord) : []))
  const isByCountry = list.length === countryCodes.length
  return list.map((branch, index) => [isByCountry ? `<${countryCodes[index]}>` : '', branch])
}

const propertiesOf = (schema: Schema): [name: string, field: Schema, isOptional: boolean][] => {
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(isRecord(schema.properties) ? schema.properties : {}).map(([name, field]) => [
    name,
    field as Schema, // a property is a schema
    !required.includes(name),
  ])
}

/** The names of all optional fields of a request, of each country's variant and of what is nested too. */
export const optionalFields = (schemaOrRef: Schema, path = ''): string[] => {
  const schema = resolved(schemaOrRef)
  return [
    ...branchesOf(schema).flatMap(([label, branch]) => optionalFields(branch, `${path}${label}`)),
    ...(schema.type === 'array' ? optionalFields(schema.items as Schema, `${path}[]`) : []),
    ...propertiesOf(schema).flatMap(([name, field, isOptional]) => [
      ...(isOptional ? [`${path}.${name}`] : []),
      ...optionalFields(field, `${path}.${name}`),
    ]),
  ]
}

/** The places for optional fields in a body, filled or empty; what is nested in an empty one has no place in it. */
export const slotsOf = (schemaOrRef: Schema, body: Readonly<Record<string, unknown>>): Slot[] => {
  const country = `<${String(body.country ?? 'LU')}>`
  const within = (inner: Schema, value: unknown, path: string, at: readonly (string | number)[]): Slot[] => {
    const schema = resolved(inner)
    const branches = branchesOf(schema)
      .filter(([label]) => label === '' || label === country)
      .flatMap(([label, branch]) => within(branch, value, `${path}${label}`, at))
    if (Array.isArray(value))
      return schema.type === 'array'
        ? value.flatMap((item, index) => within(schema.items as Schema, item, `${path}[]`, [...at, index]))
        : branches
    if (!isRecord(value)) return []
    const fields = propertiesOf(schema).flatMap(([name, field, isOptional]): Slot[] => {
      const here = { field: `${path}.${name}`, schema: field, at: [...at, name] }
      const nested = name in value ? within(field, value[name], here.field, here.at) : []
      return isOptional ? [here, ...nested] : nested
    })
    return [...branches, ...fields]
  }
  return within(schemaOrRef, body, '', [])
}

/** What a body has at a place. */
export const valueAt = (body: unknown, at: Slot['at']): unknown =>
  at.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), body)

/** The same body with another value at a place; without the field where the value is undefined. */
export const withValue = <Body extends object>(body: Body, at: Slot['at'], value: unknown): Body => {
  const copy = structuredClone(body)
  const [name = '', ...way] = at.toReversed()
  const parent = valueAt(copy, way.toReversed())
  if (!isRecord(parent)) throw new Error(`The body has nothing at ${at.join('.')}.`)
  if (value === undefined) delete parent[name]
  else parent[name] = value
  return copy
}
