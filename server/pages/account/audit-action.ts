import { html, type Part } from '../html.ts'
import { isPlainKey, type Words } from '../words.ts'

/** Text of an audit action; its name where it has no text. */
export const renderAuditAction = ({ text }: Words, action: string): Part => {
  const key = `event.${action}`
  return isPlainKey(key) ? text(key) : html`<bdi>${action}</bdi>`
}
