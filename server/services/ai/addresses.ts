import { tables } from '#languages/derived/contact-words'
import { joinLists, splitWords } from '#languages/word-lists'

/** What stands where an address was taken out. */
const gap = '[…]'

/** A point between the parts of a domain, also in the spellings that keep readers from opening it. */
const point = String.raw`(?:\.|\[\.\]|\(\.\)|\[dot\]|\(dot\))`

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`

/** Ends of domains that no sentence, file or field ends with; a domain with another one is known by the path behind it. */
const ends =
  'com|org|net|info|biz|eu|lu|fr|de|be|nl|ch|pt|uk|io|ai|app|dev|xyz|online|site|shop|top|club|cc|live|store|tech|gov|edu|int|ru|cn|pl|zip|mov|example|test|invalid|onion'

/** An address with its scheme, with www, or of a scheme without an authority, whose name white space may part. */
const withScheme =
  /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|hxxps?\s{0,3}(?:\[:\]|:)|www\.|(?:java\s{0,3}script|vb\s{0,3}script|data|mailto|tel|sms):)(?:[^\s<>"'`)\]]|(?<=\[\.)\])+/giu

const mail = new RegExp(String.raw`[\p{L}\p{N}._%+-]{1,64}(?:@|\[at\]|\(at\))${label}(?:${point}${label}){1,5}`, 'giu')

const domain = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._-])(?:${label}${point}){1,5}(?:(?:${ends})(?![\p{L}\p{N}_(-]|${point}[\p{L}\p{N}])(?:[:/?#][^\s<>"'\x60)\]]*)?|[a-z]{2,24}\/[^\s<>"'\x60)\]]+)`,
  'gu',
)

/** An account as the standard writes it: country, two digits, and groups of four. */
const account = /\b[A-Z]{2}\d{2}(?:[ \u00a0\u202f-]?[A-Z0-9]{4}){2,7}(?:[ \u00a0\u202f-]?[A-Z0-9]{1,3})?\b/g

const digits = String.raw`\(?\d(?:[ \u00a0\u202f./()-]{0,2}\d)`

/** Words of all languages that lead to a telephone number. */
const leadingWords = splitWords(joinLists(['telephone'], Object.values(tables)).telephone)
  .map(word => word.replaceAll('_', ' '))
  .join('|')

/** A number with the code of its country, or behind a word that leads to one. */
const telephone = new RegExp(
  String.raw`(?<![\p{L}\p{N}+])(?:\+|00)${digits}{6,16}|(?<=(?<!\p{L})(?:${leadingWords})\b[^\p{N}\n]{0,12})${digits}{5,14}`,
  'giu',
)

/** What makes digits behind a sign an amount and no telephone number. */
const unitBehind = /^[ \u00a0\u202f]?(?:€|EUR|%|m²|m2|k€|[.,]\d)/iu
const groupsOfThree = /^\+?\d{1,3}(?:[ \u00a0\u202f.,]\d{3}){1,2}$/
const day = /^\d{4}-\d{2}-\d{2}|^\d{1,2}\.\d{1,2}\.\d{4}/

/** Whether digits that could be a telephone number are an amount or a day, by their groups and by what stands behind. */
const isAmountOrDay = (found: string, behind: string): boolean =>
  unitBehind.test(behind) || groupsOfThree.test(found) || day.test(found)

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** The punctuation at the end of a text, read from its first sign. */
const punctuation = /(?<![.,;:!?…])[.,;:!?…]+$/u

/** A found address without the punctuation of the sentence that it stands in. */
const parted = (found: string): [body: string, end: string] => {
  const at = found.search(punctuation)
  return at === -1 ? [found, ''] : [found.slice(0, at), found.slice(at)]
}

/** What a text may lead to. */
export interface KnownAddresses {
  /** Addresses of the sources that may be cited. */
  addresses: readonly string[]
  /** What the caller and this service wrote: a contact that stands in it may be repeated. */
  known: string
}

/** Lines that held nothing but addresses go, and several gaps in a row are one. */
const tidied = (text: string): string =>
  text.replaceAll(/^[ \t]*(?:\[…\][ \t,;.]*)+$\n?/gmu, '').replaceAll(/\[…\](?:[ \t,;/]*\[…\])+/gu, gap)

/**
 * A text without addresses of pages, mail, accounts and telephones that nobody sent: a model may have invented them, or may
 * have been told to send readers there. `[…]` stands where one was, so that the sentence still shows a gap.
 */
export const withoutAddresses = (text: string, { addresses, known }: KnownAddresses): string => {
  // Most texts hold no contact, and what is known of them is long.
  let knownLetters: string | undefined
  const contact = (found: string): string => {
    const [body, end] = parted(found)
    knownLetters ??= lettersOf(known)
    return knownLetters.includes(lettersOf(body)) ? found : `${gap}${end}`
  }
  const cleaned = text
    .replaceAll(withScheme, found => {
      if (/^(?:www\.|mailto:|tel:)/i.test(found)) return contact(found)
      const [body, end] = parted(found)
      return addresses.includes(body) ? found : `${gap}${end}`
    })
    .replaceAll(mail, contact)
    .replaceAll(account, contact)
    .replaceAll(telephone, (found, at: number, whole: string) =>
      isAmountOrDay(found, whole.slice(at + found.length)) ? found : contact(found),
    )
  // Domains last, and not inside of the addresses that stay.
  const kept = new Set(addresses)
  const pieces = cleaned.split(/([a-z][a-z0-9+.-]{1,20}:\/\/\S+)/iu)
  const withoutDomains = pieces.map(piece => (kept.has(parted(piece)[0]) ? piece : piece.replaceAll(domain, contact)))
  return tidied(withoutDomains.join(''))
}
