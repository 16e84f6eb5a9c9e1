import { escapeContent, type Html, html, type Part } from '../html.ts'
import { renderInlineCode } from './text.ts'

/** Maximum length of an answer shown in full, in characters. */
const answerCharactersMax = 3000

/**
 * Renders a code block with its name; the page script adds a copy button. `language` is that of a request
 * shown in several languages.
 */
export const renderCodeBlock = (name: string, code: Part, language?: string): Html =>
  html`<figure class="code"${language !== undefined && html` data-language="${language}"`}><figcaption>${name}</figcaption><pre tabindex="0" role="group" aria-label="${name}"><code>${code}</code></pre></figure>
`

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*|\btrue\b|\bfalse\b|\bnull\b)/g

const isLawId = (text: string, lawIds: ReadonlySet<string>): boolean => lawIds.has(text.slice(1, -1))

const renderJsonString = (text: string, lawIds: ReadonlySet<string>): Html =>
  isLawId(text, lawIds)
    ? html`<i>"<a href="/docs/law/${text.slice(1, -1)}">${text.slice(1, -1)}</a>"</i>`
    : html`<i>${escapeContent(text)}</i>`

/** Renders JSON with highlighted strings and numbers; ids of law parameters link to their pages. */
export const renderJson = (json: string, lawIds: ReadonlySet<string>): Html => {
  const parts: Part[] = []
  let end = 0
  for (const found of json.matchAll(token)) {
    const [whole, text, colon, figure] = found
    parts.push(escapeContent(json.slice(end, found.index)))
    if (text === undefined) parts.push(html`<b>${figure}</b>`)
    else parts.push(colon === undefined ? renderJsonString(text, lawIds) : escapeContent(whole))
    end = found.index + whole.length
  }
  return html`${parts}${escapeContent(json.slice(end))}`
}

/** Renders a shell command with its JSON body highlighted. */
export const renderShellLine = (line: string): Html => {
  const start = line.indexOf("-d '")
  const none: ReadonlySet<string> = new Set()
  return start < 0
    ? escapeContent(line)
    : html`${escapeContent(line.slice(0, start))}${renderJson(line.slice(start), none)}`
}

/** Renders an answer as JSON; a long one is truncated, with a link to the whole. */
export const renderAnswerBlock = (
  name: string,
  answer: unknown,
  lawIds: ReadonlySet<string>,
  charactersMax: number = answerCharactersMax,
): Html => {
  const json = JSON.stringify(answer, null, 2)
  if (json.length <= charactersMax) return renderCodeBlock(name, renderJson(json, lawIds))
  const cut = json.slice(0, json.lastIndexOf('\n', charactersMax))
  return html`${renderCodeBlock(
    name,
    html`${renderJson(cut, lawIds)}\n…`,
  )}<p class="cut">The answer goes on: ${json.length.toLocaleString('en')} characters in all, whole in <a href="/openapi.json">/openapi.json</a>.</p>
`
}

/** A fact: its name and its text. */
export type Fact = readonly [name: string, text: Part]

/** Renders facts as a description list. */
export const renderFactList = (list: readonly Fact[]): Html =>
  html`<dl class="facts">${list.map(
    ([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>
`,
  )}</dl>
`

/** Renders a table with a caption; the first cell of each row is its header. */
export const renderPlainTable = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly Part[])[],
  name = 'rows',
): Html => html`<table class="${name}"><caption>${caption}</caption>
<thead><tr>${columns.map(column => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ([head, ...cells]) => html`<tr><th scope="row">${head}</th>${cells.map(cell => html`<td>${cell}</td>`)}</tr>
`,
)}</tbody></table>
`

/** Renders a text of the contract as a paragraph. */
export const renderParagraph = (text: string): Html => html`<p>${renderInlineCode(text)}</p>
`
