import { describe, expect, test } from 'vitest'
import { RentCap, RentCapInput } from '#contract/propcalc/rent-cap'
import { Refusal } from '#domain/core/refusal'
import type { RentCapInput as Input } from '#domain/law/lu/rent/dwelling'
import { rentCap } from '#domain/law/lu/rent/rent-cap'
import { rentCapCases } from './rent-cap-cases.ts'

const day = '2026-11-30'

/** A flat of 2018 bought for 608 000 with costs: 608 000 × 1.18 = 717 440, so 2 989.33 a month in 2026. */
const flat: Input = { constructionYear: 2018, purchase: { year: 2018, price: 600_000, costs: 8000 } }

const capOf = (changes: Partial<Input>, on = day) => rentCap({ ...flat, ...changes }, on).data

/** What an answer says in its notices, by code. */
const noticesOf = ({ notices }: ReturnType<typeof capOf>) => notices.map(({ code }) => code)

describe('the worked cases', () => {
  test.each(rentCapCases)('$description', ({ request, data }) => {
    expect(RentCapInput.parse(request)).toEqual(request)
    const answer = rentCap(request, request.referenceDate).data
    expect(RentCap.parse(answer)).toEqual(answer)
    expect(answer).toMatchObject(data)
  })
})

test('an answer is read in the order of the contract, and cites each parameter that its parts name', () => {
  const { data, law } = rentCap({ ...flat, furniture: [{ day, amount: 1 }], currentRent: 1, rents: [1] }, day)
  expect(Object.keys(data)).toEqual(Object.keys(RentCap.shape))
  const cited = [...data.items, data.reduction, data.furniture, data.rise].flatMap(part => part?.basis ?? [])
  expect(law.map(({ id }) => id)).toEqual(expect.arrayContaining(cited))
  expect(law.find(({ id }) => id === 'lu.rent.yieldMost')).toMatchObject({ value: 0.05, certainty: 'statutory' })
})

describe('the age of a building', () => {
  // 2 % for each two whole years after the fifteenth, of the capital without the land (a fifth, as a lump sum).
  const rateIn = (year: number): number =>
    capOf({ constructionYear: year, constructionCost: 1000, purchase: undefined }).reduction.rate
  test.each([
    [2011, 0],
    [2010, 0],
    [2009, 0.02],
    [2008, 0.02],
    [2007, 0.04],
    [1961, 0.5],
  ])('of %d lowers the capital of 2026 by %d', (year, rate) => {
    expect(rateIn(year)).toBe(rate)
  })

  test('counts from a later purchase, whose price stands for the reduced capital of its day', () => {
    const bought = capOf({ constructionYear: 1900, purchase: { year: 2022, price: 500_000, costs: 0 } })
    expect(bought.reduction).toMatchObject({ from: 2022, periods: 2, rate: 0.04 })
    // 400 000 × 1.06 = 424 000, 4 % of which are 16 960; the land keeps its 106 000.
    expect(bought).toMatchObject({ revaluedCapital: 530_000, investedCapital: 513_040 })
  })

  test('upkeep above the reduction is carried on and raises nothing', () => {
    const bought = { constructionYear: 1900, purchase: { year: 2022, price: 500_000, costs: 0 } }
    const { reduction, investedCapital } = capOf({ ...bought, upkeep: [{ year: 2024, amount: 20_000 }] })
    expect(reduction).toMatchObject({ amount: 16_960, upkeep: 16_960, upkeepCarriedOn: 3040 })
    expect(investedCapital).toBe(530_000)
  })

  test('late works are reduced with the building, and the other reading is said with its rent', () => {
    const bought = { constructionYear: 1900, purchase: { year: 2006, price: 100_000, costs: 0 } }
    const data = capOf({ ...bought, works: [{ year: 2018, amount: 10_000 }] })
    // 80 000 × 1.44 = 115 200 and 10 000 × 1.18 = 11 800; ten periods: 20 % of 127 000 = 25 400; land 28 800.
    expect(data.investedCapital).toBe(130_400)
    // Four periods since 2018 would take 8 % of 11 800, 1 416 less: 131 816 × 5 % / 12 = 549.233.
    expect(data.notices).toContainEqual(expect.objectContaining({ code: 'contested_rule', amount: 549.23 }))
    expect(noticesOf(capOf({ ...bought, works: [{ year: 2006, amount: 10_000 }] }))).not.toContain('contested_rule')
  })
})

