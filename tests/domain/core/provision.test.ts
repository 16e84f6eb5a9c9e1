import { describe, expect, test } from 'vitest'
import type { LawTable, Parameter } from '#domain/core/dated'
import { certaintyOf, orSent, parameterIds } from '#domain/core/provision'
import { Refusal } from '#domain/core/refusal'
import { lawOf, parameter, rate, source } from './test-law.ts'

const ended: Parameter<number> = {
  ...rate,
  id: 'lu.test.ended',
  versions: [{ from: '2015-01-01', until: '2020-12-31', value: 1, source, certainty: 'published' }],
}

const regions = parameter<LawTable<number>>('regions', { north: 0.03, south: 0 })

const refusal = (read: () => unknown): Refusal => {
  try {
    read()
  } catch (error) {
    if (error instanceof Refusal) return error
  }
  throw new Error('nothing was refused')
}

describe('what the law says on a day', () => {
  test.each([
    ['2015-01-01', 0.05, '2024-06-30'],
    ['2024-06-30', 0.05, '2024-06-30'],
    ['2024-07-01', 0.02, '2024-12-31'],
    ['2024-12-31', 0.02, '2024-12-31'],
    ['2025-01-01', 0.05, null],
    ['2027-12-31', 0.05, null],
  ])('on %s it is %d, until %s', (day, value, lastDay) => {
    expect(lawOf(day)(rate)).toMatchObject({ value, parameter: rate, version: { lastDay } })
  })

  test.each([
    ['before the first version', '2014-12-31', rate],
    ['after the year that follows the last check', '2028-01-01', rate],
    ['after the end of a version that nothing follows', '2021-01-01', ended],
  ])('%s it is refused, naming the parameter and the field', (_case, day, read) => {
    const { code, details } = refusal(() => lawOf(day)(read))
    expect(code).toBe('law_not_covered')
    expect(details.issues).toMatchObject([{ path: 'deedDate', received: day }])
    expect(details.issues?.[0]?.message).toContain(read.id)
  })

  test('another day of the same case has its own law, and its field in a refusal', () => {
    const law = lawOf('2026-01-01')
    expect(law.on('2024-08-01', 'agreementDate')(rate).value).toBe(0.02)
    expect(law(rate).value).toBe(0.05)
    const { details } = refusal(() => law.on('2014-08-01', 'agreementDate')(rate))
    expect(details.issues).toMatchObject([{ path: 'agreementDate', received: '2014-08-01' }])
  })

  test('a row is named by its provision; one that is missing is undefined, one of 0 is not', () => {
    const law = lawOf()
    expect(law.row(regions, 'north')).toMatchObject({ value: 0.03, row: 'north' })
    expect(law.row(regions, 'south')).toMatchObject({ value: 0, row: 'south' })
    expect(law.row(regions, 'west')).toBeUndefined()
  })

  test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
    'a name that every object inherits is no row: %s',
    name => {
      expect(lawOf().row(regions, name)).toBeUndefined()
    },
  )
})

describe('a provision', () => {
  test('takes the figure that the caller sent, 0 too, and then says so', () => {
    const provision = lawOf()(rate)
    expect(orSent(provision, undefined)).toBe(provision)
    expect(orSent(provision, 0)).toMatchObject({ value: 0, isSent: true, parameter: rate })
  })

  test('is as sure as the least sure of several; published where the principal figure was sent', () => {
    const law = lawOf()
    const [sure, unsure] = [law(parameter('sure', 1)), law(parameter('unsure', 1, 'estimate'))]
    expect(certaintyOf([sure])).toBe('statutory')
    expect(certaintyOf([sure, unsure])).toBe('estimate')
    expect(certaintyOf([sure, orSent(unsure, 2)])).toBe('estimate')
    expect(certaintyOf([orSent(unsure, 2), sure])).toBe('published')
  })

  test('is named once, in order', () => {
    const law = lawOf()
    const named = parameterIds([
      law(rate),
      law.row(regions, 'north') ?? law(rate),
      law.row(regions, 'south') ?? law(rate),
    ])
    expect(named).toEqual(['lu.test.rate', 'lu.test.regions'])
  })
})
