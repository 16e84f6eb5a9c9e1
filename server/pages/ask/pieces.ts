import type { TextFigure } from '#contract/ai/figure'
import type { ChatAnswer } from '#contract/ai/text'

/**
 * A piece of a text: words, a figure with its index in `figures`, a figure without a source, or a citation by number.
 */
export type Piece =
  | { kind: 'words'; text: string }
  | { kind: 'figure'; text: string; figure: TextFigure; index: number }
  | { kind: 'unsupported'; text: string }
  | { kind: 'citation'; text: string; number: number }

/** A piece with its start and end in the text. */
type Placed = Exclude<Piece, { kind: 'words' }> & { start: number; end: number }

type Marked = Pick<ChatAnswer, 'text' | 'figures' | 'unverifiedSpans' | 'references'>

const findCitations = ({ text, references }: Marked): Placed[] =>
  [...text.matchAll(/\[(\d{1,2})\]/g)].flatMap(({ 0: written, 1: digits, index }) => {
    const number = Number(digits)
    const isThere = number >= 1 && number <= references.length
    return isThere ? [{ kind: 'citation', text: written, number, start: index, end: index + written.length }] : []
  })

/** Marked pieces of a text, in order; of overlapping ones the first, a figure before a citation. */
const findMarks = (answer: Marked): Placed[] => {
  const figures = answer.figures.map((figure, index): Placed => {
    const { start, end, text } = figure
    return { kind: 'figure', text, figure, index, start, end }
  })
  const unsupported = answer.unverifiedSpans.map((span): Placed => ({ kind: 'unsupported', ...span }))
  const sorted = [...figures, ...unsupported, ...findCitations(answer)].sort((one, other) => one.start - other.start)
  let reached = 0
  return sorted.filter(({ start, end }) => {
    if (start < reached || end <= start) return false
    reached = end
    return true
  })
}

/** Splits words at blank lines: each part after the first begins a paragraph. */
const splitParagraphs = (words: string): string[] => words.split(/\n[^\S\n]*\n\s*/)

/** Splits an answer into paragraphs of pieces, in order; omits empty paragraphs. */
export const buildParagraphs = (answer: Marked): Piece[][] => {
  const paragraphs: Piece[][] = [[]]
  const add = (piece: Piece): void => {
    if (piece.text !== '') paragraphs.at(-1)?.push(piece)
  }
  const addWords = (words: string): void => {
    const [first = '', ...others] = splitParagraphs(words)
    add({ kind: 'words', text: first })
    for (const text of others) {
      paragraphs.push([])
      add({ kind: 'words', text })
    }
  }
  let end = 0
  for (const { start, end: next, ...piece } of findMarks(answer)) {
    addWords(answer.text.slice(end, start))
    add(piece)
    end = next
  }
  addWords(answer.text.slice(end))
  return paragraphs.filter(pieces => pieces.length > 0)
}
