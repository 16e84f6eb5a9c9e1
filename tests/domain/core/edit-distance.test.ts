import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, letterSet, lettersApart } from '#domain/core/edit-distance'

test.each([
  ['mamer', 'mamer', 0],
  ['mamer', 'mmaer', 1],
  ['mamer', 'mame', 1],
  ['mamer', 'mammer', 1],
  ['mamer', 'manner', 2],
  ['ettelbrik', 'ettelbruck', 2],
  ['ettlbrik', 'ettelbruck', undefined],
  ['', 'ell', undefined],
  ['', 'el', 2],
])('from %j to %j: %s edits of at most 2', (a, b, edits) => {
  expect(editDistance(a, b, 2)).toBe(edits)
  expect(editDistance(b, a, 2)).toBe(edits)
})

test('names within two edits differ by at most four letters, so none is ruled out by its letters', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdé 1'), maxLength: 8 })
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const edits = editDistance(a, b, 2)
      return edits === undefined || lettersApart(letterSet(a), letterSet(b)) <= 2 * edits
    }),
    { numRuns: 2000 },
  )
})
