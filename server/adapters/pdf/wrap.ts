import type { Fonts, Weight } from './fonts.ts'

/** How text is set. */
export interface Style {
  size: number
  weight: Weight
}

type Width = Fonts['width']

/** Marks stand on the character before them, and no line begins with one. */
const characters = (word: string): string[] => word.match(/.\p{M}*/gsu) ?? []

/** A word in pieces that fit, broken between characters, without a hyphen. */
const pieces = (word: string, { size, weight }: Style, most: number, width: Width): string[] => {
  const found: string[] = []
  let piece = ''
  let taken = 0
  for (const character of characters(word)) {
    const own = width(character, weight, size)
    if (piece !== '' && taken + own > most) {
      found.push(piece)
      piece = ''
      taken = 0
    }
    piece += character
    taken += own
  }
  return [...found, piece]
}

/** One paragraph in lines: broken at spaces, a word that is wider than the line between its characters. */
const wrapped = (text: string, style: Style, most: number, width: Width): string[] => {
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
    const parts = own > most ? pieces(word, style, most, width) : [word]
    line = parts.pop() ?? ''
    lines.push(...parts)
    taken = width(line, style.weight, style.size)
  }
  return [...lines, `${line ?? ''} `]
}

/**
 * Text in lines of at most a width; line breaks of the text stay. No-break spaces never break, and nothing is cut. Each
 * line but one that breaks a word ends with its (invisible) space: text extraction would otherwise join the words.
 */
export const linesOf = (text: string, style: Style, most: number, width: Width): string[] =>
  text.split('\n').flatMap(paragraph => wrapped(paragraph, style, most, width))

/** The largest of a text's sizes, from its own down to a least one, with which it stands in one line; else the least. */
export const fittingSize = (
  text: string,
  { size, weight }: Style,
  least: number,
  most: number,
  width: Width,
): number => {
  const needed = width(text, weight, size)
  return needed <= most ? size : Math.max(least, Math.floor((size * most * 10) / needed) / 10)
}
