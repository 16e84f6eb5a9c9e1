import { describe, expect, test } from 'vitest'
import { checkGainRules } from '#domain/law/lu/gain/rules'
import { amounts, type DatedSale, flat, flatWith, flatWithout } from './sales.ts'

/** A flat that is held for two years: a speculative gain. */
const short = { acquisitionDate: '2024-05-03' }

const relief = (data: ReturnType<typeof flatWith>) =>
  data.possibleReliefs.find(({ key }) => key === 'publicBodyExemption')

describe('a sale to the State, a municipality, a syndicate of them or the Fonds du Logement, LIR art. 102ter', () => {
  test.each([{}, short])('is exempt, speculative or long-term: %j', changes => {
    const data = flatWith({ ...changes, soldToPublicBody: true, preemptionExercised: false })
    expect(data).toMatchObject({ regime: 'exempt', exemption: 'soldToPublicBody', taxableGain: 0, lines: [] })
    expect(data.totals).toMatchObject({ tax: 0, netProceeds: 582_000 })
    expect(data.holding.basis).toContain('lu.capitalGain.publicBodyExemption')
  })

  test('is taxed where the buyer exercised a legal right of pre-emption', () => {
    const preempted = flatWith({ soldToPublicBody: true, preemptionExercised: true })
    expect(preempted.regime).toBe('longTerm')
    expect(amounts(preempted)).toEqual(amounts(flatWith({})))
  })

  test('names the pre-emption that nobody spoke of', () => {
    const { assumptions } = flatWith({ soldToPublicBody: true })
    expect(assumptions).toContainEqual(expect.objectContaining({ field: 'preemptionExercised', value: false }))
  })

  test.each([
    ['2023-12-31', 'longTerm'],
    ['2024-01-01', 'exempt'],
  ])('counts from tax year 2024 on: a sale of %s is %s', (saleDate, regime) => {
    const data = flatWith({ saleDate, soldToPublicBody: true })
    expect(data.regime).toBe(regime)
    const codes = data.notices.filter(({ field }) => field === 'soldToPublicBody').map(({ code }) => code)
    expect(codes).toEqual(regime === 'exempt' ? [] : ['relief_window_closed'])
  })

  test('would save the whole tax, as long as nobody said who bought', () => {
    const open = flatWithout('soldToPublicBody')
    expect(relief(open)).toMatchObject({
      saving: open.totals.tax,
      fields: ['soldToPublicBody'],
      basis: ['lu.capitalGain.publicBodyExemption'],
      certainty: 'statutory',
    })
    expect(relief(flatWith({ soldToPublicBody: false }))).toBeUndefined()
    expect(relief(flatWithout('soldToPublicBody', { saleDate: '2023-06-15' }))).toBeUndefined()
  })

  test('stands behind the exemption of the main residence, which needs no buyer', () => {
    expect(flatWith({ mainResidence: true, soldToPublicBody: true }).exemption).toBe('mainResidence')
  })

  test.each([
    [{ preemptionExercised: true }, 'preemptionExercised'],
    [{ preemptionExercised: true, soldToPublicBody: false }, 'preemptionExercised'],
    [{ preemptionExercised: false }, undefined],
    [{ preemptionExercised: true, soldToPublicBody: true }, undefined],
  ])('a pre-emption of nobody is refused: %j', (changes, path) => {
    const { soldToPublicBody: _, ...open } = flat
    const sale: DatedSale = { ...open, ...changes }
    expect(checkGainRules(sale)[0]?.path).toBe(path)
  })
})
