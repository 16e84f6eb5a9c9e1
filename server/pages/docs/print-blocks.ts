import type { Block, Cell, Fact } from '#domain/report/report'
import {
  type Element,
  findElement,
  listChildElements,
  listRows,
  type Node,
  parseMarkup,
  readTagAttribute,
} from './markup-tree.ts'

/** Columns above which a table is printed as a list of facts for each row, as in narrow windows. */
const columnsMax = 5

/** Signs that no font of the documents has, with what is printed instead. */
const replacements: readonly (readonly [sign: string, printed: string])[] = [
  ['∓', '±'],
  ['√', 'sqrt '],
]

/** Text of markup as printed: its line breaks and tabs are spaces; no-break spaces stay. */
const toPrintedText = (text: string): string =>
  replacements.reduce((shown, [sign, printed]) => shown.replaceAll(sign, printed), text.replace(/[\t\n\r]/g, ' '))

/** Text of a part of an element; a name in code after its translation is in brackets. */
const readPrintedPart = (node: Node, index: number, siblings: readonly Node[]): string => {
  const text = readPrintedText(node)
  const isName = typeof node !== 'string' && node.name === 'code' && typeof siblings[index - 1] === 'string'
  return isName ? `(${text})` : text
}

const readPrintedText = (node: Node): string => {
  if (typeof node === 'string') return toPrintedText(node)
  const inner = node.children.map(readPrintedPart).join('')
  if (node.name === 'br') return '\n'
  const href = node.name === 'a' ? readTagAttribute(node, 'href') : ''
  // A reader of paper cannot follow a link.
  return href.startsWith('https://') && href !== inner ? `${inner} (${href})` : inner
}

/** Text of an element as printed, without the spaces at its ends and around its line breaks. */
const readPrintedLine = (node: Node): string =>
  readPrintedText(node)
    .split('\n')
    .map(line =>
      line
        .split(' ')
        .filter(word => word !== '')
        .join(' '),
    )
    .join('\n')

const toHeading = (level: 2 | 3, text: string): Block => ({ kind: 'heading', level, text })

const toFact = (key: string, name: string, value: string): Fact => ({ key, name, value, isMissing: value === '–' })

/** Facts of a list of terms: each term with what follows it. */
const listFacts = (node: Element): Block => {
  const parts = listChildElements(node).map(part => ({ isTerm: part.name === 'dt', text: readPrintedLine(part) }))
  return {
    kind: 'facts',
    rows: parts.flatMap(({ isTerm, text }, index) =>
      isTerm ? [toFact(text, text, parts[index + 1]?.text ?? '')] : [],
    ),
  }
}

const isNumberCell = (cell: Element | undefined): boolean =>
  cell !== undefined && readTagAttribute(cell, 'class') === 'number'

const toCells = (row: Element, heads: readonly Element[]): Cell[] =>
  listChildElements(row).map((cell, index) => ({
    text: readPrintedLine(cell),
    ...(isNumberCell(heads[index]) && { align: 'right' as const }),
  }))

/** Blocks of a table: its caption, and a table, or facts for each row where it has many columns. */
const listTableBlocks = (node: Element): Block[] => {
  const [head, ...rows] = listRows(node)
  const heads = head ? listChildElements(head) : []
  const caption = findElement(node, 'caption')
  const title = caption ? readPrintedLine(caption) : ''
  const names = head ? toCells(head, heads) : []
  const cells = rows.map(row => toCells(row, heads))
  if (names.length <= columnsMax) {
    const lines = cells.map(own => ({ key: own[0]?.text ?? '', cells: own }))
    return [toHeading(3, title), { kind: 'table', key: 'plain', head: names, rows: lines }]
  }
  const facts = cells.flatMap(([first, ...others]): Block[] => [
    toHeading(3, (first?.text ?? '').replace('\n', ' · ')),
    {
      kind: 'facts',
      isWhole: true,
      rows: others.map(({ text }, index) => {
        const name = names[index + 1]?.text ?? ''
        return toFact(name, name, text)
      }),
    },
  ])
  return [{ kind: 'paragraph', text: title }, ...facts]
}

/** Blocks of a report with the texts of an element and of those in it. */
const listElementBlocks = (node: Element): Block[] => {
  switch (node.name) {
    case 'h2':
      return [toHeading(2, readPrintedLine(node))]
    case 'h3':
      return [toHeading(3, readPrintedLine(node))]
    case 'p':
      return [{ kind: 'paragraph', text: readPrintedLine(node) }]
    case 'ul':
      return listChildElements(node).map(item => ({ kind: 'paragraph', text: `• ${readPrintedLine(item)}` }))
    case 'dl':
      return [listFacts(node)]
    case 'table':
      return listTableBlocks(node)
    case 'body':
      return listChildElements(node).flatMap(listElementBlocks)
    default:
      throw new Error(`No element ${node.name} is printed.`)
  }
}

/** Converts the markup of a page of ours to the blocks of a report, in its order: every text, and the addresses of links. */
export const toPrintBlocks = (markup: string): Block[] => listElementBlocks(parseMarkup(markup))
