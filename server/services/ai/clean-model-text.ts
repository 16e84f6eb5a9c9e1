import { replaceRawCalls } from '#domain/figures/references/raw-calls'
import { removeAddresses } from './addresses.ts'

/** Most characters of an answer. */
const textCharactersMax = 8000
/** Most characters of a model's text that are processed: later ones could not be in the answer. */
const readCharactersMax = 64_000
/** Most characters of a cleaned text: references are longer than the figures that replace them. */
const keptCharactersMax = 4 * textCharactersMax

/** Contents that are kept in a text. */
export interface CleaningOptions {
  /** Known addresses, which may be repeated. */
  addresses?: readonly string[]
  /**
   * Texts of the caller and of this service: domains, mail addresses, accounts and telephone numbers in them may be
   * repeated.
   */
  known?(): string
  /** Replaces citations, as `[L3]` → `[1]`; runs after marks are removed, and does not receive references. */
  cite?(text: string): string
}

const removeHtml = (text: string): string =>
  text
    .replaceAll(/<!--[^<]*-->/g, '')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    // Removes tags that appear only after another was removed, or that are never closed.
    .replaceAll(/<(?=[a-z/!])/gi, '')

const removeLinks = (text: string): string =>
  text
    .replaceAll(/!\[[^[\]\n]{0,500}\]\([^()\n]{0,2000}\)/g, '')
    .replaceAll(/\[([^[\]\n]{1,500})\]\([^()\n]{0,2000}\)/g, '$1')

/** Removes marks of headings, lists and emphasis; one between spaces, as in a product, is kept. */
const removeMarkdown = (text: string): string =>
  text
    .replaceAll(/^[ \t]*`{3,}.*$/gm, '')
    .replaceAll(/^ {0,3}#{1,6}[ \t]+/gm, '')
    .replaceAll(/^([ \t]*)\*[ \t]+/gm, '$1- ')
    .replaceAll(/(?<=^|[\s("'«[])[*_#`]+(?=[^\s*_#`])/gm, '')
    .replaceAll(/(?<=[^\s*_#`])[*_#`]+(?=[\s.,;:!?)"'»\]]|$)/gm, '')

/**
 * Removes invisible characters: control characters except tab and line feed, direction marks, zero-width characters,
 * and lone surrogates.
 */
const removeInvisible = (text: string): string =>
  text.replaceAll(/(?![\t\n])[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')

/** Reference to a figure in braces or angle brackets, which is neither Markdown, a tag nor a citation. */
const reference = /[{｛][^{}｛｝\n]{1,200}[}｝]|<\s{0,9}[DLC]\d{1,3}\s{0,9}>/gi
/** First private use character; a text has none once invisible characters are removed. */
const firstStandIn = 0xe000
const referencesMax = 6000

/** Changes a text outside of its references, each of which is replaced by one character meanwhile. */
const changeOutsideReferences = (text: string, change: (text: string) => string): string => {
  const held: string[] = []
  const open = text.replaceAll(reference, found =>
    held.length < referencesMax ? String.fromCharCode(firstStandIn + held.push(found) - 1) : found,
  )
  return change(open).replaceAll(/[\uE000-\uF8FF]/g, found => held[found.charCodeAt(0) - firstStandIn] ?? '')
}

/**
 * Cleans the text of a model: without invisible characters, HTML, images, links, unknown addresses and contacts
 * (replaced by `[…]`) and Markdown; calls of tools as text are braces without a name, references to figures are kept. It may be longer than an answer. Empty: no letter
 * or digit remains.
 */
export const cleanModelText = (
  text: string,
  { addresses = [], known = () => '', cite = cited => cited }: CleaningOptions = {},
): string => {
  // First, since an invisible character can split a tag or an address as well as a figure.
  const seen = removeInvisible(text.slice(0, readCharactersMax))
  const plain = changeOutsideReferences(replaceRawCalls(seen), open =>
    cite(removeMarkdown(removeAddresses(removeLinks(removeHtml(open)), { addresses, known }))),
  )
  const cleaned = plain.trim().slice(0, keptCharactersMax)
  return /[\p{L}\p{N}]/u.test(cleaned) ? cleaned : ''
}

/** Span of a text that must not be split. */
interface Span {
  start: number
  end: number
}

/** How far back a cut looks for white space. */
const wordMax = 100

/**
 * Truncates a text to 8,000 characters: between words if possible, never inside a figure or a character.
 * @param figures the figures of the text, in order.
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
