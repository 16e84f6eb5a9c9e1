import * as z from 'zod'

/** What a schema says, with the words of the contract. */
const described = (schema: z.ZodType, { description }: z.ZodType): z.ZodType =>
  description === undefined ? schema : schema.describe(description)

/** The current words of a closed list that also accepts older spellings. */
const wordsOf = (schema: z.ZodUnion): string[] =>
  schema.options.flatMap(option => (option instanceof z.ZodEnum ? option.options.map(String) : []))

/**
 * A schema as a model reads it: kinds, closed lists and words, without bounds and patterns, which cost it as many tokens as
 * the question; what breaks them is refused when it calculates.
 */
export const forModel = (schema: z.ZodType): z.ZodType => {
  // What these hold are schemas of this library, which types them more loosely.
  if (schema instanceof z.ZodOptional) return described(forModel(schema.unwrap() as z.ZodType).optional(), schema)
  if (schema instanceof z.ZodArray) return described(z.array(forModel(schema.element as z.ZodType)), schema)
  if (schema instanceof z.ZodObject)
    return described(
      z.strictObject(
        Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, forModel(field as z.ZodType)])),
      ),
      schema,
    )
  if (schema instanceof z.ZodEnum) return described(z.enum(schema.options as string[]), schema)
  if (schema instanceof z.ZodUnion) return described(z.enum(wordsOf(schema)), schema)
  if (schema instanceof z.ZodNumber) return described(z.number(), schema)
  return described(schema instanceof z.ZodBoolean ? z.boolean() : z.string(), schema)
}
