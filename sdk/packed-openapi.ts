/** Most characters of an example of the packed file: no reader of a file looks at the tenth country of a longer one. */
const exampleMax = 64_000
/** Of an answer that is longer: how many entries of its lists stay. `@valorem/sdk/testing` has all of it. */
const keptEntries = 2

/** An example of an answer: whole, or with the beginnings of the lists of its data where it is very long. */
const shortened = (example: object): object => {
  const { value } = example as { value?: { data?: object } }
  if (!value?.data || JSON.stringify(value).length <= exampleMax) return example
  const data = Object.entries(value.data).map(([name, list]) => [
    name,
    Array.isArray(list) ? list.slice(0, keptEntries) : list,
  ])
  return { ...example, value: { ...value, data: Object.fromEntries(data) } }
}

/** The OpenAPI file as it is packed: without blanks, its very long examples shortened, everything else as it is served. */
export const packedOpenApi = (text: string): string =>
  JSON.stringify(
    JSON.parse(text, (key, value) => {
      const isExamples = key === 'examples' && typeof value === 'object' && value !== null && !Array.isArray(value)
      if (!isExamples) return value
      return Object.fromEntries(Object.entries(value).map(([name, example]) => [name, shortened(Object(example))]))
    }),
  )
