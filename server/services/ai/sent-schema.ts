import * as z from 'zod'

/**
 * A schema as providers take it: the same fields with types, closed lists and null, without bounds and patterns, which
 * some of them refuse. What it lets through is read with the schema itself afterwards.
 */
export const sentSchema = (schema: z.ZodType): z.ZodType => {
  const { description } = schema
  const bare = withoutBounds(schema)
  return description === undefined ? bare : bare.describe(description)
}

const withoutBounds = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodNullable) return sentSchema(inner(schema.unwrap())).nullable()
  if (schema instanceof z.ZodArray) return z.array(sentSchema(inner(schema.element)))
  if (schema instanceof z.ZodObject)
    return z.strictObject(
      Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, sentSchema(inner(field))])),
    )
  if (schema.type === 'number') return z.number()
  if (schema.type === 'string') return z.string()
  // An enum and a boolean have no bounds to remove.
  return schema.clone()
}

/** Parts of a schema are schemas; the declarations of Zod name only their core. */
const inner = (part: unknown): z.ZodType => {
  if (part instanceof z.ZodType) return part
  throw new Error('A schema has a part that is none.')
}
