/** Most characters of an example of the packed file: no reader of a file looks at the tenth country of a longer one. */
const exampleMax = 4_000
/** Of an answer that is longer: how many entries of its lists stay. `@valorem/sdk/testing` has all of it. */
const keptEntries = 3

/** A value with the beginnings of its lists, on every level. */
const begun = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, keptEntries).map(begun)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, begun(inner)]))
}

/** An example of an answer: whole, or with the beginnings of its lists where it is long. */
const shortened = (example: object): object => {
  const { value } = example as { value?: { data?: object } }
  if (!value?.data || JSON.stringify(value).length <= exampleMax) return example
  return { ...example, value: begun(value) }
}

/** The OpenAPI file as it is packed: without blanks, its long examples shortened, everything else as it is served. */
export const packedOpenApi = (text: string): string =>
  JSON.stringify(
    JSON.parse(text, (key, value) => {
      const isExamples = key === 'examples' && typeof value === 'object' && value !== null && !Array.isArray(value)
      if (!isExamples) return value
      return Object.fromEntries(Object.entries(value).map(([name, example]) => [name, shortened(Object(example))]))
    }),
  )
