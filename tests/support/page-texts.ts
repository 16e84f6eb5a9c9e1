import { createDocumentText, type DocumentText } from '#domain/documents/document-text'
import type { OrderedText, PageText } from '#domain/documents/page-text'
import { plainText } from '#domain/documents/plain-text'

const order = (text: string): OrderedText => ({
  text,
  letters: Int32Array.from(text, (_, index) => index),
  plain: plainText(text),
})

/** A page whose text, all of it seen, reads in one order, each letter in a box of one point. */
const pageText = (text: string): PageText => ({
  seen: text === '' ? [] : [order(text)],
  whole: [],
  boxes: Float32Array.from([...text].flatMap((_, index) => [index, 0, index + 1, 1])),
  unseen: new Map(),
  unread: text === '' ? 'picture' : 'no',
})

/** The text of a document by its pages; one without text is a picture. */
export const documentOf = (...pages: readonly string[]): DocumentText => createDocumentText(pages.map(pageText))
