import { lexer, type Token, type Tokens } from 'marked'
import { content, type Html, html, type Part } from '../../html.ts'
import { codeBlock } from '../code.ts'
import { inlineView, plain, rawView } from './inline-view.ts'
import { placeMaker } from './links.ts'

/** A heading of a file with its place on the page. */
export interface Heading {
  text: string
  place: string
}

/** A file as a page shows it. */
export interface MarkdownView {
  main: Html
  headings: readonly Heading[]
}

const languages: Readonly<Record<string, string>> = {
  sh: 'Shell',
  ts: 'TypeScript',
  tsx: 'TypeScript (JSX)',
  js: 'JavaScript',
  json: 'JSON',
  html: 'HTML',
  php: 'PHP',
  python: 'Python',
}

/** What of a view depends on where in the file it is. */
interface Reading {
  file: string
  /** Places that headings have taken. */
  place: (heading: string) => string
  headings: Heading[]
}

const headingView = ({ depth, tokens, text }: Tokens.Heading, reading: Reading): Part => {
  // The first one is the title of the page.
  if (depth === 1) return ''
  const bare = plain(text).replaceAll('`', '').replace(/\*\*/g, '')
  const place = reading.place(bare)
  reading.headings.push({ text: bare, place })
  const words = html`<a class="place" href="#${place}">${inlineView(tokens, reading.file)}</a>`
  if (depth === 2)
    return html`<h2 id="${place}">${words}</h2>
`
  return html`<h3 id="${place}">${words}</h3>
`
}

const headOf = (cell: Tokens.TableCell, file: string): Html =>
  cell.text === '' ? html`<td></td>` : html`<th scope="col">${inlineView(cell.tokens, file)}</th>`

const tableView = ({ header, rows }: Tokens.Table, { file, headings }: Reading): Html => {
  const caption = headings.at(-1)?.text ?? header.map(({ text }) => text).join(', ')
  return html`<table class="rows guide"><caption>${caption}</caption>
<thead><tr>${header.map(cell => headOf(cell, file))}</tr></thead>
<tbody>
${rows.map(
  ([
    first,
    ...cells
  ]) => html`<tr>${first && html`<th scope="row">${inlineView(first.tokens, file)}</th>`}${cells.map(cell => html`<td>${inlineView(cell.tokens, file)}</td>`)}</tr>
`,
)}</tbody></table>
`
}

const listView = ({ ordered, start, items }: Tokens.List, reading: Reading): Html => {
  const entries = items.map(
    item => html`<li>${blocksView(item.tokens, reading)}</li>
`,
  )
  return ordered
    ? html`<ol${typeof start === 'number' && start !== 1 && html` start="${start}"`}>
${entries}</ol>
`
    : html`<ul>
${entries}</ul>
`
}

const blockView = (token: Token, reading: Reading): Part => {
  const { file } = reading
  switch (token.type) {
    case 'heading':
      return headingView(token as Tokens.Heading, reading)
    case 'paragraph':
      return html`<p>${inlineView(token.tokens, file)}</p>
`
    case 'text':
      return inlineView(token.tokens ?? [token], file)
    case 'list':
      return listView(token as Tokens.List, reading)
    case 'table':
      return tableView(token as Tokens.Table, reading)
    case 'code':
      return codeBlock(languages[token.lang ?? ''] ?? 'Text', content(token.text))
    case 'blockquote':
      return html`<blockquote>${blocksView(token.tokens ?? [], reading)}</blockquote>
`
    case 'html':
      return html`<p>${rawView(token.raw.trim(), file)}</p>
`
    case 'hr':
      return html`<hr>
`
    default:
      return ''
  }
}

const blocksView = (tokens: readonly Token[], reading: Reading): Part[] =>
  tokens.map(token => blockView(token, reading))

/** Markdown of our own files as markup; what is filled in is escaped, markup in it is none but for pictures. */
export const markdownView = (text: string, file: string): MarkdownView => {
  const reading: Reading = { file, place: placeMaker(), headings: [] }
  const main = html`${blocksView(lexer(text), reading)}`
  return { main, headings: reading.headings }
}
