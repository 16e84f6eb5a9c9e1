/** Content of braces: names of figures, one constant, and operations on them. */
export type Expression =
  | { kind: 'name'; name: string }
  | { kind: 'constant'; value: number }
  | { kind: 'operation'; sign: '+' | '-' | '*' | '/'; left: Expression; right: Expression }

/** An expression with the format of its result. */
export interface Reference {
  expression: Expression
  /** As a share in per cent. */
  isPercent: boolean
  /** Rounded to three figures. */
  isRough: boolean
  /** The names in their order, each once. */
  names: readonly string[]
  /** Normalized spelling for the answer. */
  written: string
}

/** Most names of one expression, repetitions counted. */
const namesMax = 6

/** Most characters of an expression in an answer. */
const writtenMax = 200

/** Constants that an expression may contain, one of them once: halves, quarters, months and weeks of a year. */
const constants: ReadonlySet<string> = new Set(['1', '2', '4', '12', '52'])

const piece = /\s*(?:([DLC]\d{1,3})|(\d+)|([-+*/()]))/iy

/** Names, constants and signs; undefined where the text contains anything else. */
const tokenizeExpression = (text: string): string[] | undefined => {
  const pieces: string[] = []
  piece.lastIndex = 0
  let end = 0
  for (let found = piece.exec(text); found; found = piece.exec(text)) {
    pieces.push((found[1] ?? found[2] ?? found[3] ?? '').toUpperCase())
    end = piece.lastIndex
  }
  return text.slice(end).trim() === '' ? pieces : undefined
}

/** Parses tokens from the left: sums of products of bracketed terms. Bounded by the length of the braces' content. */
const createExpressionReader = (pieces: readonly string[]) => {
  let at = 0
  const value = (): Expression | undefined => {
    const next = pieces[at]
    at += 1
    if (next === '(') {
      const inner = sum()
      at += 1
      return pieces[at - 1] === ')' ? inner : undefined
    }
    if (next !== undefined && /^[DLC]/.test(next)) return { kind: 'name', name: next }
    return next !== undefined && constants.has(next) ? { kind: 'constant', value: Number(next) } : undefined
  }
  const chain = (signs: string, operand: () => Expression | undefined): Expression | undefined => {
    let left = operand()
    while (left && at < pieces.length && signs.includes(pieces[at] ?? ' ')) {
      const sign = pieces[at] as '+' | '-' | '*' | '/' // one of `signs`, which has no other
      at += 1
      const right = operand()
      left = right && { kind: 'operation', sign, left, right }
    }
    return left
  }
  const product = () => chain('*/', value)
  const sum = (): Expression | undefined => chain('+-', product)
  return { sum, isDone: () => at === pieces.length }
}

const signs: Readonly<Record<string, string>> = { '×': '*', '·': '*', '÷': '/', ':': '/' }

/** One spelling of signs: a dash of any length is a minus. */
const plainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[×·÷:]/g, sign => signs[sign] ?? sign)

/** The words of an expression: blanks around signs, none at brackets. */
const formatTokens = (pieces: readonly string[]): string =>
  pieces.map(next => (/^[-+*/]$/.test(next) ? ` ${next} ` : next)).join('')

/** Parses the content of braces; undefined where it is not a readable reference. */
export const parseReference = (inner: string): Reference | undefined => {
  const text = plainSigns(inner).trim()
  const isRough = /^[~≈]/.test(text)
  const isPercent = text.endsWith('%')
  const pieces = tokenizeExpression(text.slice(isRough ? 1 : 0, isPercent ? -1 : undefined))
  if (!pieces) return undefined
  const { sum, isDone } = createExpressionReader(pieces)
  const expression = sum()
  const names = pieces.filter(next => /^[DLC]/.test(next))
  const numbers = pieces.filter(next => /^\d/.test(next))
  if (!expression || !isDone() || names.length === 0 || names.length > namesMax || numbers.length > 1) return undefined
  const written = `${isRough ? '~' : ''}${formatTokens(pieces)}${isPercent ? ' %' : ''}`
  return written.length > writtenMax
    ? undefined
    : { expression, isPercent, isRough, names: [...new Set(names)], written }
}
