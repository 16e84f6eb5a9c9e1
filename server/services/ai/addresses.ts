import { tables } from '#languages/derived/contact-words'
import { joinLists, splitWords } from '#languages/word-lists'

/** Replacement of a removed address. */
const gap = '[…]'

/** Dot between the labels of a domain, also in obfuscated spellings. */
const point = String.raw`(?:\.|\[\.\]|\(\.\)|\[dot\]|\(dot\))`

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`

/**
 * Top-level domains that no sentence, file or field ends with; a domain with another one is recognised by the path
 * after it.
 */
const ends =
  'com|org|net|info|biz|eu|lu|fr|de|be|nl|ch|pt|uk|io|ai|app|dev|xyz|online|site|shop|top|club|cc|live|store|tech|gov|edu|int|ru|cn|pl|zip|mov|example|test|invalid|onion'

/** URL with its scheme or with www, or of a scheme without an authority, whose name white space may split. */
const withScheme =
  /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|hxxps?\s{0,3}(?:\[:\]|:)|www\.|(?:java\s{0,3}script|vb\s{0,3}script|data|mailto|tel|sms):)(?:[^\s<>"'`)\]]|(?<=\[\.)\])+/giu

const mail = new RegExp(String.raw`[\p{L}\p{N}._%+-]{1,64}(?:@|\[at\]|\(at\))${label}(?:${point}${label}){1,5}`, 'giu')

const domain = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._-])(?:${label}${point}){1,5}(?:(?:${ends})(?![\p{L}\p{N}_(-]|${point}[\p{L}\p{N}])(?:[:/?#][^\s<>"'\x60)\]]*)?|[a-z]{2,24}\/[^\s<>"'\x60)\]]+)`,
  'gu',
)

/** IBAN: country, two digits, and groups of four. */
const account = /\b[A-Z]{2}\d{2}(?:[ \u00a0\u202f-]?[A-Z0-9]{4}){2,7}(?:[ \u00a0\u202f-]?[A-Z0-9]{1,3})?\b/g

const digits = String.raw`\(?\d(?:[ \u00a0\u202f./()-]{0,2}\d)`

/** Words of all languages that lead to a telephone number. */
const leadingWords = splitWords(joinLists(['telephone'], Object.values(tables)).telephone)
  .map(word => word.replaceAll('_', ' '))
  .join('|')

/** Number with its country code, or after a word that introduces one. */
const telephone = new RegExp(
  String.raw`(?<![\p{L}\p{N}+])(?:\+|00)${digits}{6,16}|(?<=(?<!\p{L})(?:${leadingWords})\b[^\p{N}\n]{0,12})${digits}{5,14}`,
  'giu',
)

/** Suffix that makes digits after a sign an amount instead of a telephone number. */
const unitBehind = /^[ \u00a0\u202f]?(?:€|EUR|%|m²|m2|k€|[.,]\d)/iu
const groupsOfThree = /^\+?\d{1,3}(?:[ \u00a0\u202f.,]\d{3}){1,2}$/
const day = /^\d{4}-\d{2}-\d{2}|^\d{1,2}\.\d{1,2}\.\d{4}/

/** Whether a possible telephone number is an amount or a date, by its groups and by the text after it. */
const isAmountOrDay = (found: string, behind: string): boolean =>
  unitBehind.test(behind) || groupsOfThree.test(found) || day.test(found)

const keepLettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** The punctuation at the end of a text, read from its first sign. */
const punctuation = /(?<![.,;:!?…])[.,;:!?…]+$/u

/** Splits the trailing punctuation of the sentence from an address. */
const splitPunctuation = (found: string): [body: string, end: string] => {
  const at = found.search(punctuation)
  return at === -1 ? [found, ''] : [found.slice(0, at), found.slice(at)]
}

/** Addresses that a text may contain. */
export interface KnownAddresses {
  /** URLs of the sources that may be cited. */
  addresses: readonly string[]
  /** Texts of the caller and of this service: contacts in them may be repeated. Read where a contact is found. */
  known(): string
}

/** Removes lines of nothing but addresses, and merges consecutive gaps. */
const mergeGaps = (text: string): string =>
  text.replaceAll(/^[ \t]*(?:\[…\][ \t,;.]*)+$\n?/gmu, '').replaceAll(/\[…\](?:[ \t,;/]*\[…\])+/gu, gap)

/**
 * Removes URLs, mail addresses, accounts and telephone numbers that are in none of the known texts: a model may have
 * invented them, or been told to send readers there. `[…]` replaces each, so that the sentence still shows a gap.
 */
export const removeAddresses = (text: string, { addresses, known }: KnownAddresses): string => {
  // Most texts contain no contact, and the known text is long.
  let knownLetters: string | undefined
  const contact = (found: string): string => {
    const [body, end] = splitPunctuation(found)
    knownLetters ??= keepLettersAndDigits(known())
    return knownLetters.includes(keepLettersAndDigits(body)) ? found : `${gap}${end}`
  }
  const cleaned = text
    .replaceAll(withScheme, found => {
      if (/^(?:www\.|mailto:|tel:)/i.test(found)) return contact(found)
      const [body, end] = splitPunctuation(found)
      return addresses.includes(body) ? found : `${gap}${end}`
    })
    .replaceAll(mail, contact)
    .replaceAll(account, contact)
    .replaceAll(telephone, (found, at: number, whole: string) =>
      isAmountOrDay(found, whole.slice(at + found.length)) ? found : contact(found),
    )
  // Domains last, and not inside the addresses that are kept.
  const kept = new Set(addresses)
  const pieces = cleaned.split(/([a-z][a-z0-9+.-]{1,20}:\/\/\S+)/iu)
  const withoutDomains = pieces.map(piece =>
    kept.has(splitPunctuation(piece)[0]) ? piece : piece.replaceAll(domain, contact),
  )
  return mergeGaps(withoutDomains.join(''))
}
