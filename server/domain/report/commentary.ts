import type { FigureSource, TextFigure } from '#contract/ai/figure'
import { getLanguageRow } from '#languages/registry'
import { typographies } from '#languages/typography'
import { type CommentaryFact, formatFactPath } from './commentary-facts.ts'
import { buildCommentaryBlocks } from './commentary-table.ts'
import type { Block, ReportCommentary } from './report.ts'
import type { Voice } from './say.ts'

/** The article and the law of a parameter, for a footnote. */
const lawText = ({ article, title }: ReportCommentary['references'][number]): string =>
  typographies.french.spaced(`${article}, ${title}`)

/** Source of one figure, in words: its name in the report, or its law. */
const sourceText = (
  say: Voice,
  { kind, path, id }: FigureSource,
  facts: readonly CommentaryFact[],
  references: ReportCommentary['references'],
): string => {
  const law = references.find(reference => reference.id === id)
  if (kind === 'law' && law) return lawText(law)
  return facts.find(fact => formatFactPath(fact.path) === path)?.label ?? id ?? say.text('title')
}

const isCalculated = ({ expression, sources }: TextFigure): boolean =>
  sources.length > 1 || (expression !== null && !/^~?\w+$/.test(expression))

/** The footnotes of a commentary, each text once; returns the number of a footnote. */
const footnotes = () => {
  const texts: string[] = []
  const numberOf = (text: string): number => (texts.includes(text) ? texts.indexOf(text) + 1 : texts.push(text))
  return { texts, numberOf }
}

/** A position of the text with a footnote: after a figure, or in place of a citation. */
interface Mark {
  start: number
  end: number
  /** Text before the number. */
  text: string
  footnote: string
}

const figureMarks = (say: Voice, { figures, references }: ReportCommentary, facts: readonly CommentaryFact[]): Mark[] =>
  figures.map(figure => {
    const { start, end, text, sources } = figure
    const names = new Set(sources.map(source => sourceText(say, source, facts, references)))
    const parts = getLanguageRow(say.language).typography.spaced([...names].join('; '))
    const footnote = isCalculated(figure) ? say.text('commentaryCalculated', { parts }) : parts
    return { start, end, text: `${text}\u00a0`, footnote }
  })

const citationMarks = ({ text, references }: ReportCommentary): Mark[] =>
  [...text.matchAll(/\[(\d{1,2})\]/g)].flatMap(({ 0: written, 1: digits, index: start }) => {
    const law = references[Number(digits) - 1]
    return law ? [{ start, end: start + written.length, text: '', footnote: lawText(law) }] : []
  })

/** A text with footnote numbers after its figures; a citation after a figure of the same law is not repeated. */
const addFootnotes = (text: string, marks: readonly Mark[], numberOf: (footnote: string) => number): string => {
  let [written, end, last] = ['', 0, '']
  for (const mark of marks.toSorted((one, other) => one.start - other.start)) {
    if (mark.start < end) continue
    const between = text.slice(end, mark.start)
    end = mark.end
    const isRepeated = mark.text === '' && mark.footnote === last && /^[\s\u00a0]*$/.test(between)
    if (!isRepeated) written += `${between}${mark.text}[${numberOf(mark.footnote)}]`
    last = mark.footnote
  }
  return written + text.slice(end)
}

/** Longest paragraph that is drawn whole: some twenty lines. */
const paragraphCharactersMax = 1800

/** A paragraph in parts that fit a page each, cut behind a sentence. */
const inParts = (paragraph: string): string[] => {
  const parts: string[] = ['']
  for (const sentence of paragraph.split(/(?<=[.!?])\s+/)) {
    const last = parts.at(-1) ?? ''
    if (last !== '' && last.length + sentence.length > paragraphCharactersMax) parts.push(sentence)
    else parts[parts.length - 1] = last === '' ? sentence : `${last} ${sentence}`
  }
  return parts
}

/**
 * The page of a commentary: that a machine wrote it, its text with its tables and a footnote behind each figure, the
 * footnotes.
 */
export const commentaryPage = (say: Voice, commentary: ReportCommentary, facts: readonly CommentaryFact[]): Block[] => {
  const { texts, numberOf } = footnotes()
  const marks = [...figureMarks(say, commentary, facts), ...citationMarks(commentary)]
  const lines = addFootnotes(commentary.text, marks, numberOf)
    .split(/\n+/)
    .filter(line => line.trim() !== '')
  const toParagraphs = (line: string): Block[] =>
    inParts(line).map(text => ({ kind: 'paragraph', text, tone: 'prose' }))
  return [
    { kind: 'heading', level: 2, text: say.text('commentary') },
    { kind: 'paragraph', text: commentary.notice.replaceAll('\n', ' '), tone: 'quiet', keepsNext: true },
    ...buildCommentaryBlocks(lines, toParagraphs),
    ...(texts.length === 0 ? [] : [{ kind: 'heading', level: 2, text: say.text('commentarySources') } as const]),
    ...texts.map((text, index) => ({ kind: 'paragraph', text: `[${index + 1}] ${text}`, tone: 'small' }) as const),
  ]
}
