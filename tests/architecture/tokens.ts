/** The numbers and the texts that a program writes. */
export interface Tokens {
  numbers: string[]
  texts: string[]
}

/** One piece of source text: a comment, a text in quotes, a number, a name, or any other sign. */
const piece =
  /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[A-Za-z_$][\w$]*|\d[\d_]*(?:\.\d[\d_]*)?(?:e[+-]?\d+)?|[\s\S]/y

/** A stretch of a template up to its next expression or its end. */
const stretch = /(?:\\.|\$(?!\{)|[^`\\$])*/y

const at = (pattern: RegExp, source: string, index: number): string => {
  pattern.lastIndex = index
  return pattern.exec(source)?.[0] ?? ''
}

/**
 * Reads the numbers and texts of a source file, comments left out; the text of a template is one of each stretch
 * between its expressions. Regular expressions are not known: a file that needs one is no rule of law.
 */
export const tokensOf = (source: string): Tokens => {
  const tokens: Tokens = { numbers: [], texts: [] }
  /** For each open template the braces that are open inside its expression. */
  const templates: number[] = []
  let index = 0
  const readStretch = (): void => {
    const text = at(stretch, source, index)
    tokens.texts.push(text)
    index += text.length
    if (source[index] === '`') index += 1
    else templates.push(0)
    if (source.startsWith('${', index)) index += 2
  }
  while (index < source.length) {
    const found = at(piece, source, index)
    index += found.length
    const open = templates.at(-1)
    if (found === '`') readStretch()
    else if (open !== undefined && found === '{') templates[templates.length - 1] = open + 1
    else if (open !== undefined && found === '}') {
      if (open > 0) templates[templates.length - 1] = open - 1
      else {
        templates.pop()
        readStretch()
      }
    } else if (/^['"]/.test(found)) tokens.texts.push(found.slice(1, -1))
    else if (/^\d/.test(found)) tokens.numbers.push(found)
  }
  return tokens
}
