import { expect, test } from 'vitest'
import { cleanText } from '#contract/shared/clean-text'

test.each([
  // Unicode 16, Alphabetic Presentation Forms: what a text copied from a PDF brings along.
  ['\uFB01n de baux, a\uFB03che, \uFB02eurs', 'fin de baux, affiche, fleurs'],
  ['\uFB00\uFB01\uFB02\uFB03\uFB04\uFB05\uFB06', 'fffiflffifflstst'],
  // Other signs that stand for letters stay what they are.
  ['5 m², n° 3, ½, Œuvre', '5 m², n° 3, ½, Œuvre'],
])('a text as it is printed: %s', (text, printed) => {
  expect(cleanText(text)).toBe(printed)
})
