import { expect, test } from 'vitest'
import type { Parameter } from '#domain/core/dated'
import { lawAge } from '#server/law-age'

const parameter = (id: string, checkedOn: string, until?: string): Parameter<number> => ({
  id,
  says: 'Figure.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: '2015-01-01',
      ...(until !== undefined && { until }),
      value: 1,
      source: { title: 'Law', article: 'art. 1' },
      certainty: 'statutory',
    },
  ],
})

test('the longest unchecked parameter comes first, and what ends within ninety days is named at the end', () => {
  const lines = lawAge(
    [
      parameter('lu.test.young', '2026-11-21'),
      parameter('lu.test.old', '2025-01-31'),
      parameter('lu.test.temporary', '2026-11-21', '2027-02-19'),
      parameter('lu.test.later', '2026-11-21', '2027-02-20'),
    ],
    '2026-11-21',
  )
  expect(lines[1]).toContain('lu.test.old')
  expect(lines.slice(lines.indexOf('') + 1)).toEqual([
    'The last version of these ends by 2027-02-19:',
    '2026-12-31  lu.test.old',
    '2027-02-19  lu.test.temporary',
  ])
})
