/**
 * Characters that printed texts never contain: control characters, line and paragraph separators, direction marks
 * (Unicode, UAX 9), lone surrogates.
 */
const unprintableCharacters = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

/**
 * Invisible characters: format characters, default-ignorable ones (Unicode, UAX 44, Default_Ignorable_Code_Point: zero
 * width, fillers, selectors), and the blank Braille pattern.
 */
const unseenCharacters = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text contains an invisible character, or one that changes the writing direction. */
export const hasUnseen = (text: string): boolean => unseenCharacters.test(text)

/** Unprintable characters of a text, each once by its code point, such as `U+202E`. */
export const findUnprintable = (text: string): string[] => [
  ...new Set(
    (text.match(unprintableCharacters) ?? []).map(
      character => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    ),
  ),
]
