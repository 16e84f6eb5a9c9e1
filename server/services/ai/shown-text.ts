import { withoutAddresses } from './addresses.ts'

/** Most characters of an answer. */
export const textCharactersMax = 8000
/** Most of a text that is looked at: what a model wrote beyond it could not be in the answer. */
const readCharactersMax = 64_000

/** What may stay in a text. */
export interface Cleaning {
  /** Addresses that were sent and may be repeated. */
  addresses?: readonly string[]
  /** What the caller and this service wrote: domains, mail addresses, accounts and telephone numbers in it may be repeated. */
  known?: string
  /** Puts citations in their place, as `[L3]` → `[1]`; runs after the marks are gone, before the text is cut. */
  cite?(text: string): string
}

const withoutHtml = (text: string): string =>
  text
    .replaceAll(/<!--[^<]*-->/g, '')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    // A tag that appears only after another was removed, or that is never closed, is removed too.
    .replaceAll(/<(?=[a-z/!])/gi, '')

const withoutLinks = (text: string): string =>
  text
    .replaceAll(/!\[[^[\]\n]{0,500}\]\([^()\n]{0,2000}\)/g, '')
    .replaceAll(/\[([^[\]\n]{1,500})\]\([^()\n]{0,2000}\)/g, '$1')

/** Marks of headings, lists and emphasis; one between spaces, as in a product, stays. */
const withoutMarks = (text: string): string =>
  text
    .replaceAll(/^[ \t]*`{3,}.*$/gm, '')
    .replaceAll(/^ {0,3}#{1,6}[ \t]+/gm, '')
    .replaceAll(/^([ \t]*)\*[ \t]+/gm, '$1- ')
    .replaceAll(/(?<=^|[\s("'«[])[*_#`]+(?=[^\s*_#`])/gm, '')
    .replaceAll(/(?<=[^\s*_#`])[*_#`]+(?=[\s.,;:!?)"'»\]]|$)/gm, '')

/**
 * Without what has no form of its own: control characters but tab and line feed, those that turn the direction of a text
 * or have no width, and halves of a character that came without the other half.
 */
const withoutUnseen = (text: string): string =>
  text.replaceAll(/(?![\t\n])[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')

/**
 * The text of a model as it may be shown: without unseen characters, HTML, images, links, foreign addresses and contacts
 * (`[…]` in their place) and Markdown marks; at most 8 000 characters. Empty: no letter and no digit is left of it.
 */
export const shownText = (
  text: string,
  { addresses = [], known = '', cite = cited => cited }: Cleaning = {},
): string => {
  // First, for a character that nobody sees parts a tag or an address as well as a figure.
  const read = withoutHtml(withoutUnseen(text.slice(0, readCharactersMax)))
  const plain = withoutMarks(withoutAddresses(withoutLinks(read), { addresses, known }))
  // The cut may part a character of two halves.
  const cleaned = cite(plain)
    .trim()
    .slice(0, textCharactersMax)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()
  return /[\p{L}\p{N}]/u.test(cleaned) ? cleaned : ''
}
