import { type Html, html } from '../html.ts'

/** A sentence of the contract: what stands between backticks is code. */
export const inline = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`

/** What a list says in a sentence: `a, b or c`. */
export const listed = (items: readonly string[], last = 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
