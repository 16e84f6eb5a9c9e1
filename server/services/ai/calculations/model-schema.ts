import * as z from 'zod'
import { copyDescription } from '../schema-parts.ts'

/** Current values of an enum that also accepts older spellings. */
const listEnumValues = (schema: z.ZodUnion): string[] =>
  schema.options.flatMap(option => (option instanceof z.ZodEnum ? option.options.map(String) : []))

/**
 * Schema for a model: types, enums and descriptions, without bounds and patterns, which cost as many tokens as the
 * question; values that violate them are refused by the calculation.
 */
export const toModelSchema = (schema: z.ZodType): z.ZodType => {
  // Inner schemas are Zod schemas, though the library types them more loosely.
  if (schema instanceof z.ZodOptional)
    return copyDescription(toModelSchema(schema.unwrap() as z.ZodType).optional(), schema)
  if (schema instanceof z.ZodArray) return copyDescription(z.array(toModelSchema(schema.element as z.ZodType)), schema)
  if (schema instanceof z.ZodObject)
    return copyDescription(
      z.strictObject(
        Object.fromEntries(
          Object.entries(schema.shape).map(([name, field]) => [name, toModelSchema(field as z.ZodType)]),
        ),
      ),
      schema,
    )
  if (schema instanceof z.ZodEnum) return copyDescription(z.enum(schema.options as string[]), schema)
  if (schema instanceof z.ZodUnion) return copyDescription(z.enum(listEnumValues(schema)), schema)
  if (schema instanceof z.ZodNumber) return copyDescription(z.number(), schema)
  return copyDescription(schema instanceof z.ZodBoolean ? z.boolean() : z.string(), schema)
}
