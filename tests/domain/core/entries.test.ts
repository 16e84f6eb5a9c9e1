import { describe, expect, test } from 'vitest'
import { atFixedAmount, atRate, charge, withRange } from '#domain/core/charge'
import type { LawTable } from '#domain/core/dated'
import {
  answerParts,
  assumptionEntry,
  lineEntry,
  noticeEntry,
  reliefEntry,
  sumOfLines,
  when,
} from '#domain/core/entries'
import type { LineKinds } from '#domain/core/line-kind'
import { orSent } from '#domain/core/provision'
import { rate as datedRate, lawOf, parameter } from './test-law.ts'

const kinds: LineKinds<'duty' | 'deed' | 'vat'> = {
  duty: { category: 'transferTax', nature: 'tax', dueTo: 'state', label: 'Duty', localLabel: 'droit' },
  deed: { category: 'notary', nature: 'marketEstimate', payer: 'seller', refundable: true, label: 'Deed' },
  vat: {
    category: 'vat',
    nature: 'tax',
    counted: false,
    label: 'VAT',
    localLabel: 'TVA',
    wordings: { inside: { label: 'VAT inside' }, island: { localLabel: 'IGIC' } },
  },
}

const law = lawOf()
const rate = law(parameter('rate', 0.07))
const unsure = law(parameter('unsure', 0.3, 'estimate'))
const regions = parameter<LawTable<number>>('regions', { north: 0.03, south: 0.04, west: 0.05 })
const north = law.row(regions, 'north') ?? rate
const south = law.row(regions, 'south') ?? rate

const ids = ({ law: cited }: { law: readonly { id: string }[] }) => cited.map(({ id }) => id.slice('lu.test.'.length))

describe('a line', () => {
  test('takes names and receivers from its kind, days, article and certainty from its provisions', () => {
    const { lines } = answerParts(
      [lineEntry('duty', withRange(atRate(100_000.0714, rate, unsure), 6_000, 8_000.005))],
      kinds,
    )
    expect(lines).toEqual([
      {
        key: 'duty',
        label: 'Duty',
        localLabel: 'droit',
        category: 'transferTax',
        // 100 000.0714 × 7 % = 7 000.004998
        amount: 7_000,
        base: 100_000.07,
        rate: 0.07,
        payer: 'buyer',
        nature: 'tax',
        certainty: 'estimate',
        counted: true,
        range: { low: 6_000, high: 8_000.01 },
        dueTo: 'state',
        basis: ['lu.test.rate', 'lu.test.unsure'],
        inForceFrom: '2015-01-01',
        inForceUntil: null,
        legalReference: 'Law of duties, art. 3',
      },
    ])
  })

  test('says what a case changes of its kind', () => {
    const options = {
      payer: 'lender',
      dueTo: 'lender',
      nature: 'tax',
      counted: false,
      regulatedMinimum: 5.005,
    } as const
    const { lines } = answerParts(
      [
        lineEntry('deed', atFixedAmount(rate), { ...options, legalReference: 'art. 9' }),
        lineEntry('deed', atFixedAmount(rate)),
      ],
      kinds,
    )
    expect(lines).toMatchObject([
      { ...options, regulatedMinimum: 5.01, legalReference: 'art. 9' },
      { payer: 'seller', nature: 'marketEstimate', counted: true, refundable: true },
    ])
  })

  test('has the wordings of the case, a later one over an earlier', () => {
    const named = (wording: string | string[]) =>
      answerParts([lineEntry('vat', atFixedAmount(rate), { wording })], kinds).lines.map(({ label, localLabel }) => [
        label,
        localLabel,
      ])
    expect(named('inside')).toEqual([['VAT inside', 'TVA']])
    expect(named(['inside', 'island'])).toEqual([['VAT inside', 'IGIC']])
    expect(() => named('misspelt')).toThrow('misspelt')
  })

  test('is in English where its names are in several languages', () => {
    const label = { en: 'Duty', fr: 'Droit', de: 'Abgabe', lb: 'Taxe' }
    const { lines } = answerParts([lineEntry('duty', atFixedAmount(rate))], { duty: { ...kinds.duty, label } })
    expect(lines[0]?.label).toBe('Duty')
  })

  test('of 0 is left out with what it cites, unless it is shown at 0', () => {
    const none = lineEntry('duty', charge({ amount: 0.004 }, [rate]))
    expect(none.amount).toBe(0)
    expect(answerParts([none], kinds)).toMatchObject({ lines: [], law: [] })
    const shown = lineEntry('duty', charge({ amount: 0 }, [rate]), { isShownAtZero: true })
    expect(answerParts([shown], kinds)).toMatchObject({ lines: [{ amount: 0 }], law: [{ id: 'lu.test.rate' }] })
  })

  test.each([
    // Versions of the dated rate: to 30 June 2024, from 1 July to 31 December 2024, from 1 January 2025 on.
    ['2024-06-30', '2015-01-01', '2024-06-30'],
    ['2024-07-01', '2024-07-01', '2024-12-31'],
    ['2024-12-31', '2024-07-01', '2024-12-31'],
    ['2025-01-01', '2025-01-01', null],
  ])('on %s holds from the latest first day to the earliest last day of what it rests on', (day, from, until) => {
    const dated = lawOf(day)(datedRate)
    for (const by of [charge({ amount: 1 }, [rate, dated]), charge({ amount: 1 }, [dated, rate])])
      expect(answerParts([lineEntry('duty', by)], kinds).lines).toMatchObject([
        { inForceFrom: from, inForceUntil: until },
      ])
  })

  test('has the days of its principal provision where those of another day have none in common', () => {
    const [before, after] = [lawOf('2024-08-01')(datedRate), lawOf('2025-08-01')(datedRate)]
    const days = (by: Parameters<typeof charge>[1]) => {
      const [shown] = answerParts([lineEntry('duty', charge({ amount: 1 }, by))], kinds).lines
      return [shown?.inForceFrom, shown?.inForceUntil]
    }
    expect(days([before, after])).toEqual(['2024-07-01', '2024-12-31'])
    expect(days([after, before])).toEqual(['2025-01-01', null])
  })

  test('is published where the caller sent its principal figure', () => {
    const [sent] = answerParts([lineEntry('duty', atRate(100, orSent(unsure, 0.2)))], kinds).lines
    expect(sent).toMatchObject({ rate: 0.2, certainty: 'published' })
  })
})

