/** Most characters of an example of the OpenAPI file: calculations stay whole, lists of all countries or municipalities do not. */
const exampleCharactersMax = 12_000

/** Entries that stay of each list of an answer that is longer. `@valorem/sdk/testing` has all of it. */
const keptEntries = 3

/** A value with the first entries of its lists, on every level. */
const keepFirstEntries = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, keptEntries).map(keepFirstEntries)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keepFirstEntries(inner)]))
}

/** An answer as an example: whole, or with the first entries of its lists where it is long. */
export const shortenExample = (body: unknown): unknown => {
  const { data } = Object(body) as { data?: unknown }
  if (data === undefined || JSON.stringify(body).length <= exampleCharactersMax) return body
  return keepFirstEntries(body)
}
