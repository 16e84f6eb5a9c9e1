import { describe, expect, test } from 'vitest'
import { FR } from '#domain/law/fr/index'
import { fees } from '#domain/law/purchase/fees'
import type { FeesCase } from '../fees-case.ts'

const feesOf = ({ deedDate, ...input }: FeesCase<'FR'>['input']) => fees(FR, { country: 'FR', ...input }, deedDate)

const paris = { region: 'FR-75', price: 300_000, deedDate: '2026-03-01', use: 'mainResidence' } as const

describe('what is open in France', () => {
  // 15 000 − 13 500, and the levies of 2.37 % on them in whole euros, 356 − 320.
  test.each([
    ['FR-27', '2025-12-31', 0.045, undefined],
    ['FR-27', '2026-01-01', 0.045, 1_536],
    ['FR-27', '2026-05-31', 0.045, 1_536],
    ['FR-27', '2026-06-01', 0.05, undefined],
    ['FR-2A', '2025-04-30', 0.045, undefined],
    ['FR-2A', '2025-05-01', 0.05, 1_536],
    ['FR-2B', '2025-05-31', 0.05, 1_536],
    ['FR-2B', '2025-06-01', 0.05, undefined],
    ['FR-10', '2025-05-31', 0.045, undefined],
  ] as const)('%s on %s is charged %d; the doubt on its first day is of %s', (region, deedDate, rate, amount) => {
    const doubts = (more: { departmentRate?: number } = {}) => {
      const { data } = feesOf({ ...paris, use: 'rental', region, deedDate, ...more })
      return [data.lines[0]?.rate, data.notices.find(({ code }) => code === 'contested_rule')?.amount]
    }
    expect(doubts()).toEqual([rate, amount])
    expect(doubts({ departmentRate: 0.048 })).toEqual([0.048, undefined])
  })

  test('a first-time buyer pays the same whatever the first day of the increase was', () => {
    const answers = {
      region: 'FR-2A',
      deedDate: '2025-05-15',
      firstTimeBuyer: true,
      reliefConditionsMet: true,
    } as const
    const { data } = feesOf({ ...paris, ...answers })
    expect(data.lines[0]).toMatchObject({ rate: 0.045 })
    expect(data.notices.map(({ code }) => code)).not.toContain('contested_rule')
  })

  test('the allowance of Calvados is a possible relief from the first table that lists it, and never applied', () => {
    const reliefsOn = (deedDate: string) =>
      feesOf({ ...paris, use: 'rental', region: 'FR-14', deedDate }).data.possibleReliefs
    expect(reliefsOn('2025-12-31')).toEqual([])
    expect(reliefsOn('2026-01-01')).toMatchObject([
      {
        key: 'departmentAllowance',
        // 46 000 × 5 % = 2 300, and the levy of 356 less 2.37 % of 12 700 = 300.99.
        saving: 2_355,
        fields: [],
        basis: ['fr.transfer.departmentAllowance'],
        condition: expect.stringContaining('46000'),
      },
    ])
    expect(
      feesOf({ ...paris, use: 'rental', region: 'FR-14', newBuild: true, dwellingsInPermit: 1 }).data.possibleReliefs,
    ).toEqual([])
  })

  test('a first-time buyer is spared the part of the allowance at the rate that is paid', () => {
    const granted = { firstTimeBuyer: true, reliefConditionsMet: true } as const
    // 46 000 × 4.5 % = 2 070, and the levy of 320 less 2.37 % of 11 430 = 270.89.
    expect(feesOf({ ...paris, region: 'FR-14', ...granted }).data.possibleReliefs).toMatchObject([{ saving: 2_119 }])
  })

  test('a first sale in a building of unknown size learns between what and what its size would spare', () => {
    const flat = { ...paris, newBuild: true } as const
    // From 2 794.25 to 2 234.86 and to 930.76, and 20 % of VAT on each.
    expect(feesOf(flat).data.possibleReliefs).toMatchObject([
      {
        key: 'firstSaleInLargeBuilding',
        saving: null,
        range: { low: 559.39 + 111.88, high: 1_863.49 + 372.7 },
        fields: ['dwellingsInPermit'],
        basis: ['fr.notary.firstSaleTariff'],
        condition: expect.stringContaining('at least 11 main dwellings'),
      },
    ])
    const buyerOf = (dwellingsInPermit?: number): number => feesOf({ ...flat, dwellingsInPermit }).data.totals.buyer
    expect(buyerOf() - buyerOf(60)).toBeCloseTo(1_119.79, 2)
    expect(feesOf({ ...flat, dwellingsInPermit: 60 }).data.possibleReliefs).toEqual([])
    expect(feesOf(paris).data.possibleReliefs.map(({ key }) => key)).toEqual(['firstTimeBuyer'])
  })

  test('from 2027 on the answer says from when newer votes hold, and what the highest rate would add', () => {
    const said = (deedDate: string, more: { region?: 'FR-06'; departmentRate?: number } = {}) =>
      feesOf({ ...paris, use: 'rental', deedDate, ...more }).data.notices.filter(
        ({ code }) => code === 'surcharge_possible',
      )
    expect(said('2026-12-31', { region: 'FR-06' })).toEqual([])
    expect(said('2027-01-01', { region: 'FR-06' })).toMatchObject([
      { field: 'departmentRate', amount: 1_536, message: expect.stringContaining('1 June 2027') },
    ])
    expect(said('2027-01-01')[0]).not.toHaveProperty('amount')
    expect(said('2027-01-01', { departmentRate: 0.045 })).toEqual([])
    expect(said('2027-06-01')).toHaveLength(1)
  })
})
