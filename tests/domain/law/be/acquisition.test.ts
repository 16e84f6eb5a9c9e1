import { describe, expect, test } from 'vitest'
import { CountryFees } from '#contract/propcalc/fees/fees'
import { BE } from '#domain/law/be/index'
import { fees } from '#domain/law/purchase/fees'
import { expectCase } from '../fees-case.ts'
import { askedCases, buyersCases, cases, flemishCases, landCases } from './cases.ts'

type Input = (typeof cases)[number]['input']

const feesOf = ({ deedDate, ...input }: Input) => fees(BE, { country: 'BE', ...input }, deedDate)

describe('purchases in Belgium', () => {
  test.each([...cases, ...askedCases, ...buyersCases, ...landCases, ...flemishCases])('$description', expected => {
    const { data } = feesOf(expected.input)
    expectCase(expected, data)
    expect(() => CountryFees.parse(data)).not.toThrow()
  })

  test.each<[path: string, sent: Pick<Input, 'region'> & Partial<Input>]>([
    ['coreCityOrRand', { region: 'BE-WAL', coreCityOrRand: true }],
    ['deepEnergyRenovation', { region: 'BE-BRU', deepEnergyRenovation: false }],
    ['energyClassJumps', { region: 'BE-VLG', energyClassJumps: 2 }],
    ['protectedMonument', { region: 'BE-WAL', protectedMonument: false }],
    ['newBuild', { region: 'BE-WAL', buildingLand: true, newBuild: true }],
    ['energyClassJumps', { region: 'BE-BRU', buildingLand: true, energyClassJumps: 2 }],
    ['deepEnergyRenovation', { region: 'BE-VLG', buildingLand: true, deepEnergyRenovation: true }],
    ['protectedMonument', { region: 'BE-VLG', buildingLand: true, protectedMonument: true }],
    [
      'buyers[1].ownsOtherDwelling',
      { region: 'BE-WAL', ownsOtherDwelling: false, buyers: [{}, { ownsOtherDwelling: true }] },
    ],
    [
      'buyers[0].ownsOtherDwelling',
      { region: 'BE-VLG', ownsOtherDwelling: true, buyers: [{ ownsOtherDwelling: false }, {}] },
    ],
    ['buyers[0].undertakesToSell', { region: 'BE-BRU', undertakesToSell: true, buyers: [{ undertakesToSell: false }] }],
    ['rebuiltHome', { region: 'BE-VLG', rebuiltHome: true }],
    ['agreementDate', { region: 'BE-BRU', agreementDate: '2026-05-02' }],
    ['priceIncludesVat', { region: 'BE-BRU', priceIncludesVat: true }],
  ])('%s where it does not belong is refused by its name', (path, sent) => {
    expect(() => feesOf({ price: 300_000, use: 'mainResidence', deedDate: '2026-05-01', ...sent })).toThrowError(
      expect.objectContaining({ code: 'invalid_request', details: { issues: [expect.objectContaining({ path })] } }),
    )
  })

  test('a purchase without a loan costs nothing for one, and assumes nothing of it', () => {
    const bought = { region: 'BE-VLG', price: 300_000, deedDate: '2026-05-01', use: 'mainResidence' } as const
    const keys = (input: Input): [string[], string[]] => {
      const { lines, assumptions } = feesOf(input).data
      return [lines.map(({ key }) => key), assumptions.map(({ field = '' }) => field)]
    }
    expect(keys({ ...bought, loanAmount: 0 })).toEqual(keys(bought))
    const [lines, assumed] = keys(bought)
    expect([lines.filter(key => key.startsWith('mortgage')), assumed.includes('security')]).toEqual([[], false])
    const [borrowed, assumedOfLoan] = keys({ ...bought, loanAmount: 200_000 })
    expect([borrowed.includes('mortgageTaxes'), assumedOfLoan.includes('security')]).toEqual([true, true])
  })

  test('what a relief would save is what it saves when its answers are sent', () => {
    const base = { region: 'BE-VLG', price: 300_000, deedDate: '2026-05-01', use: 'mainResidence' } as const
    const open = feesOf(base).data
    const granted = feesOf({ ...base, ownsOtherDwelling: false, reliefConditionsMet: true }).data
    const saved = (key: string) => open.possibleReliefs.find(relief => relief.key === key)?.saving ?? 0
    const paid = (data: typeof open, key: string) => data.lines.find(line => line.key === key)?.amount ?? 0
    expect(paid(open, 'transferTax') - paid(granted, 'transferTax')).toBe(saved('soleOwnHome'))
    expect(paid(open, 'notaryFeeNet') - paid(granted, 'notaryFeeNet')).toBeCloseTo(saved('reducedHonorarium'), 2)
  })

  const couple: Omit<Input, 'region'> = {
    price: 400_000,
    deedDate: '2026-05-01',
    use: 'mainResidence',
    reliefConditionsMet: true,
    buyers: [{ ownsOtherDwelling: true, undertakesToSell: false }, { ownsOtherDwelling: false }],
  }

  test('each buyer is printed with their own tax where each is judged alone', () => {
    const { data } = feesOf({ region: 'BE-WAL', ...couple })
    expect(data.buyers).toEqual([
      { index: 0, share: 0.5, use: 'mainResidence', regime: 'standard', tax: 25_000 },
      { index: 1, share: 0.5, use: 'mainResidence', regime: 'mainResidence', tax: 6_000 },
    ])
    expect(data.lines[0]).toMatchObject({
      amount: 31_000,
      base: 400_000,
      basis: ['be.wallonia.rates', 'be.wallonia.judgedByBuyer'],
    })
    expect(data.lines[0]).not.toHaveProperty('rate')
    expect(feesOf({ region: 'BE-WAL', ...couple, deedDate: '2024-12-31' }).data).not.toHaveProperty('buyers')
    expect(feesOf({ region: 'BE-BRU', ...couple }).data).not.toHaveProperty('buyers')
  })

  test('a buyer without an answer is asked by position, and saves what the relief says', () => {
    const waiting: Input = { ...couple, region: 'BE-WAL', buyers: [{ ownsOtherDwelling: false }, {}] }
    const open = feesOf(waiting).data
    expect(open.possibleReliefs[0]).toMatchObject({
      key: 'soleOwnHome',
      saving: 19_000,
      fields: ['buyers[1].ownsOtherDwelling'],
    })
    const answered = feesOf({ ...waiting, buyers: [{ ownsOtherDwelling: false }, { ownsOtherDwelling: false }] }).data
    expect(open.totals.taxes - answered.totals.taxes).toBe(19_000)
    const third = { share: 0.333333, ownsOtherDwelling: false }
    const two = feesOf({ ...waiting, buyers: [third, third, { share: 0.333333 }] }).data
    const three = feesOf({ ...waiting, buyers: [third, third, third] }).data
    expect(three.totals.taxes).toBe(12_000)
    expect(two.totals.taxes - three.totals.taxes).toBeCloseTo(two.possibleReliefs[0]?.saving ?? 0, 2)
  })

  test('a purchase with one owner among the buyers has the full honorarium', () => {
    const honorarium = (buyers: { ownsOtherDwelling: boolean }[]) =>
      feesOf({ ...couple, region: 'BE-WAL', buyers }).data.lines.find(({ key }) => key === 'notaryFeeNet')?.amount
    const [full, reduced] = [honorarium([{ ownsOtherDwelling: true }]), honorarium([{ ownsOtherDwelling: false }])]
    expect(honorarium([{ ownsOtherDwelling: true }, { ownsOtherDwelling: false }])).toBe(full)
    expect(reduced).toBeLessThan(full ?? 0)
  })

  test('the refund of an owner who sells in Brussels is the duty on the allowance', () => {
    const owner: Input = { ...couple, region: 'BE-BRU', buyers: [{ ownsOtherDwelling: true }] }
    const notices = (undertakesToSell?: boolean) =>
      feesOf({ ...owner, ...(undertakesToSell !== undefined && { undertakesToSell }) }).data.notices.filter(
        ({ code }) => code === 'refund_possible',
      )
    // 200 000 × 12.5 %
    expect(notices(true)).toMatchObject([{ field: 'undertakesToSell', amount: 25_000 }])
    expect(notices()).toHaveLength(1)
    expect(notices(false)).toEqual([])
  })

  test('the refund holds the allowance for energy classes too, ordonnance du 17 novembre 2022, art. 4', () => {
    const refund = (energyClassJumps: number, agreementDate: string) =>
      feesOf({
        ...couple,
        region: 'BE-BRU',
        agreementDate,
        energyClassJumps,
        buyers: [{ ownsOtherDwelling: true, undertakesToSell: true }],
      }).data.notices.find(({ code }) => code === 'refund_possible')?.amount
    // (200 000 + 2 × 25 000) × 12.5 %; nothing for one class, nor by an agreement of before 1 April 2023.
    expect(refund(2, '2026-04-01')).toBe(31_250)
    expect(refund(1, '2026-04-01')).toBe(25_000)
    expect(refund(2, '2023-04-01')).toBe(31_250)
    expect(refund(2, '2023-03-31')).toBe(21_875)
  })

  test.each([
    ['2023-03-31', false, 'within 2 years'],
    ['2023-04-01', false, 'within 3 years'],
    // Ordinance of 14 December 2017, art. 2: three years for land, when a home still had two.
    ['2023-03-31', true, 'within 3 years'],
    ['2023-04-01', true, 'within 3 years'],
  ])(
    'the allowance of an agreement of %s, on land: %s, asks to be registered %s',
    (agreementDate, buildingLand, within) => {
      const open = feesOf({
        region: 'BE-BRU',
        price: 240_000,
        deedDate: '2023-06-01',
        agreementDate,
        buildingLand,
        use: 'mainResidence',
      })
      const allowance = open.data.possibleReliefs.find(({ key }) => key === 'brusselsAllowance')
      expect(allowance?.condition).toContain(`registered there ${within} and`)
    },
  )

  test('what lets each buyer pay by their own answers is cited where they pay differently', () => {
    const cited = (region: Input['region'], owners: boolean[]) =>
      feesOf({
        ...couple,
        region,
        buyers: owners.map(ownsOtherDwelling => ({
          ownsOtherDwelling,
          ...(ownsOtherDwelling && { undertakesToSell: false }),
        })),
      }).law.find(({ id }) => id.endsWith('.judgedByBuyer'))
    expect(cited('BE-VLG', [true, false])).toMatchObject({
      certainty: 'statutory',
      title: expect.stringContaining('2021043623'),
      note: expect.stringContaining('some of the buyers'),
    })
    expect(cited('BE-WAL', [true, false])).toMatchObject({ certainty: 'statutory' })
    expect(cited('BE-VLG', [false, false])).toBeUndefined()
    expect(cited('BE-BRU', [true, false])).toBeUndefined()
  })

  test.each([
    ['BE-VLG', '2020-12-31', 12_500],
    ['BE-VLG', '2021-01-01', 13_000],
    ['BE-VLG', '2022-12-31', 13_000],
    ['BE-VLG', '2023-01-01', 14_500],
  ] as const)('the credit for a former home in %s on %s names its article and its most', (region, deedDate, most) => {
    const { possibleReliefs } = feesOf({ region, price: 300_000, deedDate, use: 'mainResidence' }).data
    expect(possibleReliefs.find(({ key }) => key === 'formerHomeCredit')).toMatchObject({
      saving: null,
      condition: expect.stringMatching(new RegExp(`${most} \\(VCF art\\. 2\\.9\\.5\\.0\\.1[,)]`)),
      fields: [],
    })
    const toLet = feesOf({ region, price: 300_000, deedDate, use: 'rental' }).data
    expect(toLet.possibleReliefs).toEqual([])
  })

  test('the day of the agreement is named as one that changes nothing where the deed decides', () => {
    const isUnread = (region: 'BE-VLG' | 'BE-WAL' | 'BE-BRU', newBuild = false) =>
      feesOf({
        region,
        price: 300_000,
        deedDate: '2025-01-02',
        agreementDate: '2024-12-31',
        use: 'rental',
        newBuild,
      }).data.notices.some(({ code, field }) => code === 'no_effect_here' && field === 'agreementDate')
    expect([isUnread('BE-VLG'), isUnread('BE-WAL'), isUnread('BE-BRU')]).toEqual([true, true, false])
    expect(isUnread('BE-BRU', true)).toBe(true)
  })

  test('the first covered day is answered in all regions, and the day before is not', () => {
    for (const region of ['BE-VLG', 'BE-WAL', 'BE-BRU'] as const)
      expect(
        feesOf({ region, price: 300_000, use: 'rental', deedDate: BE.coverage.coveredFrom }).data.totals.buyer,
      ).toBeGreaterThan(0)
    expect(() => feesOf({ region: 'BE-VLG', price: 300_000, use: 'rental', deedDate: '2018-05-31' })).toThrowError(
      expect.objectContaining({ code: 'law_not_covered' }),
    )
  })

  // Decree of 18 May 2018, art. 17: it is for contracts from 1 June 2018; those of before keep a law that is not known.
  test('a Flemish agreement of before the reform of 2018 is refused by its day, that of the first day is answered', () => {
    const sale = { region: 'BE-VLG', price: 300_000, use: 'rental', deedDate: '2018-07-01' } as const
    expect(() => feesOf({ ...sale, agreementDate: '2018-05-31' })).toThrowError(
      expect.objectContaining({
        code: 'law_not_covered',
        details: { issues: [expect.objectContaining({ path: 'agreementDate', received: '2018-05-31' })] },
      }),
    )
    expect(feesOf({ ...sale, agreementDate: '2018-06-01' }).data.totals.buyer).toBeGreaterThan(30_000)
  })
})
