import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/core/refusal'
import { answerTo, type Body } from './asked.ts'

type Field = 'givenValue' | 'usufructYears' | 'dischargedPrincipal' | 'relationship' | 'assumedDebt' | 'yearlyAnnuity'

const operations = ['existing', 'offPlan', 'buildingLand'] as const
const uses = ['mainResidence', 'secondHome', 'rental', 'other'] as const
const rights = ['fullOwnership', 'bareOwnership', 'usufruct', 'habitation'] as const

/** What a kind of deed needs. */
const deeds: Readonly<Record<string, Partial<Body>>> = {
  sale: {},
  partition: { deed: 'partition', acquiredShare: 0.5, marketValue: 1_600_000 },
  exchange: { deed: 'exchange', givenValue: 300_000 },
  gift: { deed: 'gift', relationship: 'sibling' },
  giftToBuyers: { deed: 'gift', buyers: [{ relationship: 'partner' }, { relationship: 'other' }] },
}

/** Values of a field to compare with the body without it, or with that of its deed. */
const values: Readonly<Record<Field, readonly Partial<Body>[]>> = {
  givenValue: [{ givenValue: 250_000 }, { givenValue: 900_000 }],
  usufructYears: [{ usufructYears: 5 }, { usufructYears: 95 }],
  dischargedPrincipal: [{ dischargedPrincipal: 200_000 }],
  relationship: [{ relationship: 'directLine' }, { relationship: 'other' }],
  assumedDebt: [{ assumedDebt: 50_000 }, { assumedDebt: 500_000 }],
  yearlyAnnuity: [{ yearlyAnnuity: 5000 }, { yearlyAnnuity: 80_000 }],
}

/** Bodies of a kind of deed with each operation, use and right, and a value above and below the price. */
const bodiesOf = (deed: Partial<Body>): Body[] =>
  operations.flatMap(operation =>
    uses.flatMap(use =>
      rights.flatMap(right =>
        [1_000_000, 5_000_000].map(marketValue => ({
          price: 800_000,
          commune: 'Luxembourg',
          use,
          operation,
          ...(right !== 'fullOwnership' && { right, usufructuaryAge: 45 }),
          ...(right !== 'fullOwnership' && deed.deed !== 'gift' && { marketValue }),
          ...deed,
        })),
      ),
    ),
  )

type Outcome = 'refused' | 'changed' | 'told' | 'silent'

/** What becomes of a field: refused, told by a notice that names it, a changed line, or none of them. */
const outcomeOf = (body: Body, field: Field, sent: Partial<Body>): Outcome | 'noCase' => {
  const answered = (asked: Body) => {
    try {
      return answerTo(asked).data
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
  const [without, withField] = [answered(body), answered({ ...body, ...sent })]
  if (!without) return 'noCase'
  if (!withField) return 'refused'
  const amounts = ({ lines }: typeof without) => JSON.stringify(lines.map(({ key, amount }) => [key, amount]))
  if (amounts(without) !== amounts(withField)) return 'changed'
  const isTold = withField.notices.some(
    notice => notice.code === 'no_effect_here' && 'field' in notice && notice.field === field,
  )
  return isTold ? 'told' : 'silent'
}

describe.each(Object.keys(values) as Field[])('%s changes a line, is refused or has a notice', field => {
  test.each(Object.entries(deeds))('in each operation, use and right of: %s', (_name, deed) => {
    const outcomes = bodiesOf(deed).flatMap(body =>
      values[field].map(sent => ({ body, sent, outcome: outcomeOf(body, field, sent) })),
    )
    expect(outcomes.filter(({ outcome }) => outcome !== 'noCase').length).toBeGreaterThan(0)
    expect(outcomes.filter(({ outcome }) => outcome === 'silent')).toEqual([])
  })
})

describe('an answer that counts nowhere has a notice', () => {
  const usufruct: Body = {
    price: 800_000,
    use: 'secondHome',
    right: 'usufruct',
    usufructuaryAge: 45,
    marketValue: 5_000_000,
  }
  const partition: Body = { price: 800_000, use: 'secondHome', ...deeds.partition }
  const given: Body = { price: 800_000, use: 'secondHome', ...deeds.giftToBuyers }

  test.each<[string, Field, Body, Partial<Body>, Outcome]>([
    ['years worth more than a life', 'usufructYears', usufruct, { usufructYears: 95 }, 'told'],
    ['years worth less than a life', 'usufructYears', usufruct, { usufructYears: 5 }, 'changed'],
    [
      'years of a right below its price',
      'usufructYears',
      { ...usufruct, marketValue: 1_000_000 },
      { usufructYears: 5 },
      'told',
    ],
    [
      'a debt within the value of a half',
      'assumedDebt',
      { ...partition, price: 700_000 },
      { assumedDebt: 100_000 },
      'told',
    ],
    [
      'a debt above the value of a half',
      'assumedDebt',
      { ...partition, price: 700_000 },
      { assumedDebt: 100_010 },
      'changed',
    ],
    ['a relation of all where each has one', 'relationship', given, { relationship: 'sibling' }, 'told'],
    [
      'a debt off plan',
      'assumedDebt',
      { price: 800_000, use: 'rental', operation: 'offPlan' },
      { assumedDebt: 1 },
      'refused',
    ],
    [
      'an annuity off plan',
      'yearlyAnnuity',
      { price: 800_000, use: 'rental', operation: 'offPlan' },
      { yearlyAnnuity: 1 },
      'refused',
    ],
  ])('%s', (_description, field, body, sent, outcome) => {
    expect(outcomeOf(body, field, sent)).toBe(outcome)
  })
})