describe('the law of an answer', () => {
  test('is listed once, in the order in which head, lines and conventions cite it', () => {
    const convention = law(parameter('convention', 1))
    const reported = { parameter: 'lu.test.convention', value: 1, source: 'parameter', certainty: 'published' } as const
    const entries = [
      assumptionEntry({ ...reported, note: 'Why.' }, convention),
      lineEntry('duty', atRate(1_000, rate, unsure)),
      lineEntry('deed', atFixedAmount(rate)),
    ]
    expect(ids(answerParts(entries, kinds))).toEqual(['rate', 'unsure', 'convention'])
    expect(ids(answerParts(entries, kinds, [unsure]))).toEqual(['unsure', 'rate', 'convention'])
  })

  test('prints the rows that lines apply and those that a relief would; a relief adds no parameter', () => {
    const text = { key: 'lower', label: 'Lower', saving: 1, condition: 'If.', fields: ['x'] } as const
    const value = (...entries: Parameters<typeof answerParts<'duty', 'lower'>>[0]) =>
      answerParts(entries, kinds).law[0]?.value
    const applied = lineEntry('duty', atRate(1_000, north))
    expect(value(applied)).toBe(0.03)
    expect(value(applied, reliefEntry(text, south))).toEqual([
      { key: 'north', value: 0.03 },
      { key: 'south', value: 0.04 },
    ])
    expect(answerParts([applied, reliefEntry(text, unsure)], kinds).law).toHaveLength(1)
  })

  test('a long table without a cited row is a defect', () => {
    const long = parameter('long', Object.fromEntries(Array.from({ length: 31 }, (_, row) => [`row${row}`, row])))
    const whole = lineEntry('duty', charge({ amount: 1 }, [law(long)]))
    expect(() => answerParts([whole], kinds)).toThrow('lu.test.long')
  })

  test('an uncertain provision is an assumption, unless it was sent or is explained', () => {
    const doubt = {
      parameter: 'lu.test.unsure',
      value: 0.3,
      source: 'parameter',
      certainty: 'estimate',
      note: 'The unsure. A convention or a choice of this service.',
    }
    const field = { field: 'x', value: 1, source: 'default', certainty: 'estimate', note: 'Why.' } as const
    const duty = lineEntry('duty', atRate(100, unsure))
    const assumptions = (...entries: Parameters<typeof answerParts<'duty', never>>[0]) =>
      answerParts(entries, kinds).assumptions
    expect(assumptions(duty)).toEqual([doubt])
    expect(assumptions(duty, assumptionEntry(field))).toEqual([field, doubt])
    expect(assumptions(duty, assumptionEntry(field, unsure))).toEqual([field])
    expect(assumptions(lineEntry('duty', atRate(100, orSent(unsure, 0.2))))).toEqual([])
  })
})

describe('other entries', () => {
  test('a relief names what would grant it, as sure as the least sure of it', () => {
    const text = { key: 'lower', label: 'Lower', saving: null, condition: 'If.', fields: [] } as const
    const { possibleReliefs } = answerParts(
      [reliefEntry(text, rate, unsure), reliefEntry({ ...text, certainty: 'published' }, unsure)],
      kinds,
    )
    expect(possibleReliefs).toEqual([
      { ...text, basis: ['lu.test.rate', 'lu.test.unsure'], certainty: 'estimate' },
      { ...text, basis: ['lu.test.unsure'], certainty: 'published' },
    ])
  })

  test('notices keep their order, and lines are added as whole cents', () => {
    const [first, second] = [
      { code: 'base_is_price', message: 'A.' } as const,
      { code: 'refund_possible', message: 'B.' } as const,
    ]
    const entries = [
      noticeEntry(first),
      lineEntry('duty', charge({ amount: 0.1 }, [rate])),
      noticeEntry(second),
      lineEntry('deed', charge({ amount: 0.2 }, [rate])),
    ]
    expect(answerParts(entries, kinds).notices).toEqual([first, second])
    expect(sumOfLines(entries)).toBe(0.3)
  })
})

test('entries of some cases only are there or not', () => {
  const reported = noticeEntry({ code: 'base_is_price', message: 'A.' })
  expect(when(true, reported, reported)).toEqual([reported, reported])
  expect(when(false, reported)).toEqual([])
})
