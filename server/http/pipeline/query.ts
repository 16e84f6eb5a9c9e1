/** The query parameters of a URL by name; a repeated one is a list, which the schema of a single value refuses. */
export const queryOf = (url: string): Record<string, string | string[]> => {
  if (!url.includes('?')) return {}
  const params = new URLSearchParams(url.split('?', 2)[1] ?? '')
  return Object.fromEntries(
    [...new Set(params.keys())].map(name => {
      const [first = '', ...more] = params.getAll(name)
      return [name, more.length === 0 ? first : [first, ...more]]
    }),
  )
}

/** The query parser of Express, which gives the text behind `?`; null where there is none. */
export const parsedQuery = (text: string | null): Record<string, string | string[]> =>
  text === null ? {} : queryOf(`?${text}`)
