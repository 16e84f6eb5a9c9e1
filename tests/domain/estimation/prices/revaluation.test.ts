import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Revaluation } from '#contract/estimation/revaluation'
import { type RevaluedItem, revaluer } from '#domain/estimation/prices/revaluation'
import { dayPrices, tables } from './real-tables.ts'

const today = '2026-11-29'
const revalued = revaluer(tables, dayPrices)
const at = (item: RevaluedItem) => revalued.carry(item, today).answer
const mamer = { commune: 'Mamer', value: 700_000, valuedOn: '2019-05-05' }

const valuesOn = ({ path }: { path: { day: string; value: number }[] }) =>
  Object.fromEntries(path.map(({ day, value }) => [day, value]))

describe('a value carried to another day', () => {
  // Two programs that share no algebra on the official files, 2026-11-29: value · place · fsdPct · home · homeFsdPct · factor.
  test.each([
    [
      'Mamer',
      700_000,
      '2019-05-05',
      '2025-08-01',
      '971400 · 930700–1012100 · 3.27 · 780400–1162400 · 15.34 · 1.387699',
    ],
    [
      'Luxembourg',
      700_000,
      '2017-12-31',
      '2018-01-01',
      '700300 · 699400–701300 · 0.10 · 697300–703300 · 0.33 · 1.000455',
    ],
    ['Sanem', 700_000, '2020-12-31', '2021-01-01', '700400 · 699400–701300 · 0.10 · 697400–703300 · 0.33 · 1.000513'],
    [
      'Luxembourg',
      700_000,
      '2015-07-01',
      '2025-07-01',
      '1201000 · 1179700–1222400 · 1.39 · 908200–1493900 · 19.03 · 1.715760',
    ],
    [
      'Kiischpelt',
      300_000,
      '2015-07-01',
      '2025-07-01',
      '535300 · 481200–589400 · 7.89 · 394400–676300 · 20.55 · 1.784412',
    ],
    [
      'Clervaux',
      400_000,
      '2016-03-15',
      '2022-03-15',
      '704100 · 671400–736800 · 3.63 · 567500–840700 · 15.14 · 1.760245',
    ],
    [
      'Esch-sur-Alzette',
      450_000,
      '2022-07-01',
      '2024-01-01',
      '379300 · 368800–389800 · 2.16 · 342000–416600 · 7.67 · 0.842932',
    ],
    [
      'Echternach',
      350_000,
      '2020-02-29',
      '2026-11-29',
      '401900 · 369600–434300 · 6.28 · 315400–488500 · 16.80 · 1.148338',
    ],
    [
      'Luxembourg',
      1_000_000,
      '2026-03-01',
      '2026-11-29',
      '997400 · 937700–1057100 · 4.67 · 908200–1086600 · 6.98 · 0.997427',
    ],
    [
      'Strassen',
      900_000,
      '2026-06-30',
      '2026-09-30',
      '899200 · 877300–921100 · 1.90 · 858100–940200 · 3.56 · 0.999079',
    ],
    ['Wiltz', 380_000, '2025-07-01', '2015-07-01', '215900 · 205200–226600 · 3.87 · 162300–269400 · 19.37 · 0.568087'],
    [
      'Dudelange',
      520_000,
      '2021-11-02',
      '2026-11-29',
      '446700 · 417200–476200 · 5.15 · 363900–529500 · 14.46 · 0.859099',
    ],
  ])('%s, %i from %s to %s: %s', (commune, value, valuedOn, valuationDate, expected) => {
    const found = at({ commune, value, valuedOn, valuationDate })
    const { low, high, homeLow, homeHigh, fsdPct, homeFsdPct, factor } = found
    const printed = [
      ...[found.value, `${low}–${high}`, fsdPct.toFixed(2), `${homeLow}–${homeHigh}`, homeFsdPct.toFixed(2)],
      factor.toFixed(6),
    ]
    expect(printed.join(' · ')).toBe(expected)
  })

  test('Mamer has the mean of six years that the two programs printed', () => {
    expect(at({ ...mamer, valuationDate: '2025-08-01' })).toMatchObject({
      sixYearMean: 956_300,
      aboveSixYearMean: true,
    })
    const days = ['2025-08-01', '2024-08-01', '2023-08-01', '2022-08-01', '2021-08-01', '2020-08-01']
    expect(days.map(day => at({ ...mamer, valuationDate: day }).value)).toEqual([
      971_400, 951_100, 970_800, 1_048_300, 953_400, 842_700,
    ])
  })

  test('shows both prices, whose ratio is the factor', () => {
    const { from, to, factor, commune } = at({ ...mamer, commune: 'MAMER', valuationDate: '2025-08-01' })
    expect([commune, from.day, from.year, from.quarter]).toEqual(['Mamer', '2019-05-05', 2019, '2019-Q2'])
    expect([to.day, to.year, to.quarter]).toEqual(['2025-08-01', 2025, '2025-Q3'])
    expect(factor).toBeCloseTo(to.priceM2 / from.priceM2, 4)
    expect(factor).toBeCloseTo(971_400 / 700_000, 4)
  })

  test('beyond the newest file names the quarter of the day', () => {
    expect(at(mamer).to).toMatchObject({ day: today, year: 2026, quarter: '2026-Q4' })
  })

  test('has a way over each 1 July, in the order of the calendar', () => {
    const days = ['2019-05-05', '2019-07-01', '2020-07-01', '2021-07-01', '2021-12-31']
    const forth = at({ ...mamer, valuationDate: '2021-12-31' })
    expect(forth.path.map(({ day }) => day)).toEqual(days)
    expect(valuesOn(forth)['2019-05-05']).toBe(700_000)
    expect(valuesOn(forth)['2021-12-31']).toBe(forth.value)
    const back = at({ ...mamer, valuedOn: '2021-12-31', valuationDate: '2019-05-05' })
    expect(back.path.map(({ day }) => day)).toEqual(days)
    expect(back.value).toBeLessThan(700_000)
  })

  test('names a 1 July that is one of the days once, and a single day once', () => {
    const between = at({ ...mamer, valuedOn: '2020-07-01', valuationDate: '2021-07-01' })
    expect(between.path.map(({ day }) => day)).toEqual(['2020-07-01', '2021-07-01'])
    expect(at({ ...mamer, valuationDate: mamer.valuedOn }).path).toEqual([{ day: mamer.valuedOn, value: 700_000 }])
  })

  test('takes the mean over 28 February where a 29th is missing', () => {
    const { sixYearMean } = at({ ...mamer, valuationDate: '2024-02-29' })
    const days = ['2024-02-29', '2023-02-28', '2022-02-28', '2021-02-28', '2020-02-29', '2019-02-28']
    const values = days.map(day => at({ ...mamer, valuationDate: day }).value)
    const mean = values.reduce((sum, value) => sum + value, 0) / 6
    // Each of the six is rounded to 100 here, and only the mean there.
    expect(Math.abs((sixYearMean ?? 0) - mean)).toBeLessThanOrEqual(100)
  })

  test('has no mean of six years where one of the days is before 2014', () => {
    expect(at({ ...mamer, valuationDate: '2018-12-31' })).toMatchObject({ sixYearMean: null, aboveSixYearMean: null })
    expect(at({ ...mamer, valuationDate: '2019-01-01' }).sixYearMean).not.toBeNull()
  })

  test('repeats the id that was sent, and has none where none was', () => {
    expect(at({ ...mamer, id: ' 7/a' }).id).toBe(' 7/a')
    expect('id' in at(mamer)).toBe(false)
  })

  test('takes a former municipality as that of today', () => {
    expect(at({ ...mamer, commune: 'Septfontaines' }).commune).toBe('Habscht')
  })
})

