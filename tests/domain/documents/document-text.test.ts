import { expect, test } from 'vitest'
import { QuoteBox } from '#contract/ai/evidence'
import { createDocumentText } from '#domain/documents/document-text'
import { plainText } from '#domain/documents/plain-text'

/** Boxes of a quote whose letters, one a line, are at the left upper corners and have the width given. */
const boxesOf = (...places: readonly [left: number, top: number, width: number][]) => {
  const text = 'abcdefghij'.slice(0, places.length)
  const page = {
    seen: [{ text, letters: Int32Array.from(text, (_, index) => index), plain: plainText(text) }],
    whole: [],
    boxes: Float32Array.from(places.flatMap(([left, top, width]) => [left, top, left + width, top + 10])),
    unseen: new Map(),
    unread: 'no' as const,
  }
  return createDocumentText([page]).seen(text)[0]?.boxes
}

test('boxes further from a page than any page is long are left out, and the others kept', () => {
  const kept = { left: 50, top: 100, width: 6, height: 10 }
  const boxes = boxesOf([50, 100, 6], [50, 28_801, 6], [-14_401, 300, 6], [50, 400, 28_801], [28_800, -14_400, 6])
  expect(boxes).toEqual([kept, { left: 28_800, top: -14_400, width: 6, height: 10 }])
  for (const box of boxes ?? []) expect(QuoteBox.safeParse(box).success).toBe(true)
})
