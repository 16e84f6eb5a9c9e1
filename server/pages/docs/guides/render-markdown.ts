import { lexer, type Token, type Tokens } from 'marked'
import { escapeContent, type Html, html, type Part } from '../../html.ts'
import { renderCodeBlock } from '../code.ts'
import { decodeEntities, renderInlineTokens, renderRawMarkup } from './inline-markdown.ts'
import { createSlugger } from './links.ts'

/** A heading of a file, with its anchor. */
export interface Heading {
  text: string
  place: string
}

/** A rendered Markdown file. */
export interface RenderedMarkdown {
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

/** Rendering state of a file. */
interface MarkdownContext {
  file: string
  /** Generates the anchor of a heading. */
  place: (heading: string) => string
  headings: Heading[]
}

const renderHeading = ({ depth, tokens, text }: Tokens.Heading, reading: MarkdownContext): Part => {
  // Depth 1 is the title of the page.
  if (depth === 1) return ''
  const bare = decodeEntities(text).replaceAll('`', '').replace(/\*\*/g, '')
  const place = reading.place(bare)
  reading.headings.push({ text: bare, place })
  const words = html`<a class="place" href="#${place}">${renderInlineTokens(tokens, reading.file)}</a>`
  if (depth === 2)
    return html`<h2 id="${place}">${words}</h2>
`
  return html`<h3 id="${place}">${words}</h3>
`
}

const renderHeaderCell = (cell: Tokens.TableCell, file: string): Html =>
  cell.text === '' ? html`<td></td>` : html`<th scope="col">${renderInlineTokens(cell.tokens, file)}</th>`

const renderMarkdownTable = ({ header, rows }: Tokens.Table, { file, headings }: MarkdownContext): Html => {
  const caption = headings.at(-1)?.text ?? header.map(({ text }) => text).join(', ')
  return html`<table class="rows guide"><caption>${caption}</caption>
<thead><tr>${header.map(cell => renderHeaderCell(cell, file))}</tr></thead>
<tbody>
${rows.map(
  ([
    first,
    ...cells
  ]) => html`<tr>${first && html`<th scope="row">${renderInlineTokens(first.tokens, file)}</th>`}${cells.map(cell => html`<td>${renderInlineTokens(cell.tokens, file)}</td>`)}</tr>
`,
)}</tbody></table>
`
}

const renderMarkdownList = ({ ordered, start, items }: Tokens.List, reading: MarkdownContext): Html => {
  const entries = items.map(
    item => html`<li>${renderBlocks(item.tokens, reading)}</li>
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

const renderBlock = (token: Token, reading: MarkdownContext): Part => {
  const { file } = reading
  switch (token.type) {
    case 'heading':
      return renderHeading(token as Tokens.Heading, reading)
    case 'paragraph':
      return html`<p>${renderInlineTokens(token.tokens, file)}</p>
`
    case 'text':
      return renderInlineTokens(token.tokens ?? [token], file)
    case 'list':
      return renderMarkdownList(token as Tokens.List, reading)
    case 'table':
      return renderMarkdownTable(token as Tokens.Table, reading)
    case 'code':
      return renderCodeBlock(languages[token.lang ?? ''] ?? 'Text', escapeContent(token.text))
    case 'blockquote':
      return html`<blockquote>${renderBlocks(token.tokens ?? [], reading)}</blockquote>
`
    case 'html':
      return html`<p>${renderRawMarkup(token.raw.trim(), file)}</p>
`
    case 'hr':
      return html`<hr>
`
    default:
      return ''
  }
}

const renderBlocks = (tokens: readonly Token[], reading: MarkdownContext): Part[] =>
  tokens.map(token => renderBlock(token, reading))

/** Renders the Markdown of our own files; text is escaped, and raw markup ignored except pictures. */
export const renderMarkdown = (text: string, file: string): RenderedMarkdown => {
  const reading: MarkdownContext = { file, place: createSlugger(), headings: [] }
  const main = html`${renderBlocks(lexer(text), reading)}`
  return { main, headings: reading.headings }
}
