import type { PDFFont } from 'pdf-lib'

/** Printable ASCII. */
const ascii: readonly string[] = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at))

/** Adds the letters of a text, and with one of ASCII all of it: ten thousand of a report are looked at by number alone. */
export const addLetters = (letters: Set<string> | undefined, text: string): void => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0
    if (code >= 0x7f) letters?.add(String.fromCodePoint(code))
    else if (letters && !letters.has(' ')) for (const character of ascii) letters.add(character)
    if (code > 0xffff) at += 1
  }
}

/** Encodes texts in a font of a document, each character once: the font numbers it when it meets it first. */
export const createEncoder = (font: PDFFont): ((text: string) => string) => {
  const codes = new Map<string, string>()
  const encode = (character: string): string => {
    const known = codes.get(character) ?? font.encodeText(character).asString()
    codes.set(character, known)
    return known
  }
  return text => {
    let all = ''
    for (const character of text) all += encode(character)
    return `<${all}>`
  }
}
