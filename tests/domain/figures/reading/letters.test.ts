import { expect, test } from 'vitest'
import { nextWordStart, wordEnd } from '#domain/figures/reading/letters'

/** Letters, marks, digits and signs of several scripts and planes, and halves of pairs. */
const characters = [
  ...'aZ09_-§€ ßÀ×÷ÿĀŁǄɏɐʰµªºЖЩمक中カ가İſK',
  ...['\u0301', '\u0948', '\u20DD', '\u200D', '\uFFFC', '\u0669', '\u2170', '\u0000', '\uD801', '\uDC00'],
  ...['\u{10400}', '\u{1D400}', '\u{20000}', '\u{1F600}', '\u{1E94B}', '\u{1D7CE}'],
]
const texts = characters.flatMap(one =>
  characters.flatMap(other => [`${one}${other}`, `x${one}${other}y`, ` ${one} ${other}${one}`]),
)

test('words begin where an expression finds a letter behind neither a letter nor a digit', () => {
  for (const text of texts) {
    const starts: number[] = []
    for (let at = nextWordStart(text, 0); at >= 0; at = nextWordStart(text, at + 1)) starts.push(at)
    expect(starts, JSON.stringify(text)).toEqual([...text.matchAll(/(?<![\p{L}\d])\p{L}/gu)].map(({ index }) => index))
  }
})

test('words end where an expression for letters and marks ends', () => {
  const word = /[\p{L}\p{M}]*/uy
  for (const text of texts)
    for (const start of [0, 1]) {
      // An expression moves to the beginning of a pair when it is asked for the middle of it.
      if (/[\uDC00-\uDFFF]/.test(text[start] ?? '') && /[\uD800-\uDBFF]/.test(text[start - 1] ?? '')) continue
      word.lastIndex = start
      expect(wordEnd(text, start), JSON.stringify(text)).toBe(start + (word.exec(text)?.[0].length ?? 0))
    }
})
