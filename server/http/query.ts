/** The query of an address by its names; what is there twice is a list, which no schema of a single value takes. */
export const queryOf = (url: string): Record<string, string | string[]> => {
  if (!url.includes('?')) return {}
  const asked = new URLSearchParams(url.split('?', 2)[1] ?? '')
  return Object.fromEntries(
    [...new Set(asked.keys())].map(name => {
      const [first = '', ...more] = asked.getAll(name)
      return [name, more.length === 0 ? first : [first, ...more]]
    }),
  )
}

/** The same for Express, which has found the query in an address already; null where there is none. */
export const parsedQuery = (text: string | null): Record<string, string | string[]> =>
  text === null ? {} : queryOf(`?${text}`)
