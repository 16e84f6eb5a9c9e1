import { describe, expect, test } from 'vitest'
import { fees } from '#domain/law/purchase/fees'
import { US } from '#domain/law/us/index'
import type { cases } from './cases.ts'

const feesOf = ({ deedDate, ...input }: (typeof cases)[number]['input']) =>
  fees(US, { country: 'US', ...input }, deedDate)

describe('taxes on deeds in single states', () => {
  test.each([
    ['2025-06-30', 'Philadelphia 3.278 %, Pittsburgh 4 %, Reading 4 %, Scranton 2.9 %;'],
    ['2025-07-01', 'Philadelphia 3.578 %, Pittsburgh 4 %, Reading 4 %, Scranton 2.9 %;'],
  ] as const)('while the city is not known, those of Pennsylvania with more are named as of %s', (deedDate, cities) => {
    const { notices } = feesOf({ region: 'US-PA', deedDate, use: 'mainResidence', price: 300_000 }).data
    expect(notices.find(({ field }) => field === 'city')?.message).toContain(cities)
  })

  // A.R.S. § 11-1132(B): the fee of two dollars is included in the amount charged under § 11-475(A).
  test('Arizona has no tax on deeds beside the fee of recording', () => {
    const { lines } = feesOf({ region: 'US-AZ', deedDate: '2026-06-01', use: 'mainResidence', price: 300_000 }).data
    expect(lines.filter(({ category }) => category === 'transferTax')).toEqual([])
    expect(lines.filter(({ key }) => key === 'recording')).toHaveLength(1)
  })

  // 0.2 % above 100 000 by § 9602a of 2015; its history and the pages on Act 181 differ from 2024-06-17 to 2024-07-31.
  test.each([
    ['2024-06-16', 6_300, 'statutory'],
    ['2024-06-17', 6_300, 'published'],
    ['2024-07-31', 6_300, 'published'],
    ['2024-08-01', 5_410, 'published'],
  ] as const)('Vermont on %s: a main home of 500 000 bears %s by a %s tariff', (deedDate, amount, certainty) => {
    const { data, law } = feesOf({ region: 'US-VT', use: 'mainResidence', deedDate, price: 500_000 })
    expect(data.lines.find(({ key }) => key === 'stateTransferTax')).toMatchObject({ amount })
    expect(law.find(({ id }) => id === 'us.deedTax.vermont')).toMatchObject({ certainty })
  })

  // 525 000 × 1.05 = 551 250, to whole thousands 551 000: the highest limit that RCW 82.45.060 allows from 2027 on.
  test.each([
    ['2026-12-31', 525_000, 5_775, 'published'],
    ['2026-12-31', 551_000, 6_107.8, 'published'],
    ['2027-01-01', 551_000, 6_061, 'estimate'],
    ['2027-01-01', 551_100, 6_062.28, 'estimate'],
  ] as const)('Washington on %s: %s bears %s, %s', (deedDate, price, amount, certainty) => {
    const { lines } = feesOf({ region: 'US-WA', use: 'mainResidence', deedDate, price }).data
    expect(lines.find(({ key }) => key === 'stateTransferTax')).toMatchObject({ amount, certainty })
  })
})
