/** Characters that could hide or reverse a text: soft hyphen, zero-width signs, marks of direction, variants. */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each of these signs is removed by itself, whatever is before it
const invisible = /[\u00AD\u034F\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]/g

/** Blanks of other widths than the usual one. */
const blanks = /[\u2000-\u200A\u202F\u205F\u3000]/g

/** Ligatures copied from a PDF: one character for two or three letters. */
const ligatures = /[\uFB00-\uFB06]/g

/**
 * A text for print: composed letters (Unicode NFC), no invisible signs, other blanks as the no-break space, the
 * no-break hyphen as a hyphen, the ligatures of typesetting as the letters that they are. Other letters are never replaced.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(ligatures, sign => sign.normalize('NFKC'))
    .replace(invisible, '')
    .replace(blanks, '\u00A0')
    .replaceAll('\u2011', '-')
