import type { Letter, Locale, WrittenLetter } from '../../ports/accounts.ts'
import { de } from './letters/de.ts'
import { en } from './letters/en.ts'
import { fr } from './letters/fr.ts'
import { lb } from './letters/lb.ts'
import type { LettersOfLanguage } from './letters/letter-words.ts'

const letters: Readonly<Record<Locale, LettersOfLanguage>> = { fr, de, en, lb }

/** A value on one line of a letter: line breaks and control characters would make other lines or headers. */
const plain = (value: string): string => value.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')

const tierName = (tiers: Readonly<Record<string, string>>, tier: string): string => tiers[tier] ?? tier

/** A letter in its language as plain text; the link stands alone on its line. */
export const writtenLetter = ({ kind, to, locale, link, values = {} }: Letter): WrittenLetter => {
  const { tiers, [kind]: words } = letters[locale]
  const shown: Readonly<Record<string, string>> = {
    ...values,
    ...(values.tier && { tier: tierName(tiers, values.tier) }),
  }
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => plain(shown[name] ?? ''))
  const { subject, before, after } = words
  return { kind, to, subject: filled(subject), text: `${filled(before)}\n\n${link}\n\n${filled(after)}\n`, link }
}
