/**
 * Characters that no printed text has: control characters, ends of lines and paragraphs, signs that turn the direction of
 * writing (Unicode, UAX 9), halves of characters.
 */
const unprintableCharacters = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

/**
 * Characters that nobody sees: those of format, those that programs leave out when they draw (Unicode, UAX 44,
 * Default_Ignorable_Code_Point: zero width, fillers, selectors), and the blank pattern of Braille.
 */
const unseenCharacters = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text holds a character that nobody sees, or one that turns the direction of writing. */
export const hasUnseen = (text: string): boolean => unseenCharacters.test(text)

/** Which characters of a text cannot be printed, each once by its code point, as `U+202E`; empty for a text that can. */
export const unprintable = (text: string): string[] => [
  ...new Set(
    (text.match(unprintableCharacters) ?? []).map(
      character => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    ),
  ),
]
