import { type Html, html } from '../html.ts'

/** Renders a text of the contract; text in backticks becomes code. */
export const renderInlineCode = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`

/** Joins items in a sentence: `a, b or c`. */
export const joinWithOr = (items: readonly string[], last = 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
