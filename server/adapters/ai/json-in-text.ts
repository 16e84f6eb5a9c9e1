/** Most opening braces that begin no object: an answer in prose has few before its object. */
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

/** A JSON object in a text, and the index after it. */
interface FoundJson {
  value: unknown
  end: number
}

/** JSON objects of a text in their order, also within prose or a code fence: one inside another is not listed. */
export const listJsonObjects = (text: string): FoundJson[] => {
  const found: FoundJson[] = []
  let start = text.indexOf('{')
  for (let failed = 0; start >= 0 && failed < attemptsMax; ) {
    const end = findClosingBrace(text, start)
    const value = end === undefined ? undefined : parseJsonCandidate(text.slice(start, end))
    if (end !== undefined && value !== undefined) found.push({ value, end })
    else failed += 1
    start = text.indexOf('{', value === undefined ? start + 1 : end)
  }
  return found
}

/** First JSON object of a text, also within prose or a code fence, or undefined. */
export const findJsonObject = (text: string): unknown => listJsonObjects(text)[0]?.value

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' }
const anyBracket = /[{}[\]"]/g

/** End of the last whole entry of a list, and the brackets that are open there; undefined where nothing is cut off. */
const findLastEntry = (text: string, start: number) => {
  const open: string[] = []
  let lastEntry: { end: number; open: string[] } | undefined
  let at = start
  for (;;) {
    anyBracket.lastIndex = at
    const found = anyBracket.exec(text)
    if (!found) return lastEntry
    const end = found[0] === '"' ? findStringEnd(text, found.index + 1) : found.index + 1
    if (end === undefined) return lastEntry
    at = end
    if (found[0] === '"') continue
    if (found[0] in closing) open.push(found[0])
    else open.pop()
    if (found[0] === '}' && open.at(-1) === '[') lastEntry = { end, open: [...open] }
    if (open.length === 0) return undefined
  }
}

/**
 * JSON object of a text that was cut off by an output limit, up to its last whole entry of a list: what follows may be
 * half a number. Undefined where no entry is whole, or where nothing is cut off.
 */
export const findCutJsonObject = (text: string): unknown => {
  const start = text.indexOf('{')
  if (start === -1) return undefined
  const lastEntry = findLastEntry(text, start)
  if (!lastEntry) return undefined
  const ends = lastEntry.open.map(sign => closing[sign]).reverse()
  return parseJsonCandidate(`${text.slice(start, lastEntry.end)}${ends.join('')}`)
}
