import { texts as leads } from '#languages/derived/leads'
import { texts as letters } from '#languages/derived/letters'
import { filled } from '#languages/text'
import type { Letter, WrittenLetter } from '../../ports/accounts.ts'

/** A value on one line of a letter: line breaks and control characters would make other lines or headers. */
const plain = (value: string): string => value.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')

const tierName = (tiers: Readonly<Record<string, string>>, tier: string): string => tiers[tier] ?? tier

/** A letter in its language as plain text; the link stands alone on its line. */
export const writtenLetter = ({ kind, to, locale, link, values = {} }: Letter): WrittenLetter => {
  const { tiers, ...ofAccounts } = letters[locale]
  const { lead: _contact, ...ofContacts } = leads[locale]
  const words = { ...ofAccounts, ...ofContacts }[kind]
  const known = { ...values, ...(values.tier && { tier: tierName(tiers, values.tier) }) }
  const shown = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, plain(value)]))
  const text = `${filled(words.before, shown)}\n\n${link}\n\n${filled(words.after, shown)}\n`
  return { kind, to, subject: filled(words.subject, shown), text, link }
}
