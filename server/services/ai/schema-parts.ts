import * as z from 'zod'

/** Asserts that a part of a schema is a schema. */
export const requireSchema = (part: unknown): z.ZodType => {
  if (part instanceof z.ZodType) return part
  // Parts of a Zod schema are schemas; its types name only their core.
  throw new Error('A schema has a part that is none.')
}

/** Copies the description of another schema. */
export const copyDescription = (schema: z.ZodType, { description }: z.ZodType): z.ZodType =>
  description === undefined ? schema : schema.describe(description)

/** Schema within nullable ones. */
export const unwrapNullable = (schema: unknown): z.ZodType =>
  schema instanceof z.ZodNullable ? unwrapNullable(schema.unwrap()) : requireSchema(schema)

/** Whether a value is an object, and no list. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
