import { describe, expect, test } from 'vitest'
import { citation, inForce, isCarriedForward, lastCoveredDay, lastDay, type Parameter } from '#domain/core/dated'
import { Refusal } from '#domain/core/refusal'

const source = { title: 'Law of duties', article: 'art. 3' }
const certainty = 'published'

/** 5 %, for half a year 2 %, then 5 % again. */
const rate: Parameter<number> = {
  id: 'lu.test.rate',
  description: 'Rate.',
  unit: 'fraction',
  checkedOn: '2026-11-21',
  versions: [
    { from: '2015-01-01', value: 0.05, source, certainty },
    { from: '2024-07-01', until: '2024-12-31', value: 0.02, source, certainty },
    { from: '2025-01-01', value: 0.05, source, certainty: 'unverified', note: 'Not read.' },
  ],
}

const ended: Parameter<number> = {
  ...rate,
  id: 'lu.test.ended',
  versions: [{ from: '2015-01-01', until: '2020-12-31', value: 1, source, certainty }],
}

const on = (day: string) => ({ day, field: 'deedDate', checkedOn: '2026-11-21' })

const refusal = (read: () => unknown): Refusal => {
  try {
    read()
  } catch (error) {
    if (error instanceof Refusal) return error
  }
  throw new Error('nothing was refused')
}

describe('what is in force', () => {
  test.each([
    ['2015-01-01', 0.05],
    ['2024-06-30', 0.05],
    ['2024-07-01', 0.02],
    ['2024-12-31', 0.02],
    ['2025-01-01', 0.05],
    ['2027-12-31', 0.05],
  ])('on %s it is %d', (day, value) => {
    expect(inForce(rate, on(day)).value).toBe(value)
  })

  test.each([
    ['before the first version', '2014-12-31', rate],
    ['after the year that follows the last check', '2028-01-01', rate],
    ['after the end of a version that nothing follows', '2021-01-01', ended],
  ])('%s it is refused, naming the parameter and the field', (_description, day, parameter) => {
    const { code, details } = refusal(() => inForce(parameter, on(day)))
    expect(code).toBe('law_not_covered')
    expect(details.issues).toMatchObject([{ path: 'deedDate', received: day }])
    expect(details.issues?.[0]?.message).toContain(parameter.id)
  })

  test('a check of any day of 2026 carries the law to the end of 2027', () => {
    expect(lastCoveredDay('2026-01-01')).toBe('2027-12-31')
    expect(lastCoveredDay('2026-12-31')).toBe('2027-12-31')
  })
})

describe('a value that the law adjusts at fixed intervals', () => {
  const [whole, ...others] = rate.versions
  const limit = (checkedOn: string, ...years: string[]): Parameter<number> => ({
    ...rate,
    adjusted: 'yearly',
    checkedOn,
    versions: whole ? [whole, ...years.map(year => ({ ...whole, from: `${year}-01-01` }))] : others,
  })

  test.each<[string, Parameter<number>, string, boolean]>([
    ['on the last day of the year of its check', limit('2026-11-21', '2026'), '2026-12-31', false],
    ['on the first day of the year after it', limit('2026-11-21', '2026'), '2027-01-01', true],
    [
      'on that day, its figure being in a version of that year',
      limit('2026-11-21', '2026', '2027'),
      '2027-01-01',
      false,
    ],
    ['on that day, its last version being much older', limit('2026-11-21'), '2027-01-01', true],
    ['in a past year without a version, since it was checked later', limit('2026-11-21'), '2024-07-01', false],
  ])('%s', (_description, parameter, day, isCarried) => {
    expect(isCarriedForward(parameter, inForce(parameter, on(day)))).toBe(isCarried)
  })

  // Adjusted with 2015, 2019, 2023 and 2027, as its first version begins in 2015.
  test.each([
    ['checked in the year before an adjustment, to its last day', '2026-11-21', '2026-12-31', false],
    ['on the day of the adjustment', '2026-11-21', '2027-01-01', true],
    ['on that day, checked in the year of the adjustment', '2027-01-15', '2027-01-01', false],
    ['a year after it, so checked', '2027-01-15', '2028-12-31', false],
    ['not checked since the adjustment before', '2018-05-02', '2018-12-31', false],
    ['not checked since the adjustment of four years before', '2018-05-02', '2019-01-01', true],
  ])('every fourth year: %s', (_description, checkedOn, day, isCarried) => {
    const parameter = { ...limit(checkedOn), adjusted: 'everyFourthYear' } as const
    const lawDay = { day, field: 'deedDate', checkedOn: '2027-01-15' }
    expect(isCarriedForward(parameter, inForce(parameter, lawDay))).toBe(isCarried)
  })

  test('is the only one', () => {
    expect(isCarriedForward(rate, inForce(rate, on('2027-01-01')))).toBe(false)
  })
})

test('a version lasts until the day before the next, the last one is open', () => {
  expect(rate.versions.map(version => lastDay(rate, version))).toEqual(['2024-06-30', '2024-12-31', null])
  expect(inForce(rate, on('2025-06-30')).lastDay).toBeNull()
})

test.each([
  [{ title: 'Law of duties', article: 'art. 3' }, 'Law of duties, art. 3'],
  [{ title: 'Law of duties', article: 'registration duty' }, 'Law of duties'],
  [{ title: 'Law of duties', article: 'art. 3', reference: 'LD 3' }, 'LD 3'],
])('a source is cited by its own words, else with a numbered article', (named, cited) => {
  expect(citation(named)).toBe(cited)
})
