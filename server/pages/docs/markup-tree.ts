/** Element or text of a page. */
export type Node = Element | string

/** Element of a page. */
export interface Element {
  name: string
  attributes: string
  children: Node[]
}

const empty: ReadonlySet<string> = new Set(['br', 'img', 'hr', 'input'])
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&', nbsp: ' ' }

const unescapeEntities = (text: string): string =>
  text.replace(/&(lt|gt|quot|#39|amp|nbsp);/g, (_, name: string) => entities[name] ?? '')

/**
 * Parses the markup of our own pages to a tree; supports only the elements they use, whose nesting the tests check.
 * Libraries parse any markup, and need ten megabytes for it.
 */
export const parseMarkup = (markup: string): Element => {
  const root: Element = { name: 'body', attributes: '', children: [] }
  const open = [root]
  for (const [, end, name = '', attributes = '', text] of markup.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.children.push(unescapeEntities(text))
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

/** Value of an attribute; empty where the element has none. */
export const readTagAttribute = ({ attributes }: Element, name: string): string =>
  unescapeEntities(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')

/** Text of a node with that of the nodes in it. */
export const readTextContent = (node: Node): string =>
  typeof node === 'string' ? node : node.children.map(readTextContent).join('')

/** First element of a name in a node, itself included. */
export const findElement = (node: Node, name: string): Element | undefined => {
  if (typeof node === 'string') return undefined
  if (node.name === name) return node
  for (const child of node.children) {
    const found = findElement(child, name)
    if (found) return found
  }
  return undefined
}

/** Replaces each run of white space by one space. */
export const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ')

/** Elements directly in an element. */
export const listChildElements = ({ children }: Element): Element[] =>
  children.filter(child => typeof child !== 'string')

/** Rows of a table, those of its head first. */
export const listRows = (node: Element): Element[] =>
  listChildElements(node).flatMap(child =>
    child.name === 'tr' ? [child] : ['thead', 'tbody', 'tfoot'].includes(child.name) ? listRows(child) : [],
  )
