/** Most characters of an answer. */
export const textCharactersMax = 8000
/** Most of a text that is looked at: what a model wrote beyond it could not be in the answer. */
const readCharactersMax = 64_000

/** What may stay in a text. */
export interface Cleaning {
  /** Addresses that were sent and may be repeated. */
  addresses?: readonly string[]
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

/** An address in a text: with its scheme, with www, or of a scheme without an authority. */
const address = /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|(?:javascript|data|mailto|tel):)[^\s<>"'`)\]]+/gi

const withoutAddresses = (text: string, allowed: readonly string[]): string =>
  text.replaceAll(address, found => {
    const [, body = '', end = ''] = /^(.*?)([.,;:!?]*)$/s.exec(found) ?? []
    return allowed.includes(body) ? found : end
  })

/** Marks of headings, lists and emphasis; one between spaces, as in a product, stays. */
const withoutMarks = (text: string): string =>
  text
    .replaceAll(/^[ \t]*`{3,}.*$/gm, '')
    .replaceAll(/^ {0,3}#{1,6}[ \t]+/gm, '')
    .replaceAll(/^([ \t]*)\*[ \t]+/gm, '$1- ')
    .replaceAll(/(?<=^|[\s("'«[])[*_#`]+(?=[^\s*_#`])/gm, '')
    .replaceAll(/(?<=[^\s*_#`])[*_#`]+(?=[\s.,;:!?)"'»\]]|$)/gm, '')

/** Control characters but tab and line feed, and those that turn the direction of a text. */
const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  text.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, '')

/**
 * The text of a model as it may be shown: without HTML, images, links, foreign addresses, Markdown marks and control
 * characters; at most 8 000 characters. Empty: no letter and no digit is left of it.
 */
export const shownText = (text: string, { addresses = [], cite = cited => cited }: Cleaning = {}): string => {
  const read = withoutHtml(text.slice(0, readCharactersMax))
  const plain = withoutControls(withoutMarks(withoutAddresses(withoutLinks(read), addresses)))
  const cleaned = cite(plain).trim().slice(0, textCharactersMax).trimEnd()
  return /[\p{L}\p{N}]/u.test(cleaned) ? cleaned : ''
}
