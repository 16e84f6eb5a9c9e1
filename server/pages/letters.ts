import type { LetterWriter } from '../ports/accounts.ts'
import { wordsOf } from './words.ts'

/** Values of a letter whose words name none. */
const none = { organisation: '', name: '', tier: '', address: '' }

/** A name on one line, without what could be taken for a link of ours. */
const inline = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')

/** Writes a letter in the language of who gets it: plain text, its one link alone on a line. */
export const writeLetter: LetterWriter = ({ kind, to, locale, link, values = {} }) => {
  const { text } = wordsOf(locale)
  const cleaned = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inline(value)]))
  const filled = { ...none, ...cleaned, link }
  return { kind, to, subject: text(`mail.${kind}.subject`), text: text(`mail.${kind}.body`, filled), link }
}
