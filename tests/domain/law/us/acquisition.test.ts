import { describe, expect, test } from 'vitest'
import { CountryFees } from '#contract/propcalc/fees/fees'
import { americanStates } from '#contract/propcalc/fees/us'
import { fees } from '#domain/law/purchase/fees'
import { US } from '#domain/law/us/index'
import { expectCase } from '../fees-case.ts'
import { cases, cliffCases, correctedCases, dayCases } from './cases.ts'

const feesOf = ({ deedDate, ...input }: (typeof cases)[number]['input']) =>
  fees(US, { country: 'US', ...input }, deedDate)

const loan = { price: 300_000, loanAmount: 200_000 } as const

describe('purchases in the United States', () => {
  test.each([...cases, ...cliffCases, ...dayCases, ...correctedCases])('$description', expected => {
    const { data } = feesOf(expected.input)
    expectCase(expected, data)
    expect(() => CountryFees.parse(data)).not.toThrow()
  })

  test.each([
    ['US-TX', '2022-12-31', /us\./],
    ['US-VT', '2027-07-01', /us\.deedTax\.vermont/],
  ] as const)('%s is not covered on %s, and the parameter is named', (region, deedDate, parameter) => {
    expect(() => feesOf({ region, deedDate, price: 300_000, use: 'rental' })).toThrowError(
      expect.objectContaining({
        code: 'law_not_covered',
        details: { issues: [expect.objectContaining({ message: expect.stringMatching(parameter) })] },
      }),
    )
  })

  test('a city of another state is refused with those of the state', () => {
    const input = { region: 'US-PA', city: 'Chicago', deedDate: '2026-06-01', price: 300_000, use: 'rental' } as const
    expect(() => feesOf(input)).toThrowError(
      expect.objectContaining({
        details: {
          issues: [expect.objectContaining({ code: 'city_in_its_state', allowed: ['Philadelphia', 'Pittsburgh'] })],
        },
      }),
    )
  })

  test.each([
    ['the steps of New York City', { region: 'US-NY', city: 'New York City', price: 3_000_000 }, 'mansionTax'],
    ['the tax of the act of Iowa', { region: 'US-IA', price: 300_000 }, 'stateTransferTax'],
    ['the fee of the county in South Carolina', { region: 'US-SC', price: 300_000 }, 'countyTransferTax'],
    ['the rate of Clark County', { region: 'US-NV', county: 'Clark', price: 300_000 }, 'stateTransferTax'],
    ['the tax of Georgia on loans', { region: 'US-GA', ...loan }, 'intangibleTax'],
    ['the local third of Virginia', { region: 'US-VA', price: 300_000 }, 'countyTransferTax'],
    ['the tax of the District', { region: 'US-DC', price: 300_000 }, 'stateTransferTax'],
    ['the tax of Florida on loans', { region: 'US-FL', ...loan }, 'mortgageTax'],
    ['that of New York City', { region: 'US-NY', city: 'New York City', ...loan }, 'mortgageTax'],
    ['that of Rockland', { region: 'US-NY', county: 'Rockland', ...loan }, 'mortgageTax'],
    ['the base tax of Los Angeles', { region: 'US-CA', city: 'Los Angeles', price: 300_000 }, 'cityTransferTax'],
    ['the tax of Minnesota on loans', { region: 'US-MN', ...loan }, 'mortgageTax'],
  ] as const)('%s was read in the law, and is no assumption', (_description, facts, key) => {
    const { data } = feesOf({ ...facts, deedDate: '2026-06-01', use: 'mainResidence' })
    const lines = data.lines.filter(line => line.key === key)
    expect(lines.length).toBeGreaterThan(0)
    for (const { certainty, basis } of lines) {
      expect(certainty).toBe('statutory')
      expect(data.assumptions.map(({ parameter }) => parameter)).not.toContain(basis[0])
    }
  })

  test.each([
    ['2023-04-01', 'statutory', false],
    ['2024-06-30', 'statutory', false],
    ['2024-07-01', 'published', false],
    ['2025-06-30', 'published', false],
    ['2025-07-01', 'published', false],
    ['2026-06-30', 'published', false],
    // The limits are adjusted each July; those of 2026 were not found, and those of 2025 are taken.
    ['2026-07-01', 'estimate', true],
  ] as const)('measure ULA on %s is %s, reported as an assumption: %s', (deedDate, certainty, isReported) => {
    const sale = { region: 'US-CA', city: 'Los Angeles', use: 'rental', price: 6_000_000 } as const
    const { lines, assumptions } = feesOf({ ...sale, deedDate }).data
    expect(lines.find(({ key }) => key === 'mansionTax')).toMatchObject({ amount: 240_000, certainty })
    expect(assumptions.some(({ parameter }) => parameter === 'us.mansionTax.losAngeles')).toBe(isReported)
  })

  // 0.01 % of 400 000 and of 300 000; 0.12 % of 300 000; 2.15 % of 500 000.
  test.each([
    ['Minnesota', { region: 'US-MN', price: 400_000, loanAmount: 300_000 }, [40, 30]],
    ['a county of Minnesota', { region: 'US-MN', county: 'Anoka', price: 400_000, loanAmount: 300_000 }, []],
    ['Nevada', { region: 'US-NV', price: 300_000 }, [360]],
    ['Clark County', { region: 'US-NV', county: 'Clark', price: 300_000 }, []],
    ['a home to let in Vermont', { region: 'US-VT', price: 500_000 }, [10_750]],
  ] as const)('what may come on top in %s is reported with its amount', (_description, facts, amounts) => {
    const { notices } = feesOf({ ...facts, deedDate: '2026-06-01', use: 'rental' }).data
    expect(notices.flatMap(({ code, amount }) => (code === 'surcharge_possible' ? [amount] : []))).toEqual(amounts)
  })

  // P.L. 2025, c. 69: what exceeds 1 % of the price, for contracts before 2025-07-10 and deeds recorded by 2025-11-15.
  test.each([
    ['2025-06-01', '2025-08-15', 3_000_000, [45_000]],
    [undefined, '2025-08-15', 3_000_000, [45_000]],
    ['2025-07-09', '2025-07-10', 3_000_000, [45_000]],
    ['2025-07-10', '2025-07-10', 3_000_000, []],
    ['2025-07-09', '2025-07-09', 3_000_000, []],
    ['2025-07-09', '2025-11-15', 3_000_000, [45_000]],
    ['2025-07-09', '2025-11-16', 3_000_000, []],
    ['2025-07-09', '2025-08-15', 2_000_000, []],
    ['2025-07-09', '2025-08-15', 2_000_000.01, [20_000]],
    ['1990-01-01', '2025-08-15', 3_000_000, [45_000]],
  ] as const)('New Jersey: contract of %s, deed of %s at %s', (agreementDate, deedDate, price, amounts) => {
    const sale = { region: 'US-NJ', deedDate, price, use: 'mainResidence' } as const
    const { notices } = feesOf({ ...sale, ...(agreementDate && { agreementDate }) }).data
    expect(notices.flatMap(({ code, amount }) => (code === 'refund_possible' ? [amount] : []))).toEqual(amounts)
  })

  test('the day of a contract that changes nothing is reported; one after the deed is refused, also without a deed day', () => {
    const sale = { region: 'US-TX', price: 300_000, use: 'rental', deedDate: '2026-06-01' } as const
    expect(feesOf({ ...sale, agreementDate: '2026-06-01' }).data.notices).toContainEqual(
      expect.objectContaining({ code: 'no_effect_here', field: 'agreementDate' }),
    )
    const issue = expect.objectContaining({ path: 'agreementDate', code: 'agreement_before_deed' })
    expect(() => feesOf({ ...sale, agreementDate: '2026-06-02' })).toThrowError(
      expect.objectContaining({ details: { issues: [issue] } }),
    )
  })

  test.each([
    ['Florida', { region: 'US-FL' }, 'Florida Statutes, § 201.02(1)(a)', 'Florida Statutes, § 201.08(1)(b)'],
    ['Miami-Dade', { region: 'US-FL', county: 'Miami-Dade' }, 'F.S. 201.0205', 'Florida Statutes, § 201.08(1)(b)'],
    ['Minnesota', { region: 'US-MN' }, 'Minnesota Statutes, 287.21', 'Minnesota Statutes, 287.035'],
    ['Pennsylvania', { region: 'US-PA' }, '72 P.S. § 8102-C', undefined],
    ['Westchester', { region: 'US-NY', county: 'Westchester' }, 'New York Tax Law, § 1402(a)', '253-g'],
    ['Rockland', { region: 'US-NY', county: 'Rockland' }, 'New York Tax Law, § 1402(a)', '253-f'],
    ['Hennepin', { region: 'US-MN', county: 'Hennepin' }, '383B.80', '287.035 and 383B.80'],
    ['Tennessee', { region: 'US-TN' }, '§ 67-4-409', '§ 67-4-409(b)(1)'],
    ['Virginia', { region: 'US-VA' }, '§ 58.1-801', '§ 58.1-803'],
  ] as const)(
    '%s is cited by its own articles, not by those of a table of several states',
    (_description, place, deed, loan) => {
      const { lines } = feesOf({
        ...place,
        deedDate: '2026-06-01',
        use: 'rental',
        price: 300_000,
        loanAmount: 200_000,
      }).data
      const reference = (key: string) => lines.find(line => line.key === key)?.legalReference
      expect(reference('stateTransferTax')).toContain(deed)
      if (loan) expect(reference('mortgageTax')).toContain(loan)
      for (const { legalReference } of lines) expect(legalReference).not.toContain(';')
    },
  )

  // The District: 1.45 % − 0.725 % of 500 000, whoever bears the tax of the seller. Maryland: half of 0.5 % and of 1.875 %
  // of 400 000; where the contract moves the taxes of the seller, the 0.5 % of the state, which it cannot move.
  test.each([
    ['US-DC', 500_000, false, 3_625],
    ['US-DC', 500_000, true, 3_625],
    ['US-MD', 400_000, false, 4_750],
    ['US-MD', 400_000, true, 2_000],
  ] as const)(
    '%s: a first home of %s, taxes of the seller moved: %s, saves %s',
    (region, price, negotiatedToBuyer, saving) => {
      const sale = { region, price, negotiatedToBuyer, deedDate: '2026-06-01', use: 'mainResidence' } as const
      const [open, granted] = [feesOf(sale).data, feesOf({ ...sale, firstTimeBuyer: true }).data]
      expect(open.possibleReliefs).toMatchObject([{ key: 'firstTimeBuyer', saving }])
      expect(open.totals.buyer - granted.totals.buyer).toBeCloseTo(saving, 2)
    },
  )

  // 400 100 × 0.2 %: the fees of Northern Virginia, the higher of the two regions.
  test('the regional fees of the seller in Virginia are named with their amounts', () => {
    const sale = { region: 'US-VA', deedDate: '2026-06-01', use: 'rental', price: 400_050 } as const
    const fees = feesOf(sale).data.notices.find(({ code }) => code === 'surcharge_possible')
    expect(fees).toMatchObject({ field: 'county', amount: 800.2 })
    expect(fees?.message).toContain('240.06 in Hampton Roads')
  })

  test('no relief of first homes is offered above the limit of price of the District', () => {
    const sale = { region: 'US-DC', deedDate: '2026-06-01', use: 'mainResidence' } as const
    const reliefs = (price: number) => feesOf({ ...sale, price }).data.possibleReliefs.map(({ key }) => key)
    expect(reliefs(753_000)).toEqual(['firstTimeBuyer'])
    expect(reliefs(753_001)).toEqual([])
  })

  // 2 739.80 by the higher ladder against 2 105 at the limit.
  test('one cent above 350 000 costs 634.80 more in New Jersey', () => {
    const sale = { region: 'US-NJ', deedDate: '2026-06-01', use: 'mainResidence' } as const
    const near = (price: number) => feesOf({ ...sale, price }).data.notices.filter(({ field }) => field === 'price')
    expect(near(350_000)).toEqual([])
    expect(near(350_000.01)).toMatchObject([{ code: 'price_near_cliff', amount: 634.8 }])
  })

  test('a figure of one’s own has no range, and 0 switches its line off', () => {
    const sale = { region: 'US-TX', deedDate: '2026-06-01', price: 300_000, use: 'rental' } as const
    const lineOf = (key: string, overrides: { settlement?: number } = {}) =>
      feesOf({ ...sale, overrides }).data.lines.find(line => line.key === key)
    expect(lineOf('settlement')).toMatchObject({ amount: 900, range: { low: 600, high: 1_200 }, certainty: 'estimate' })
    expect(lineOf('settlement', { settlement: 750 })).toMatchObject({ amount: 750, certainty: 'published' })
    expect(lineOf('settlement', { settlement: 750 })).not.toHaveProperty('range')
    expect(lineOf('settlement', { settlement: 0 })).toBeUndefined()
  })

  test.each(['constructor', 'US-AL', 'Clark'])('a county named %s has no rate of its own in New York', county => {
    const sale = { region: 'US-NY', county, deedDate: '2026-06-01', price: 300_000, use: 'rental' } as const
    const { lines, notices } = feesOf({ ...sale, loanAmount: 200_000 }).data
    expect(lines.map(({ key }) => key)).not.toContain('mortgageTax')
    expect(notices).toContainEqual(expect.objectContaining({ code: 'contested_rule', field: 'county' }))
  })

  test('the higher rates of other counties are no surcharge of a loan in New York City', () => {
    const loan = {
      region: 'US-NY',
      deedDate: '2026-06-01',
      price: 700_000,
      use: 'rental',
      loanAmount: 500_000,
    } as const
    const codes = feesOf({ ...loan, city: 'New York City' }).data.notices.map(({ code }) => code)
    expect(codes).not.toContain('surcharge_possible')
  })

  test('every state is answered, with or without a table', () => {
    for (const region of americanStates) {
      const { data } = feesOf({ region, deedDate: '2026-06-01', price: 600_000, use: 'rental', loanAmount: 400_000 })
      expect(data.totals.buyer, region).toBeGreaterThan(0)
    }
  })
})
