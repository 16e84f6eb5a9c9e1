import {
  collapseWhitespace,
  type Element,
  findElement,
  listChildElements,
  listRows,
  type Node,
  parseMarkup,
  readTagAttribute,
  readTextContent,
} from './markup-tree.ts'

const formatInlineCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** Converts inline content to one line, with links, emphasis and code. */
const formatInline = (node: Node): string => {
  if (typeof node === 'string') return collapseWhitespace(node)
  const inner = node.children.map(formatInline).join('')
  switch (node.name) {
    case 'code':
      return formatInlineCode(readTextContent(node))
    case 'a':
      // An anchor link of a field or a heading points to itself.
      return readTagAttribute(node, 'class') === 'place' ? inner : `[${inner}](${readTagAttribute(node, 'href')})`
    case 'b':
    case 'strong':
      return `**${inner}**`
    case 'em':
      return `*${inner}*`
    case 's':
      return `~~${inner}~~`
    case 'img':
      return `![${readTagAttribute(node, 'alt')}](${readTagAttribute(node, 'src')})`
    case 'svg':
      return ''
    case 'br':
    case 'div':
    case 'li':
    case 'summary':
      return `${inner} `
    default:
      return inner
  }
}

const formatLine = (node: Node): string => formatInline(node).trim()

const formatCells = (row: Element): string =>
  `| ${listChildElements(row)
    .map(cell => formatLine(cell).replaceAll('|', '\\|'))
    .join(' | ')} |`

const formatTable = (node: Element): string => {
  const rows = listRows(node)
  const columns = Math.max(...rows.map(row => listChildElements(row).length))
  const head = findElement(node, 'thead') ? rows.shift() : undefined
  const first = head ? formatCells(head) : `|${' |'.repeat(columns)}`
  return [first, `|${' --- |'.repeat(columns)}`, ...rows.map(formatCells)].join('\n')
}

const formatCodeFigure = (node: Element): string => {
  const [name, block] = [findElement(node, 'figcaption'), findElement(node, 'pre')]
  return `${name ? `${formatLine(name)}:\n\n` : ''}\`\`\`\n${block ? readTextContent(block) : ''}\n\`\`\``
}

const formatList = (node: Element): string =>
  listChildElements(node)
    .map((item, index) => {
      const mark = node.name === 'ol' ? `${index + 1}. ` : '- '
      return mark + formatBlocks(item).replaceAll('\n', `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')

const formatTerms = (node: Element): string =>
  listChildElements(node)
    .map(child => (child.name === 'dt' ? `\n- ${formatLine(child)}: ` : formatLine(child)))
    .join('')
    .trim()

const isBlock = (node: Node): node is Element =>
  typeof node !== 'string' &&
  /^(p|div|section|nav|h[1-6]|ul|ol|dl|table|figure|details|summary|blockquote|hr|form)$/.test(node.name)

const formatBlock = (node: Element): string => {
  const level = /^h([1-6])$/.exec(node.name)?.[1]
  if (level) return `${'#'.repeat(Number(level))} ${formatLine(node)}`
  switch (node.name) {
    case 'p':
      return formatLine(node)
    case 'summary':
      return `#### ${formatInline(node).replaceAll('**', '').trim()}`
    case 'ul':
    case 'ol':
      return formatList(node)
    case 'dl':
      return formatTerms(node)
    case 'table':
      return formatTable(node)
    case 'figure':
      return findElement(node, 'pre') ? formatCodeFigure(node) : formatBlocks(node)
    case 'form':
    case 'hr':
      return ''
    default:
      return formatBlocks(node)
  }
}

/** Converts the content of an element: its blocks in order, text between them as paragraphs. */
const formatBlocks = ({ children }: Element): string => {
  const parts: string[] = []
  let loose = ''
  const end = (): void => {
    if (loose.trim() !== '') parts.push(loose.trim())
    loose = ''
  }
  for (const child of children) {
    if (isBlock(child)) {
      end()
      parts.push(formatBlock(child))
    } else loose += formatInline(child)
  }
  end()
  return parts.filter(part => part !== '').join('\n\n')
}

/** Converts the markup of a page of ours to Markdown; supports only the elements that they use. */
export const toMarkdown = (markup: string): string => `${formatBlocks(parseMarkup(markup))}\n`
