import { describe, expect, test } from 'vitest'
import type { Parameter, Version } from '#domain/core/dated'
import { formatCertaintyCounts, formatLawAge, formatLawOfNextYear } from '#server/commands/law-age-lines'

const parameter = (id: string, checkedOn: string, until?: string): Parameter<number> => ({
  id,
  description: 'Figure.',
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
  const lines = formatLawAge(
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

const version = (changes: Partial<Version<unknown>>): Version<unknown> => ({
  from: '2015-01-01',
  value: 1,
  source: { title: 'Law', article: 'art. 1' },
  certainty: 'statutory',
  ...changes,
})

const filed = (id: string, ...versions: Version<unknown>[]) => ({
  country: id.slice(0, 2),
  parameter: { ...parameter(id, '2026-11-21'), versions },
})

test('versions that law sets are counted by country and certainty, and those that it does not set apart', () => {
  const price = filed('fr.test.price', version({ certainty: 'estimate' }))
  const lines = formatCertaintyCounts([
    filed('lu.test.law', version({}), version({ from: '2020-01-01' }), version({ certainty: 'published' })),
    filed('fr.test.range', version({ certainty: 'estimate' })),
    { ...price, parameter: { ...price.parameter, kind: 'market' } },
  ])
  expect(lines.map(line => line.split(/\s{2,}/))).toEqual([
    ['Country', 'statutory', 'published', 'unverified', 'estimate', 'set by law', 'statutory', 'by no law'],
    ['lu', '2', '1', '0', '0', '3', '66.7 %', '0'],
    ['fr', '0', '0', '0', '1', '1', '0.0 %', '1'],
    ['all', '2', '1', '0', '1', '4', '50.0 %', '1'],
    ['share', '50.0 %', '25.0 %', '0.0 %', '25.0 %', '100.0 %', '20.0 %'],
  ])
})

describe('what a deed of the next year gets', () => {
  const seen = (one: ReturnType<typeof filed>, checkedOn = '2026-11-21') =>
    formatLawOfNextYear([one], '2026-11-22', () => checkedOn).slice(1)
  const yearly = (...versions: Version<unknown>[]) => {
    const { country, parameter: found } = filed('nl.test.limit', ...versions)
    return { country, parameter: { ...found, adjusted: 'yearly' } as const }
  }
  const checked = ({ country, parameter: found }: ReturnType<typeof yearly>, checkedOn: string) => ({
    country,
    parameter: { ...found, checkedOn },
  })

  test('of a limit that is adjusted each year and was not read for it: the one before, with both notices', () => {
    expect(seen(yearly(version({ from: '2026-01-01', value: 470_000 })))).toEqual([
      'nl.test.limit: 470000, that of 2026-01-01, carried forward, with the notice law_not_checked_since and indexed_yearly',
    ])
  })

  test('of a limit that was read for it: its own', () => {
    expect(seen(yearly(version({}), version({ from: '2027-01-01', value: 480_000 })))).toEqual([
      'nl.test.limit: 480000, that of the year',
    ])
  })

  test('of one that ends with this year: a refusal', () => {
    expect(seen(filed('us.test.bands', version({ until: '2026-12-31' })))).toEqual([
      'us.test.bands: refused with law_not_covered',
    ])
  })

  test('of a table that no year adjusts but that begins to end in it: the notice on the whole law', () => {
    expect(seen(filed('us.test.rate', version({ until: '2027-06-30' })))).toEqual([
      'us.test.rate: 1, that of 2015-01-01, carried forward, with the notice law_not_checked_since',
    ])
  })

  test('of a limit that the check of the year left out: the notice on the limit', () => {
    expect(seen(yearly(version({})), '2027-02-01')).toEqual([
      'nl.test.limit: 1, that of 2015-01-01, carried forward, with the notice indexed_yearly',
    ])
  })

  test('of one that is checked in the year: no notice', () => {
    expect(seen(checked(yearly(version({})), '2027-02-01'), '2027-02-01')).toEqual([
      'nl.test.limit: 1, that of 2015-01-01, carried forward, without a notice',
    ])
  })

  test('of a long table: how many rows it has', () => {
    const value = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`FR-${index}`, 0.05]))
    expect(seen(yearly(version({ value })))[0]).toContain('40 rows')
  })

  test('nothing of one that neither is adjusted nor begins nor ends then', () => {
    expect(seen(filed('de.test.rate', version({}), version({ from: '2026-07-01' })))).toEqual([])
    expect(seen(filed('fr.test.tariff', version({ until: '2028-02-29' })))).toEqual([])
    expect(seen(filed('be.test.former', version({ until: '2024-12-31' })))).toEqual([])
  })
})
