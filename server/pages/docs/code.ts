import { content, type Html, html, type Part } from '../html.ts'
import { inline } from './text.ts'

/** Longest answer that a page shows whole, in characters. */
const answerCharactersMax = 3000

/**
 * A block of code under its name; the script of the pages puts a button for copying beside it. The language is that of a
 * request which others say in theirs.
 */
export const codeBlock = (name: string, code: Part, language?: string): Html =>
  html`<figure class="code"${language !== undefined && html` data-language="${language}"`}><figcaption>${name}</figcaption><pre tabindex="0" role="group" aria-label="${name}"><code>${code}</code></pre></figure>
`

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*|\btrue\b|\bfalse\b|\bnull\b)/g

const isLawId = (text: string, lawIds: ReadonlySet<string>): boolean => lawIds.has(text.slice(1, -1))

const textValue = (text: string, lawIds: ReadonlySet<string>): Html =>
  isLawId(text, lawIds)
    ? html`<i>"<a href="/docs/law/${text.slice(1, -1)}">${text.slice(1, -1)}</a>"</i>`
    : html`<i>${content(text)}</i>`

/** JSON with its texts and figures marked; ids of parameters of law lead to their pages. */
export const markedJson = (json: string, lawIds: ReadonlySet<string>): Html => {
  const parts: Part[] = []
  let end = 0
  for (const found of json.matchAll(token)) {
    const [whole, text, colon, figure] = found
    parts.push(content(json.slice(end, found.index)))
    if (text === undefined) parts.push(html`<b>${figure}</b>`)
    else parts.push(colon === undefined ? textValue(text, lawIds) : content(whole))
    end = found.index + whole.length
  }
  return html`${parts}${content(json.slice(end))}`
}

/** A line for a shell with its body marked. */
export const markedLine = (line: string): Html => {
  const start = line.indexOf("-d '")
  const none: ReadonlySet<string> = new Set()
  return start < 0 ? content(line) : html`${content(line.slice(0, start))}${markedJson(line.slice(start), none)}`
}

/** An answer as JSON; a long one ends early and says where the whole is. */
export const answerBlock = (
  name: string,
  answer: unknown,
  lawIds: ReadonlySet<string>,
  charactersMax: number = answerCharactersMax,
): Html => {
  const json = JSON.stringify(answer, null, 2)
  if (json.length <= charactersMax) return codeBlock(name, markedJson(json, lawIds))
  const cut = json.slice(0, json.lastIndexOf('\n', charactersMax))
  return html`${codeBlock(
    name,
    html`${markedJson(cut, lawIds)}\n…`,
  )}<p class="cut">The answer goes on: ${json.length.toLocaleString('en')} characters in all, whole in <a href="/openapi.json">/openapi.json</a>.</p>
`
}

/** A row of a table of facts: its name and what is said of it. */
export type Fact = readonly [name: string, text: Part]

/** Facts side by side. */
export const facts = (list: readonly Fact[]): Html =>
  html`<dl class="facts">${list.map(
    ([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>
`,
  )}</dl>
`

/** A table with a caption of which the first cell of a row is its head. */
export const plainTable = (
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

/** A sentence of the contract as a paragraph. */
export const paragraph = (text: string): Html => html`<p>${inline(text)}</p>
`
