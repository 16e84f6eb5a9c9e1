import type { Schema } from '../document.ts'
import { typeOf } from '../field-facts.ts'
import { nameOf } from '../fields.ts'
import type { TrialBody, TrialField } from './trial.ts'

type Schemas = Readonly<Record<string, Schema>>

/** Deepest group of a form; what lies deeper is filled in as JSON. */
const groupsDeepMax = 4

const resolved = (schema: Schema, schemas: Schemas): Schema => schemas[nameOf(schema) ?? ''] ?? schema

/** A schema without its null and without words that are no longer used, where one thing is left. */
const bare = (schema: Schema, schemas: Schemas): Schema => {
  const own = resolved(schema, schemas)
  const variants = (own.oneOf ?? own.anyOf ?? []).filter(({ type, deprecated }) => type !== 'null' && !deprecated)
  const [only, ...others] = variants
  return only && others.length === 0
    ? bare({ ...only, description: schema.description ?? own.description ?? '' }, schemas)
    : own
}

const kindOf = (schema: Schema, deep: number): TrialField['kind'] => {
  if (schema.enum) return 'choice'
  if (schema.properties && deep < groupsDeepMax) return 'group'
  if (schema.type === 'boolean') return 'boolean'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'string') return schema.format === 'date' ? 'day' : 'text'
  return 'json'
}

const fieldOf = (name: string, schema: Schema, isRequired: boolean, schemas: Schemas, deep: number): TrialField => {
  const own = bare(schema, schemas)
  const kind = kindOf(own, deep)
  const type = [typeOf(schema, schemas), own['x-unit']]
    .filter(part => part !== undefined && part !== 'count')
    .join(', ')
  return {
    name,
    kind,
    isRequired,
    hint: `${type}. ${(schema.description ?? own.description ?? '').replaceAll('`', '')}`.trim(),
    ...(kind === 'choice' && own.enum && { values: own.enum }),
    ...(kind === 'group' && { fields: fieldsOf(own, schemas, deep + 1) }),
  }
}

const fieldsOf = ({ properties = {}, required = [] }: Schema, schemas: Schemas, deep: number): TrialField[] =>
  Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name), schemas, deep))

/** The field of a parameter of path or query. */
export const parameterField = (name: string, schema: Schema, isRequired: boolean, schemas: Schemas): TrialField =>
  fieldOf(name, schema, isRequired, schemas, groupsDeepMax)

/** The field whose value tells the cases of a union apart. */
const discriminatorOf = (variants: readonly Schema[]): string | undefined =>
  Object.keys(variants[0]?.properties ?? {}).find(name =>
    variants.every(({ properties }) => typeof properties?.[name]?.const === 'string'),
  )

/** The fields of a body as a form has them. */
export const bodyTree = (schema: Schema, schemas: Schemas): TrialBody => {
  const own = resolved(schema, schemas)
  const variants = (own.oneOf ?? own.anyOf ?? []).map(variant => resolved(variant, schemas))
  const by = discriminatorOf(variants)
  if (by === undefined) return { fields: fieldsOf(own, schemas, 0) }
  const without = (variant: Schema): TrialField[] => fieldsOf(variant, schemas, 0).filter(({ name }) => name !== by)
  return {
    fields: [],
    variants: {
      by,
      bodies: variants.map(variant => ({ value: String(variant.properties?.[by]?.const), fields: without(variant) })),
    },
  }
}
