import { describe, expect, test } from 'vitest'
import { citation, coveredUntil, type Parameter } from '#domain/core/dated'
import { lawOn } from '#domain/core/law'
import { Refusal } from '#domain/core/refusal'

const source = { title: 'Law of duties', article: 'art. 3' }
const certainty = 'published'

/** 5 %, for half a year 2 %, then 5 % again. */
const rate: Parameter<number> = {
  id: 'lu.test.rate',
  says: 'Rate.',
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

const regions: Parameter<Record<string, number>> = {
  ...rate,
  id: 'lu.test.regions',
  versions: [{ from: '2015-01-01', value: { north: 0.03, south: 0.04 }, source, certainty }],
}

const coefficients: Parameter<Record<string, number>> = {
  ...regions,
  id: 'lu.test.coefficients',
  unit: 'coefficients',
}

const lawOf = (day: string) => lawOn({ day, field: 'deedDate', checkedOn: '2026-11-21' })

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
    expect(lawOf(day).value(rate)).toBe(value)
  })

  test.each([
    ['before the first version', '2014-12-31', rate],
    ['after the year that follows the last check', '2028-01-01', rate],
    ['after the end of a version that nothing follows', '2021-01-01', ended],
  ])('%s it is refused, naming the parameter and the field', (_says, day, parameter) => {
    const { code, details } = refusal(() => lawOf(day).value(parameter))
    expect(code).toBe('law_not_covered')
    expect(details.issues).toMatchObject([{ path: 'deedDate', received: day }])
    expect(details.issues?.[0]?.message).toContain(parameter.id)
  })

  test('a check of any day of 2026 carries the law to the end of 2027', () => {
    expect(coveredUntil('2026-01-01')).toBe('2027-12-31')
    expect(coveredUntil('2026-12-31')).toBe('2027-12-31')
  })
})

describe('what an answer tells of the law', () => {
  test('a version lasts until the day before the next, the last one is open', () => {
    const told = (day: string) => {
      const law = lawOf(day)
      law.value(rate)
      return law.told([rate.id]).references.map(({ from, until }) => [from, until])
    }
    expect(told('2024-06-30')).toEqual([['2015-01-01', '2024-06-30']])
    expect(told('2025-06-30')).toEqual([['2025-01-01', null]])
  })

  test('only what is cited is listed, once, in order of first use', () => {
    const law = lawOf('2024-08-01')
    law.row(regions, 'north')
    law.value(rate)
    law.value({ ...rate, id: 'lu.test.onlyForARelief' })
    const { references } = law.told([rate.id, regions.id, rate.id])
    expect(references.map(({ id }) => id)).toEqual([regions.id, rate.id])
  })

  test('a figure that cites what was never read is a defect', () => {
    expect(() => lawOf('2024-08-01').told([rate.id])).toThrow(rate.id)
  })

  test('of a table by region the row used is printed, of coefficients the rows with their keys', () => {
    const law = lawOf('2024-08-01')
    law.row(regions, 'south')
    law.row(coefficients, 'south')
    const { references } = law.told([regions.id, coefficients.id])
    expect(references.map(({ value }) => value)).toEqual([0.04, [{ key: 'south', value: 0.04 }]])
  })

  test('an uncertain parameter is an assumption, unless its default was told or replaced', () => {
    const assumptions = (tell: (law: ReturnType<typeof lawOf>) => void) => {
      const law = lawOf('2026-01-01')
      law.value(rate)
      tell(law)
      return law.told([rate.id]).assumptions
    }
    const uncertain = {
      parameter: rate.id,
      value: 0.05,
      source: 'parameter',
      certainty: 'unverified',
      note: 'Not read.',
    }
    const field = { field: 'x', value: 1, source: 'default', certainty: 'estimate', note: 'Why.' } as const
    expect(assumptions(() => undefined)).toEqual([uncertain])
    expect(assumptions(law => law.assume(field))).toEqual([field, uncertain])
    expect(assumptions(law => law.assume(field, rate))).toEqual([field])
    expect(assumptions(law => law.replaced(rate))).toEqual([])
  })

  test('the ledger is shared with another day of the same case', () => {
    const law = lawOf('2026-01-01')
    expect(law.on('2024-08-01', 'agreementDate').value(rate)).toBe(0.02)
    expect(law.told([rate.id]).references[0]?.value).toBe(0.02)
  })

  test('the first notice says that this is no assessment; after the year of the check one says so', () => {
    const codes = (day: string) =>
      lawOf(day)
        .notices()
        .map(({ code }) => code)
    expect(codes('2026-12-31')).toEqual(['not_a_tax_assessment'])
    expect(codes('2027-01-01')).toEqual(['not_a_tax_assessment', 'law_not_checked_since'])
  })
})

test.each([
  [{ title: 'Law of duties', article: 'art. 3' }, 'Law of duties, art. 3'],
  [{ title: 'Law of duties', article: 'registration duty' }, 'Law of duties'],
  [{ title: 'Law of duties', article: 'art. 3', reference: 'LD 3' }, 'LD 3'],
])('a source is cited by its own words, else with a numbered article', (named, cited) => {
  expect(citation(named)).toBe(cited)
})
