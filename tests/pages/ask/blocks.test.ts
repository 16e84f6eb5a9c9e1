import { describe, expect, test } from 'vitest'
import { type Block, buildBlocks } from '#server/pages/ask/blocks'
import type { Piece } from '#server/pages/ask/pieces'

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')
const shapeOf = (block: Block) =>
  block.kind === 'paragraph'
    ? textOf(block.pieces)
    : [block.head.map(textOf), ...block.rows.map(row => row.map(textOf))]

const blocksOf = (text: string, unverifiedSpans: { start: number; end: number; text: string }[] = []) =>
  buildBlocks({ text, figures: [], unverifiedSpans, references: [] })

const table = '| Poste | Montant |\n|---|---:|\n| Droits | 49 000 EUR |\n| Notaire | 1 850 EUR |'
const rows = [
  ['Poste', 'Montant'],
  ['Droits', '49 000 EUR'],
  ['Notaire', '1 850 EUR'],
]

describe('a table of a text', () => {
  test.each<[string, string, unknown[]]>([
    ['alone', table, [rows]],
    ['between paragraphs', `Voici :\n\n${table}\n\nFin.`, ['Voici :', rows, 'Fin.']],
    ['between lines', `Voici :\n${table}\nFin.`, ['Voici :', rows, 'Fin.']],
    [
      'twice',
      `${table}\n${table.replace('Poste', 'Ligne')}`,
      [[...rows, ['Ligne', 'Montant'], ['---', '---:'], ...rows.slice(1)]],
    ],
    [
      'with an empty cell',
      '| a | b |\n|---|---|\n| 1 | |',
      [
        [
          ['a', 'b'],
          ['1', ''],
        ],
      ],
    ],
    ['without rows', '| a | b |\n|---|---|', [[['a', 'b']]]],
  ])('%s', (_, text, shapes) => {
    expect(blocksOf(text).map(shapeOf)).toEqual(shapes)
  })

  test('keeps the marks of its figures in their cells', () => {
    const start = table.indexOf('49 000 EUR')
    const [block] = blocksOf(table, [{ start, end: start + 10, text: '49 000 EUR' }])
    expect(block?.kind === 'table' && block.rows[0]?.[1]).toEqual([{ kind: 'unsupported', text: '49 000 EUR' }])
  })
})

test.each(['Un | deux', '| a | b |', '| a | b |\nDroits', 'a\n|---|\nb', '|a|\n\n|---|'])('no table: %j', text => {
  expect(blocksOf(text).every(({ kind }) => kind === 'paragraph')).toBe(true)
  expect(blocksOf(text).map(shapeOf).join('\n\n')).toBe(text)
})
