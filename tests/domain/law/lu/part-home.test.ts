import { describe, expect, test } from 'vitest'
import { checkGainRules } from '#domain/law/lu/gain/rules'
import { amounts, flat, flatWith, flatWithout } from './sales.ts'

/** A house sold four years after it was bought, without costs: a speculative gain of 300 000. */
const house = {
  acquisitionDate: '2022-05-03',
  acquisitionPrice: 700_000,
  acquisitionCosts: 0,
  improvements: [],
  salePrice: 1_000_000,
  saleCosts: 20_000,
}

describe('a building that was the main residence in part, LIR art. 99ter as in the law of 6 December 1990', () => {
  test('is taxed on the part that was not: four tenths of 980 000 less 700 000', () => {
    const data = flatWith({ ...house, mainResidence: true, mainResidenceShare: 0.6 })
    expect(data).toMatchObject({ regime: 'speculative', exemption: null, gain: 112_000, taxableGain: 112_000 })
    expect(data.totals.netProceeds).toBeCloseTo(980_000 - data.totals.tax, 2)
    expect(data.holding.basis).toContain('lu.capitalGain.mainResidence')
    expect(data.notices).toContainEqual(
      expect.objectContaining({ code: 'contested_rule', field: 'mainResidenceShare' }),
    )
  })

  test.each([0.2, 0.5, 0.75])('of %d bears the tax of a sale of the rest alone', mainResidenceShare => {
    const part = flatWith({ mainResidence: true, mainResidenceShare })
    const { mainResidence: _, ...rest } = flat
    expect(amounts(part)).toEqual(amounts(flatWith({ ...rest, ownershipShare: 1 - mainResidenceShare })))
  })

  test('is exempt as a whole where the home was all of it', () => {
    const whole = flatWith({ mainResidence: true, mainResidenceShare: 1 })
    expect(whole).toMatchObject({ regime: 'exempt', exemption: 'mainResidence', lines: [] })
  })

  test('is taxed as a whole where the law does not exempt the home', () => {
    const occupancy = {
      occupiedAtSale: false,
      movedOutOn: '2023-03-01',
      occupiedSinceAcquisition: false,
      occupiedFiveYearsBeforeSale: false,
      leftForCompellingReasons: false,
      ownsOtherDwelling: true,
    }
    const part = flatWithout('mainResidence', { occupancy, mainResidenceShare: 0.5 })
    expect(amounts(part)).toEqual(amounts(flatWith({})))
    const unread = expect.objectContaining({ code: 'no_effect_here', field: 'mainResidenceShare' })
    expect(part.notices).toContainEqual(unread)
    expect(flatWithout('mainResidence', { occupancy }).notices).not.toContainEqual(unread)
    expect(flatWith({ mainResidence: true, mainResidenceShare: 0.5 }).notices).not.toContainEqual(unread)
  })

  test('is refused where nobody said that there was a home', () => {
    expect(checkGainRules({ ...flat, mainResidenceShare: 0.5 }).map(({ code, path }) => [code, path])).toEqual([
      ['part_without_residence', 'mainResidenceShare'],
    ])
  })
})
