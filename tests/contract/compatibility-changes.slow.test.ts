import { describe, expect, test } from 'vitest'
import { compare } from '#contract/openapi/compatibility'
import { catalogue } from './compatibility-catalogue.ts'
import { type Catalogued, type Judged, someOperations } from './compatibility-edits.ts'
import { oddChanges } from './compatibility-odd.ts'
import { changed } from './one-operation.ts'

/** Each distinct judgement on a change, in order. */
const judgements = ({ edit, back }: Judged): string[] => {
  const edited = changed(someOperations, edit)
  const [before, after] = back ? [edited, someOperations] : [someOperations, edited]
  const found = compare(before, after).map(
    ({ level, rule, stopsStrictReaders }) => `${level} ${rule}${stopsStrictReaders ? ' *' : ''}`,
  )
  return [...new Set(found)].sort()
}

const levels = { ERR: ['breaking'], WARN: ['breaking'], INFO: ['additive', 'wording'] }

/** Whether the gravest of the judgements on a change is what oasdiff says of it. */
const agrees = ({ oasdiff, expected }: Catalogued): boolean => {
  const isBreaking = expected.some(one => one.startsWith('breaking'))
  return levels[oasdiff].includes(isBreaking ? 'breaking' : 'additive')
}

describe('82 changes to the file of the service', () => {
  test('are 51 classes of a public catalogue and 31 others', () => {
    expect([catalogue.length, oddChanges.length]).toEqual([51, 31])
    expect(new Set([...catalogue, ...oddChanges].map(({ what }) => what)).size).toBe(82)
  })

  test.each(catalogue.map(row => [row.what, row] as const))('%s', (_, row) => {
    expect(judgements(row)).toEqual(row.expected)
    expect(agrees(row)).toBe(row.because === undefined)
  })

  test.each(oddChanges.map(row => [row.what, row] as const))('%s', (_, row) => {
    expect(judgements(row)).toEqual(row.expected)
  })
})
