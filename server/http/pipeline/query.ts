/** Query parameters of a URL by name; a repeated one is a list, which the schema of a single value refuses. */
export const parseQuery = (url: string): Record<string, string | string[]> => {
  if (!url.includes('?')) return {}
  const params = new URLSearchParams(url.split('?', 2)[1] ?? '')
  return Object.fromEntries(
    [...new Set(params.keys())].map(name => {
      const [first = '', ...more] = params.getAll(name)
      return [name, more.length === 0 ? first : [first, ...more]]
    }),
  )
}

/** Query parser for Express, called with the text after `?`, or null. */
export const parseExpressQuery = (text: string | null): Record<string, string | string[]> =>
  text === null ? {} : parseQuery(`?${text}`)
