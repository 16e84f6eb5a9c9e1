/** Beginnings that are tried; an answer in prose has few braces before its object. */
const attemptsMax = 5

/** What opens or closes something, outside of texts; and the sign that ends a text, or a sign that is escaped in it. */
const bracket = /[{}"]/g
const quoteOrEscape = /["\\]/g

/** The index after the quote that ends a text; undefined where none does. */
const textEnd = (text: string, start: number): number | undefined => {
  quoteOrEscape.lastIndex = start
  for (let found = quoteOrEscape.exec(text); found; found = quoteOrEscape.exec(text)) {
    if (found[0] === '"') return found.index + 1
    quoteOrEscape.lastIndex = found.index + 2
  }
  return undefined
}

/** The index after the brace that closes the one at `start`; undefined where none does. Braces in texts do not count. */
const closingOf = (text: string, start: number): number | undefined => {
  let depth = 0
  let at: number | undefined = start
  while (at !== undefined) {
    bracket.lastIndex = at
    const found = bracket.exec(text)
    if (!found) return undefined
    at = found[0] === '"' ? textEnd(text, found.index + 1) : found.index + 1
    if (found[0] !== '"') depth += found[0] === '{' ? 1 : -1
    if (depth === 0) return at
  }
  return undefined
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The first `{ … }` of a text that is JSON, also within prose or a fence; undefined where there is none. */
export const foundJson = (text: string): unknown => {
  let start = text.indexOf('{')
  for (let attempt = 0; start >= 0 && attempt < attemptsMax; attempt += 1) {
    const end = closingOf(text, start)
    const value = end === undefined ? undefined : parsed(text.slice(start, end))
    if (value !== undefined) return value
    start = text.indexOf('{', start + 1)
  }
  return undefined
}
