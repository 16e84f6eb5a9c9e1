import { texts as changes } from '#languages/derived/changes'
import { texts as leads } from '#languages/derived/leads'
import { texts as letters } from '#languages/derived/letters'
import { fillGaps } from '#languages/text'
import type { Letter, WrittenLetter } from '../../ports/accounts.ts'

/** Single-line value of a letter: line breaks and control characters could add lines or headers. */
const toSingleLine = (value: string): string => value.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')

const getTierName = (tiers: Readonly<Record<string, string>>, tier: string): string => tiers[tier] ?? tier

/** Letter in its language as plain text; the link has a line of its own. */
export const renderLetter = ({ kind, to, locale, link, values = {}, lines = [] }: Letter): WrittenLetter => {
  const { tiers, unknownAddress, ...ofAccounts } = letters[locale]
  const { lead: _contact, ...ofContacts } = leads[locale]
  const words = { ...ofAccounts, ...ofContacts, ...changes[locale].letters }[kind]
  const known = {
    ...values,
    ...(values.tier && { tier: getTierName(tiers, values.tier) }),
    ...(values.address === '' && { address: unknownAddress }),
  }
  const shown = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, toSingleLine(value)]))
  const list = lines.length === 0 ? '' : `${lines.map(line => `- ${toSingleLine(line)}`).join('\n')}\n\n`
  const text = `${fillGaps(words.before, shown)}\n\n${list}${link}\n\n${fillGaps(words.after, shown)}\n`
  return { kind, to, subject: fillGaps(words.subject, shown), text, link }
}