const anyDay = fc
  .date({ min: new Date('2014-01-01'), max: new Date('2026-11-29'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const anyCommune = fc.constantFrom(...tables.communes.map(({ name }) => name))
const anyValue = fc.integer({ min: 500, max: 30_000 }).map(hundreds => 100 * hundreds)

describe('for any municipality, value and days', () => {
  test('the answer fits the contract, and its ends lie around the value', () => {
    fc.assert(
      fc.property(anyCommune, anyValue, anyDay, anyDay, (commune, value, valuedOn, valuationDate) => {
        const found = at({ commune, value, valuedOn, valuationDate })
        expect(Revaluation.parse(found)).toEqual(found)
        expect(found.low).toBeLessThanOrEqual(found.value)
        expect(found.high).toBeGreaterThanOrEqual(found.value)
      }),
    )
  })

  test('one day is the value sent, without any error', () => {
    fc.assert(
      fc.property(anyCommune, anyValue, anyDay, (commune, value, valuedOn) => {
        const found = at({ commune, value, valuedOn, valuationDate: valuedOn })
        expect([found.value, found.low, found.high, found.fsdPct, found.homeFsdPct]).toEqual([
          value,
          value,
          value,
          0,
          0,
        ])
      }),
    )
  })

  test('a factor over a day between is the product of two', () => {
    fc.assert(
      fc.property(anyCommune, anyDay, anyDay, anyDay, (commune, from, between, to) => {
        const factor = (valuedOn: string, valuationDate: string) =>
          at({ commune, value: 500_000, valuedOn, valuationDate }).factor
        // Each factor is printed with six decimals.
        expect(factor(from, between) * factor(between, to)).toBeCloseTo(factor(from, to), 4)
        expect(factor(from, to) * factor(to, from)).toBeCloseTo(1, 4)
      }),
    )
  })

  test('the movement of a home is never surer than that of its place', () => {
    fc.assert(
      fc.property(anyCommune, anyValue, anyDay, anyDay, (commune, value, valuedOn, valuationDate) => {
        const found = at({ commune, value, valuedOn, valuationDate })
        expect(found.homeFsdPct).toBeGreaterThanOrEqual(found.fsdPct)
        expect(found.homeLow).toBeLessThanOrEqual(found.low)
        expect(found.homeHigh).toBeGreaterThanOrEqual(found.high)
      }),
    )
  })

  test('there and back is the value sent, but for rounding, with the same error', () => {
    fc.assert(
      fc.property(anyCommune, anyValue, anyDay, anyDay, (commune, value, valuedOn, valuationDate) => {
        const there = at({ commune, value, valuedOn, valuationDate })
        const back = at({ commune, value: there.value, valuedOn: valuationDate, valuationDate: valuedOn })
        // 50 EUR of rounding there, carried back, and 50 EUR of rounding here.
        expect(Math.abs(back.value - value)).toBeLessThanOrEqual(50 / there.factor + 50.01)
        expect(back.fsdPct).toBe(there.fsdPct)
      }),
    )
  })

  test('twice the value is twice as much', () => {
    fc.assert(
      fc.property(anyCommune, anyValue, anyDay, anyDay, (commune, value, valuedOn, valuationDate) => {
        const [once, twice] = [value, 2 * value].map(
          sent => at({ commune, value: sent, valuedOn, valuationDate }).value,
        )
        expect(Math.abs(2 * (once ?? 0) - (twice ?? 0))).toBeLessThanOrEqual(150)
      }),
    )
  })
})
