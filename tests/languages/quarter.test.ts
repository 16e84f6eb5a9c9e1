import { expect, test } from 'vitest'
import { formatQuarterName } from '#languages/quarter'

test.each([
  ['fr', 'T4 2025'],
  ['de', '4. Quartal 2025'],
  ['en', 'Q4 2025'],
  ['lb', '4. Trimester 2025'],
  ['pt', '4.º trimestre de 2025'],
] as const)('the last quarter of 2025 in %s is %s', (language, said) => {
  expect(formatQuarterName('2025-Q4', language)).toBe(said)
})
