/**
 * Markdown of the markup of our own pages: of the elements that they use, whose nesting the tests check. Libraries that do
 * this read markup of any kind, and bring ten megabytes for it.
 */

type Node = Element | string

interface Element {
  name: string
  attributes: string
  children: Node[]
}

const empty: ReadonlySet<string> = new Set(['br', 'img', 'hr', 'input'])
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&', nbsp: ' ' }

const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|#39|amp|nbsp);/g, (_, name: string) => entities[name] ?? '')

/** The markup of a page as a tree. */
const treeOf = (markup: string): Element => {
  const root: Element = { name: 'body', attributes: '', children: [] }
  const open = [root]
  for (const [, end, name = '', attributes = '', text] of markup.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.children.push(unescaped(text))
    else if (end) {
      if (open.length > 1) open.pop()
    } else {
      const element: Element = { name: name.toLowerCase(), attributes, children: [] }
      parent.children.push(element)
      if (!empty.has(element.name) && !attributes.endsWith('/')) open.push(element)
    }
  }
  return root
}

const attribute = ({ attributes }: Element, name: string): string =>
  unescaped(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')

const textOf = (node: Node): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''))

const find = (node: Node, name: string): Element | undefined => {
  if (typeof node === 'string') return undefined
  if (node.name === name) return node
  for (const child of node.children) {
    const found = find(child, name)
    if (found) return found
  }
  return undefined
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** Words on one line: with their links, weight and code. */
const words = (node: Node): string => {
  if (typeof node === 'string') return oneLine(node)
  const inner = node.children.map(words).join('')
  switch (node.name) {
    case 'code':
      return code(textOf(node))
    case 'a':
      // The place of a field or a heading leads to itself.
      return attribute(node, 'class') === 'place' ? inner : `[${inner}](${attribute(node, 'href')})`
    case 'b':
    case 'strong':
      return `**${inner}**`
    case 'em':
      return `*${inner}*`
    case 's':
      return `~~${inner}~~`
    case 'img':
      return `![${attribute(node, 'alt')}](${attribute(node, 'src')})`
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

const line = (node: Node): string => words(node).trim()

const elements = ({ children }: Element): Element[] => children.filter(child => typeof child !== 'string')

const cells = (row: Element): string =>
  `| ${elements(row)
    .map(cell => line(cell).replaceAll('|', '\\|'))
    .join(' | ')} |`

const rowsIn = (node: Element): Element[] =>
  elements(node).flatMap(child =>
    child.name === 'tr' ? [child] : ['thead', 'tbody', 'tfoot'].includes(child.name) ? rowsIn(child) : [],
  )

const table = (node: Element): string => {
  const rows = rowsIn(node)
  const columns = Math.max(...rows.map(row => elements(row).length))
  const head = find(node, 'thead') ? rows.shift() : undefined
  const first = head ? cells(head) : `|${' |'.repeat(columns)}`
  return [first, `|${' --- |'.repeat(columns)}`, ...rows.map(cells)].join('\n')
}

const codeFigure = (node: Element): string => {
  const [name, block] = [find(node, 'figcaption'), find(node, 'pre')]
  return `${name ? `${line(name)}:\n\n` : ''}\`\`\`\n${block ? textOf(block) : ''}\n\`\`\``
}

const list = (node: Element): string =>
  elements(node)
    .map((item, index) => {
      const mark = node.name === 'ol' ? `${index + 1}. ` : '- '
      return mark + blocks(item).replaceAll('\n', `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')

const terms = (node: Element): string =>
  elements(node)
    .map(child => (child.name === 'dt' ? `\n- ${line(child)}: ` : line(child)))
    .join('')
    .trim()

const isBlock = (node: Node): node is Element =>
  typeof node !== 'string' &&
  /^(p|div|section|nav|h[1-6]|ul|ol|dl|table|figure|details|summary|blockquote|hr|form)$/.test(node.name)

const block = (node: Element): string => {
  const level = /^h([1-6])$/.exec(node.name)?.[1]
  if (level) return `${'#'.repeat(Number(level))} ${line(node)}`
  switch (node.name) {
    case 'p':
      return line(node)
    case 'summary':
      return `#### ${words(node).replaceAll('**', '').trim()}`
    case 'ul':
    case 'ol':
      return list(node)
    case 'dl':
      return terms(node)
    case 'table':
      return table(node)
    case 'figure':
      return find(node, 'pre') ? codeFigure(node) : blocks(node)
    case 'form':
    case 'hr':
      return ''
    default:
      return blocks(node)
  }
}

/** What stands in an element: its blocks one after the other, words between them as paragraphs. */
const blocks = ({ children }: Element): string => {
  const parts: string[] = []
  let loose = ''
  const end = (): void => {
    if (loose.trim() !== '') parts.push(loose.trim())
    loose = ''
  }
  for (const child of children) {
    if (isBlock(child)) {
      end()
      parts.push(block(child))
    } else loose += words(child)
  }
  end()
  return parts.filter(part => part !== '').join('\n\n')
}

/** The markup of a page as Markdown. */
export const toMarkdown = (markup: string): string => `${blocks(treeOf(markup))}\n`
