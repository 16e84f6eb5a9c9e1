// What JSON.parse accepts and RFC 8259 (8.1) and RFC 7493 (2.1, 2.3) leave to chance: names given twice, of which the
// last one would count, and surrogates without their pair, which no UTF-8 can carry.

const [quote, backslash, opening, closing, colon] = [0x22, 0x5c, 0x7b, 0x7d, 0x3a]
const space = 0x20

/** Number of backslashes that stand before an index. */
const countBackslashes = (text: string, end: number): number => {
  let at = end
  while (text.charCodeAt(at - 1) === backslash) at -= 1
  return end - at
}

/** Index of the quote that ends the string whose content begins at an index, in valid JSON. */
const findStringEnd = (text: string, start: number): number => {
  let end = text.indexOf('"', start)
  while (countBackslashes(text, end) % 2 === 1) end = text.indexOf('"', end + 1)
  return end
}

/** Whether a colon is next after blanks, as it is behind a name. */
const isColonNext = (text: string, start: number): boolean => {
  let at = start
  while (at < text.length && text.charCodeAt(at) <= space) at += 1
  return text.charCodeAt(at) === colon
}

/** Number of names in all objects of a value. */
const countNames = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  let count = Array.isArray(value) ? 0 : inner.length
  for (const one of inner) count += countNames(one)
  return count
}

/** Calls a function for each string that is a name, each start of an object and each end, in the order of the text. */
const readNames = (
  text: string,
  found: { name(start: number, end: number): void; object?(isStart: boolean): void },
): void => {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === opening || unit === closing) found.object?.(unit === opening)
    if (unit !== quote) continue
    const end = findStringEnd(text, at + 1)
    if (isColonNext(text, end + 1)) found.name(at, end + 1)
    at = end
  }
}

/** First name that an object of valid JSON has twice. */
const findRepeatedName = (text: string): string | undefined => {
  const objects: Set<string>[] = []
  let repeated: string | undefined
  readNames(text, {
    name: (start, end) => {
      const name: string = JSON.parse(text.slice(start, end))
      if (objects.at(-1)?.has(name)) repeated ??= name
      objects.at(-1)?.add(name)
    },
    object: isStart => void (isStart ? objects.push(new Set()) : objects.pop()),
  })
  return repeated
}

/**
 * Finds a name that an object of a text has twice.
 * @param value the parsed text, of bounded depth.
 */
export const findDuplicateName = (text: string, value: unknown): string | undefined => {
  let names = 0
  const name = (): void => {
    names += 1
  }
  readNames(text, { name })
  return names === countNames(value) ? undefined : findRepeatedName(text)
}

/** Whether strings and names of a value, of bounded depth, have surrogates in pairs only. */
const isWellFormedValue = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => name.isWellFormed() && isWellFormedValue(inner))
}

/** Tests for strings that hold half a character, which only an escape can write. */
export const hasLoneSurrogate = (text: string, value: unknown): boolean =>
  (text.includes('\\ud') || text.includes('\\uD')) && !isWellFormedValue(value)
