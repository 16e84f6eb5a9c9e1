import { withoutAddresses } from './addresses.ts'

/** Most characters of an answer. */
export const textCharactersMax = 8000
/** Most of a text that is looked at: what a model wrote beyond it could not be in the answer. */
const readCharactersMax = 64_000
/** Most of a cleaned text that is kept: references are longer than the figures that are printed for them. */
const keptCharactersMax = 4 * textCharactersMax

/** What may stay in a text. */
export interface Cleaning {
  /** Addresses that were sent and may be repeated. */
  addresses?: readonly string[]
  /** What the caller and this service wrote: domains, mail addresses, accounts and telephone numbers in it may be repeated. */
  known?: string
  /** Puts citations in their place, as `[L3]` → `[1]`; runs after the marks are gone, and sees nothing of references. */
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

/** What stands in braces: a reference to a figure, whose signs are no Markdown and whose brackets are no citation. */
const reference = /[{｛][^{}｛｝\n]{1,200}[}｝]/g
/** The first of the characters that belong to nobody, which a text has none of once it is without what nobody sees. */
const firstStandIn = 0xe000
const referencesMax = 6000

/** Changes a text around its references, for each of which one character stands meanwhile. */
const aroundReferences = (text: string, change: (text: string) => string): string => {
  const held: string[] = []
  const open = text.replaceAll(reference, found =>
    held.length < referencesMax ? String.fromCharCode(firstStandIn + held.push(found) - 1) : found,
  )
  return change(open).replaceAll(/[\uE000-\uF8FF]/g, found => held[found.charCodeAt(0) - firstStandIn] ?? '')
}

/**
 * The text of a model without unseen characters, HTML, images, links, foreign addresses and contacts (`[…]` in their place)
 * and Markdown marks; its references to figures as they are. It may be longer than an answer. Empty: no letter and no digit
 * is left of it.
 */
export const shownText = (
  text: string,
  { addresses = [], known = '', cite = cited => cited }: Cleaning = {},
): string => {
  // First, for a character that nobody sees parts a tag or an address as well as a figure.
  const seen = withoutUnseen(text.slice(0, readCharactersMax))
  const plain = aroundReferences(seen, open =>
    cite(withoutMarks(withoutAddresses(withoutLinks(withoutHtml(open)), { addresses, known }))),
  )
  const cleaned = plain.trim().slice(0, keptCharactersMax)
  return /[\p{L}\p{N}]/u.test(cleaned) ? cleaned : ''
}

/** A place of a text that is not parted. */
interface Span {
  start: number
  end: number
}

/** How far back a cut looks for white space. */
const wordMax = 100

/**
 * A text of at most 8 000 characters: cut between words where there are any, never inside a figure or a character.
 * @param figures the figures of the text, in their order.
 */
export const cutText = (text: string, figures: readonly Span[]): string => {
  if (text.length <= textCharactersMax) return text
  const parted = figures.find(({ start, end }) => start < textCharactersMax && end > textCharactersMax)
  const most = text.slice(0, parted?.start ?? textCharactersMax)
  const isBetweenWords = parted !== undefined || /\s/.test(text[textCharactersMax] ?? ' ')
  const word = isBetweenWords ? -1 : most.slice(-wordMax).search(/\s\S*$/)
  const cut = word === -1 ? most : most.slice(0, most.length - Math.min(wordMax, most.length) + word)
  return cut.replace(/\p{Cs}$/u, '').trimEnd()
}
