/**
 * Reason why a text of a page is not seen: drawn without ink, in the colour of its background or too small; off the page;
 * below something else; struck out; or a note that opens on demand.
 */
export type UnseenReason = 'invisible' | 'offPage' | 'covered' | 'struck' | 'note'

/** A text for comparison, with the position of each of its characters in the original text. */
export interface PlainText {
  text: string
  /** For each character, the index of the original one. */
  at: Int32Array
}

/** A text in one reading order. */
export interface OrderedText {
  text: string
  /** Number of the letter of the page that each character is; -1 between letters. */
  letters: Int32Array
  /** The text as it is compared, made where the page is read. */
  plain: PlainText
}

/** What is known of the text of a page. */
export interface PageText {
  /** Text that people see, in each possible reading order: by rows, as drawn, by columns. Cells are parted by tabs. */
  seen: readonly OrderedText[]
  /** Text with its invisible letters; empty where everything is seen. */
  whole: readonly OrderedText[]
  /** Left, top, right and bottom edge of each letter, in points from the upper left corner of the page as shown. */
  boxes: Float32Array
  /** Reason of each letter that is not seen, by its number. */
  unseen: ReadonlyMap<number, UnseenReason>
  /** Why values of the page may stand in no text: a picture or unknown letters, or too many; `no` where all was read. */
  unread: 'no' | 'picture' | 'tooLong'
}
