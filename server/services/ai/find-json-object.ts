/** Most opening braces to try; an answer in prose has few before its object. */
const attemptsMax = 5

/** Brackets and quotes outside of strings; and the end of a string or an escape inside it. */
const bracket = /[{}"]/g
const quoteOrEscape = /["\\]/g

/** Index after the closing quote of a string; undefined where it is missing. */
const findStringEnd = (text: string, start: number): number | undefined => {
  quoteOrEscape.lastIndex = start
  for (let found = quoteOrEscape.exec(text); found; found = quoteOrEscape.exec(text)) {
    if (found[0] === '"') return found.index + 1
    quoteOrEscape.lastIndex = found.index + 2
  }
  return undefined
}

/**
 * Index after the closing brace of the one at `start`; undefined where it is missing. Braces in strings are skipped.
 */
const findClosingBrace = (text: string, start: number): number | undefined => {
  let depth = 0
  let at: number | undefined = start
  while (at !== undefined) {
    bracket.lastIndex = at
    const found = bracket.exec(text)
    if (!found) return undefined
    at = found[0] === '"' ? findStringEnd(text, found.index + 1) : found.index + 1
    if (found[0] !== '"') depth += found[0] === '{' ? 1 : -1
    if (depth === 0) return at
  }
  return undefined
}

const parseJsonCandidate = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** First JSON object of a text, also within prose or a code fence, or undefined. */
export const findJsonObject = (text: string): unknown => {
  let start = text.indexOf('{')
  for (let attempt = 0; start >= 0 && attempt < attemptsMax; attempt += 1) {
    const end = findClosingBrace(text, start)
    const value = end === undefined ? undefined : parseJsonCandidate(text.slice(start, end))
    if (value !== undefined) return value
    start = text.indexOf('{', start + 1)
  }
  return undefined
}
