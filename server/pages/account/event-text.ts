import { html, type Part } from '../html.ts'
import { isPlainKey, type Words } from '../words.ts'

/** An action of the audit in words; one that has none yet by its name. */
export const eventText = ({ text }: Words, action: string): Part => {
  const key = `event.${action}`
  return isPlainKey(key) ? text(key) : html`<bdi>${action}</bdi>`
}
