import * as z from 'zod'

/** What a field of a document may be: a value, a list of entries. */
const inner = (part: unknown): z.ZodType => {
  if (part instanceof z.ZodType) return part
  // Parts of a schema are schemas; the declarations of Zod name only their core.
  throw new Error('A schema has a part that is none.')
}

const described = (schema: z.ZodType, { description }: z.ZodType): z.ZodType =>
  description === undefined ? schema : schema.describe(description)

/** A value as providers take it: its type or closed list, without bounds and patterns, which some of them refuse. */
const bareValue = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodNullable) return bareValue(inner(schema.unwrap())).nullable()
  if (schema.type === 'number') return z.number()
  if (schema.type === 'string') return z.string()
  // An enum and a boolean have no bounds to remove.
  return schema.clone()
}

/** Where a value stands; both are always there, since a field that has no place is null itself. */
const place = { quote: z.string(), page: z.number() }

const valueSchema = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable ? inner(schema.unwrap()) : schema

/** A value with where it stands; null where the document does not state it. */
const quotedValue = (schema: z.ZodType): z.ZodType =>
  described(z.strictObject({ value: bareValue(valueSchema(schema)), ...place }).nullable(), schema)

/** The entries of a list, each with one place for all its values: a line of a table. */
const quotedEntries = (list: z.ZodArray): z.ZodType => {
  const entry = inner(list.element)
  if (!(entry instanceof z.ZodObject)) throw new Error('A list of a document has entries that are no objects.')
  const fields = Object.entries(entry.shape).map(([name, field]) => {
    const schema = inner(field)
    return [name, described(bareValue(schema), schema)] as const
  })
  return described(z.array(described(z.strictObject({ ...Object.fromEntries(fields), ...place }), entry)), list)
}

/** Values that the document states beside those that were chosen, as `others` of an answer. */
const others = z
  .array(z.strictObject({ field: z.string(), value: z.union([z.number(), z.string()]), ...place }))
  .describe('Different values that the document states for a field, as a second price; usually empty.')

/**
 * The schema of a document as providers take it: each value with its quote and page, the entries of a list with one of both,
 * and the values that contradict them. What it lets through is read with the schema itself afterwards.
 */
export const sentSchema = (document: z.ZodObject): z.ZodType => {
  const fields = Object.entries(document.shape).map(([name, field]) => {
    const schema = inner(field)
    return [name, schema instanceof z.ZodArray ? quotedEntries(schema) : quotedValue(schema)] as const
  })
  return described(z.strictObject({ ...Object.fromEntries(fields), others }), document)
}
