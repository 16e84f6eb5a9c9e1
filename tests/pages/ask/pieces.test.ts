import { describe, expect, test } from 'vitest'
import { buildParagraphs, type Piece } from '#server/pages/ask/pieces'
import { answerIn } from './answer-case.ts'

const answer = answerIn()
const paragraphs = buildParagraphs(answer)
const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

describe('the pieces of an answer', () => {
  test('are its text, paragraph by paragraph, with nothing lost', () => {
    expect(paragraphs.map(textOf)).toEqual(answer.text.split('\n\n'))
  })

  test('are its figures, its citations and what has no source, each in its place', () => {
    const marked = paragraphs.flat().flatMap(({ kind, text }) => (kind === 'words' ? [] : [`${kind} ${text}`]))
    expect(marked).toEqual([
      'figure 80 m²',
      'figure €520,000',
      'citation [1]',
      'figure €470,000',
      'figure €570,000',
      'figure 1990',
      'figure 6%',
      'figure €31,200',
      'unsupported 10',
    ])
  })

  test('do not overlap: of two spans that do, the first one stands', () => {
    const [first] = answer.figures
    if (!first) throw new Error('The answer has no figure.')
    const twice = { ...answer, unverifiedSpans: [{ start: first.start + 1, end: first.end + 3, text: '0 m² in' }] }
    expect(buildParagraphs(twice).map(textOf)).toEqual(answer.text.split('\n\n'))
    expect(buildParagraphs(twice).flat()).not.toContainEqual(expect.objectContaining({ kind: 'unsupported' }))
  })

  test('a number in brackets that cites nothing is words', () => {
    const pieces = buildParagraphs({ text: 'As [1] and [2] say.', figures: [], unverifiedSpans: [], references: [] })
    expect(pieces).toEqual([[{ kind: 'words', text: 'As [1] and [2] say.' }]])
  })

  test('blank lines make paragraphs, single ones do not', () => {
    const lines = { text: '\n\na\nb\n \n\nc\n\n', figures: [], unverifiedSpans: [], references: [] }
    expect(buildParagraphs(lines).map(textOf)).toEqual(['a\nb', 'c'])
  })
})