describe('a dwelling of art. 6', () => {
  test('has no cap up to 31 July 2024, and has one from 1 August 2024 on', () => {
    const before = capOf({ isLuxury: true, rents: [9000] }, '2024-07-31')
    expect(before).toMatchObject({ isCapped: false, excess: 0 })
    expect(noticesOf(before)).toContain('cap_does_not_apply')
    const since = capOf({ isLuxury: true, rents: [9000] }, '2024-08-01')
    // 608 000 × 1.11 × 5 % / 12 = 2 812
    expect(since).toMatchObject({ isCapped: true, excess: 6188 })
    const standing = ['not_a_tax_assessment', 'law_not_checked_since', 'reform_announced']
    expect(noticesOf(since).filter(code => !standing.includes(code))).toEqual(['no_effect_here', 'rent_above_cap'])
  })
})

describe('a rise', () => {
  const risen = (on: string, currentRent = 1000) => capOf({ currentRent }, on).rise

  test.each([
    ['2020-06-27', null, 2533.33],
    ['2020-06-28', 0, 1000],
    ['2021-06-30', 0, 1000],
    ['2021-07-01', null, 2533.33],
    ['2022-06-29', null, 2609.33],
    ['2022-06-30', 0, 1000],
    ['2022-12-31', 0, 1000],
    ['2023-01-01', null, 2609.33],
    ['2024-07-31', null, 2812],
    ['2024-08-01', 0.1, 1100],
  ])('on %s is limited to %d', (on, most, monthlyMost) => {
    // Without a limit of the rise the cap of the day: 608 000 × 1.00, 1.03 or 1.11 × 5 % / 12.
    expect(risen(on)).toMatchObject({ most, monthlyMost })
  })

  test('never passes the cap, and a rent above the cap falls to it', () => {
    expect(risen(day, 2800)?.monthlyMost).toBe(2989.33)
    expect(risen(day, 4000)?.monthlyMost).toBe(2989.33)
  })

  test('that comes too early is said with its first day', () => {
    const early = capOf({ currentRent: 1000, lastChangedOn: '2025-02-28' })
    expect(early.rise).toMatchObject({ allowedFrom: '2027-02-28', monthlyMost: 1000 })
    expect(noticesOf(early)).toContain('rise_not_allowed_yet')
  })
})

test('the same dwelling has the same cap however its works and invoices are ordered', () => {
  const works = [
    { year: 2019, amount: 1000 },
    { year: 2024, amount: 3000 },
  ]
  const furniture = [
    { day: '2020-01-01', amount: 10 },
    { day: '2010-01-01', amount: 20 },
  ]
  const [one, other] = [
    capOf({ works, furniture }),
    capOf({ works: works.toReversed(), furniture: furniture.toReversed() }),
  ]
  expect(other).toEqual({ ...one, items: other.items })
})

test.each<[string, Partial<Input>, string]>([
  ['no capital', { purchase: undefined }, 'purchase'],
  ['two capitals', { constructionCost: 5 }, 'constructionCost'],
  ['a building of next year', { constructionYear: 2027 }, 'constructionYear'],
  ['a purchase of next year', { purchase: { year: 2027, price: 1 } }, 'purchase.year'],
  ['land dearer than price and costs', { landPrice: 608_000.01 }, 'landPrice'],
  ['a year of the land beside a purchase', { landYear: 2018 }, 'landYear'],
  ['land bought next year', { purchase: undefined, constructionCost: 1, landYear: 2027 }, 'landYear'],
  ['works before the purchase', { works: [{ year: 2017, amount: 1 }] }, 'works[0].year'],
  ['upkeep of next year', { upkeep: [{ year: 2027, amount: 1 }] }, 'upkeep[0].year'],
  ['furniture of tomorrow', { furniture: [{ day: '2026-12-01', amount: 1 }] }, 'furniture[0].day'],
  ['an adaptation of no rent', { lastChangedOn: '2020-01-01' }, 'lastChangedOn'],
  ['an adaptation of today', { lastChangedOn: day, currentRent: 1 }, 'lastChangedOn'],
  [
    'a building of 1940 by its cost',
    { purchase: undefined, constructionCost: 1, constructionYear: 1940 },
    'constructionYear',
  ],
])('%s is refused at its field', (_what, changes, path) => {
  const ask = () => capOf(changes)
  expect(ask).toThrow(Refusal)
  expect(ask).toThrow(
    expect.objectContaining({ details: { issues: expect.arrayContaining([expect.objectContaining({ path })]) } }),
  )
})

test('a day outside the covered law is refused and says which days are covered', () => {
  for (const on of ['2014-12-31', '2028-01-01'])
    expect(() => capOf({}, on)).toThrow(expect.objectContaining({ code: 'law_not_covered' }))
})
