import type { Schema } from '../document.ts'
import { describeType } from '../field-facts.ts'
import { getSchemaName } from '../fields.ts'
import type { TrialBody, TrialField } from './trial.ts'

type Schemas = Readonly<Record<string, Schema>>

/** Maximum depth of groups in a form; deeper fields are edited as JSON. */
const groupsDeepMax = 4

const resolveTrialSchema = (schema: Schema, schemas: Schemas): Schema => schemas[getSchemaName(schema) ?? ''] ?? schema

/** Unwraps a union with a single variant other than null and deprecated ones. */
const unwrapUnion = (schema: Schema, schemas: Schemas): Schema => {
  const own = resolveTrialSchema(schema, schemas)
  const variants = (own.oneOf ?? own.anyOf ?? []).filter(({ type, deprecated }) => type !== 'null' && !deprecated)
  const [only, ...others] = variants
  return only && others.length === 0
    ? unwrapUnion({ ...only, description: schema.description ?? own.description ?? '' }, schemas)
    : own
}

const chooseFieldKind = (schema: Schema, deep: number): TrialField['kind'] => {
  if (schema.enum) return 'choice'
  if (schema.properties && deep < groupsDeepMax) return 'group'
  if (schema.type === 'boolean') return 'boolean'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'string') return schema.format === 'date' ? 'day' : 'text'
  return 'json'
}

const buildTrialField = (
  name: string,
  schema: Schema,
  isRequired: boolean,
  schemas: Schemas,
  deep: number,
): TrialField => {
  const own = unwrapUnion(schema, schemas)
  const kind = chooseFieldKind(own, deep)
  const type = [describeType(schema, schemas), own['x-unit']]
    .filter(part => part !== undefined && part !== 'count')
    .join(', ')
  return {
    name,
    kind,
    isRequired,
    hint: `${type}. ${(schema.description ?? own.description ?? '').replaceAll('`', '')}`.trim(),
    ...(kind === 'choice' && own.enum && { values: own.enum }),
    ...(kind === 'group' && { fields: buildTrialFields(own, schemas, deep + 1) }),
  }
}

const buildTrialFields = ({ properties = {}, required = [] }: Schema, schemas: Schemas, deep: number): TrialField[] =>
  Object.entries(properties).map(([name, schema]) =>
    buildTrialField(name, schema, required.includes(name), schemas, deep),
  )

/** Builds the field of a path or query parameter. */
export const buildParameterField = (name: string, schema: Schema, isRequired: boolean, schemas: Schemas): TrialField =>
  buildTrialField(name, schema, isRequired, schemas, groupsDeepMax)

/** Field whose constant value identifies the variant of a union. */
const findDiscriminator = (variants: readonly Schema[]): string | undefined =>
  Object.keys(variants[0]?.properties ?? {}).find(name =>
    variants.every(({ properties }) => typeof properties?.[name]?.const === 'string'),
  )

/** Builds the form fields of a body. */
export const buildBodyTree = (schema: Schema, schemas: Schemas): TrialBody => {
  const own = resolveTrialSchema(schema, schemas)
  const variants = (own.oneOf ?? own.anyOf ?? []).map(variant => resolveTrialSchema(variant, schemas))
  const by = findDiscriminator(variants)
  if (by === undefined) return { fields: buildTrialFields(own, schemas, 0) }
  const without = (variant: Schema): TrialField[] =>
    buildTrialFields(variant, schemas, 0).filter(({ name }) => name !== by)
  return {
    fields: [],
    variants: {
      by,
      bodies: variants.map(variant => ({ value: String(variant.properties?.[by]?.const), fields: without(variant) })),
    },
  }
}
