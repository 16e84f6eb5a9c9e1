/** A number or a text of JSON, with the position of its token in the text. */
export interface JsonLeaf {
  /** Keys, and indexes as `[0]`. */
  path: readonly string[]
  value: number | string
  /** The characters of a number, or those between the quotation marks of a text. */
  start: number
  end: number
}

/** A stretch of a text that is JSON, or truncated JSON. */
export interface JsonStretch {
  start: number
  end: number
  leaves: JsonLeaf[]
}

const depthMax = 40
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y
const string = /"((?:[^"\\\n]|\\.)*)"/y
const word = /true|false|null/y
const space = /[\s]*/y

/** Reads JSON from a position as far as it is valid. Leaves before a syntax error are kept. */
const readJsonPrefix = (text: string, start: number) => {
  const leaves: JsonLeaf[] = []
  let at = start
  const match = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found ?? undefined
  }
  const sign = (wanted: string): boolean => {
    match(space)
    if (text[at] !== wanted) return false
    at += 1
    return true
  }
  const leaf = (path: readonly string[]): boolean => {
    const from = at
    const text_ = match(string)
    if (text_) return leaves.push({ path, value: text_[1] ?? '', start: from + 1, end: at - 1 }) > 0
    const found = match(number)
    if (found) return leaves.push({ path, value: Number(found[0]), start: from, end: at }) > 0
    return match(word) !== undefined
  }
  const list = (close: string, entry: (index: number) => boolean): boolean => {
    if (sign(close)) return true
    for (let index = 0; entry(index); index += 1) {
      if (sign(close)) return true
      if (!sign(',')) return false
    }
    return false
  }
  const value = (path: readonly string[]): boolean => {
    match(space)
    if (path.length > depthMax) return false
    if (text[at] === '{' && sign('{'))
      return list('}', () => {
        match(space)
        const key = match(string)
        return key !== undefined && sign(':') && value([...path, key[1] ?? ''])
      })
    if (text[at] === '[' && sign('[')) return list(']', index => value([...path, `[${index}]`]))
    return leaf(path)
  }
  value([])
  return { leaves, end: at }
}

const opening = /\{\s*"|\[\s*(?:\{\s*"|\[|"|-?\d)/g

/**
 * The JSON in a text: objects, and lists of anything. Linear: what was read once is not read again, so that an object
 * inside one that breaks off belongs to that.
 */
export const jsonIn = (text: string): JsonStretch[] => {
  const stretches: JsonStretch[] = []
  opening.lastIndex = 0
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const { leaves, end } = readJsonPrefix(text, found.index)
    if (leaves.length > 0) stretches.push({ start: found.index, end, leaves })
    opening.lastIndex = Math.max(end, found.index + 1)
  }
  return stretches
}

/** A path as an answer names it: `data.lines[0].amount`. */
export const formatLeafPath = (path: readonly string[]): string =>
  path.reduce((text, part) => (part.startsWith('[') || text === '' ? text + part : `${text}.${part}`), '')
