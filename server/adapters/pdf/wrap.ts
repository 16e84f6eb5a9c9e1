import type { Fonts, Weight } from './fonts.ts'

/** Typographic style. */
export interface Style {
  size: number
  weight: Weight
}

type Width = Fonts['width']

/** Characters with their combining marks, which must not begin a line. */
const splitCharacters = (word: string): string[] => word.match(/.\p{M}*/gsu) ?? []

/** Signs after which an address is rather broken than amid its names. */
const signs = ['@', '.', '-', '_', '/']

/** Length of the part of a piece that stays in the line: to its last sign, unless that leaves less than half of it. */
const findBreak = (piece: string): number => {
  const at = 1 + Math.max(...signs.map(sign => piece.lastIndexOf(sign)))
  return at * 2 < piece.length ? piece.length : at
}

/** Breaks a word between characters into pieces that fit, without hyphens; after a sign where it has one. */
const splitWord = (word: string, { size, weight }: Style, most: number, width: Width): string[] => {
  const found: string[] = []
  let piece = ''
  let taken = 0
  for (const character of splitCharacters(word)) {
    const own = width(character, weight, size)
    if (piece !== '' && taken + own > most) {
      const at = findBreak(piece)
      found.push(piece.slice(0, at))
      piece = piece.slice(at)
      taken = piece === '' ? 0 : width(piece, weight, size)
    }
    piece += character
    taken += own
  }
  return [...found, piece]
}

/** Wraps one paragraph at spaces; a word wider than the line is broken. */
const wrapParagraph = (text: string, style: Style, most: number, width: Width): string[] => {
  const lines: string[] = []
  const gap = width(' ', style.weight, style.size)
  let line: string | undefined
  let taken = 0
  for (const word of text.split(' ')) {
    const own = width(word, style.weight, style.size)
    if (line !== undefined && taken + gap + own <= most) {
      line += ` ${word}`
      taken += gap + own
      continue
    }
    if (line !== undefined) lines.push(`${line} `)
    const parts = own > most ? splitWord(word, style, most, width) : [word]
    line = parts.pop() ?? ''
    lines.push(...parts)
    taken = width(line, style.weight, style.size)
  }
  return [...lines, `${line ?? ''} `]
}

/**
 * Wraps text to a width; its own line breaks are kept. No-break spaces never break, and nothing is truncated. Each line
 * but one that breaks a word ends with its (invisible) space: text extraction would otherwise join the words.
 */
const wrapText = (text: string, style: Style, most: number, width: Width): string[] =>
  text.split('\n').flatMap(paragraph => wrapParagraph(paragraph, style, most, width))

/** Wraps text to a width, as `wrapText` does by the widths of some fonts. */
export type Wrap = (text: string, style: Style, most: number) => readonly string[]

/** Lines of a text in one style and width. */
interface Wrapped extends Style {
  most: number
  lines: readonly string[]
}

/** Wraps each text of a report once: its parts are measured with several spacings, of which none changes a line. */
export const createWrap = (width: Width): Wrap => {
  const known = new Map<string, Wrapped[]>()
  return (text, { size, weight }, most) => {
    const all = known.get(text) ?? []
    const same = all.find(one => one.most === most && one.size === size && one.weight === weight)
    if (same) return same.lines
    const lines = wrapText(text, { size, weight }, most, width)
    known.set(text, [...all, { size, weight, most, lines }])
    return lines
  }
}

/** Largest size, from a text's own down to `least`, at which it fits on one line; else `least`. */
export const fitTextSize = (
  text: string,
  { size, weight }: Style,
  least: number,
  most: number,
  width: Width,
): number => {
  const needed = width(text, weight, size)
  return needed <= most ? size : Math.max(least, Math.floor((size * most * 10) / needed) / 10)
}
