import { describe, expect, test } from 'vitest'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import { amounts, type DatedSale, flat } from './sales.ts'

describe('the law behind the figures', () => {
  const taxed = (changes: Partial<DatedSale>) => {
    const sale = { ...flat, ...changes }
    return capitalGains(sale, sale.saleDate)
  }

  test('lists every parameter that a figure cites, once each', () => {
    for (const changes of [
      {},
      { acquisitionDate: '2024-05-03' },
      { mainResidence: true },
      { taxClass: '1a' as const, salePrice: 2_000_000 },
      { saleDate: '2025-08-15', preliminaryContractRegisteredOn: '2025-06-30' },
    ]) {
      const { data, law } = taxed(changes)
      const cited = [data.holding, ...data.items, ...data.allowances, ...data.lines].flatMap(({ basis }) => basis)
      const assumed = data.assumptions.flatMap(({ parameter }) => parameter ?? [])
      expect(law.map(({ id }) => id).sort()).toEqual([...new Set([...cited, ...assumed])].sort())
    }
  })

  test('says which sales a table of coefficients is for, and lists only the rows used', () => {
    const table = taxed({ saleDate: '2025-12-31' }).law.find(({ id }) => id === 'lu.capitalGain.coefficients')
    expect(table).toMatchObject({
      says: 'Revaluation coefficients for sales of 2024 and 2025, by year of the expense (rows used).',
      value: [{ key: '2010', value: 1.26 }],
      from: '2024-01-01',
      until: '2025-12-31',
    })
  })

  test('shows in the window the years before the change, with the days of the window', () => {
    const { law } = taxed({ saleDate: '2025-08-15', preliminaryContractRegisteredOn: '2025-06-30' })
    const version = (id: string) => law.find(entry => entry.id === id)
    expect(version('lu.capitalGain.speculativeYears')).toMatchObject({
      value: 2,
      from: '2025-07-01',
      until: '2025-09-30',
    })
    // The quarter rate needs no contract: law of 27 June 2025, art. 7.
    expect(version('lu.capitalGain.rateFraction')).toMatchObject({ value: 0.25, until: '2025-09-30' })
    expect(version('lu.capitalGain.transition')).toMatchObject({ from: '2025-07-01', until: '2025-09-30' })
  })

  const days = ['2025-06-30', '2025-07-01', '2025-08-15', '2025-09-30', '2025-10-01']
  const acquisitions = ['2010-05-03', '2022-10-03']

  test.each(days.flatMap(saleDate => acquisitions.map(acquisitionDate => [saleDate, acquisitionDate] as const)))(
    'holds on %s for a home of %s, on every line and reference, with a contract and without',
    (saleDate, acquisitionDate) => {
      const isIn = (from: string, until: string | null): boolean => from <= saleDate && saleDate <= (until ?? saleDate)
      for (const registered of [{}, { preliminaryContractRegisteredOn: '2025-06-30' }]) {
        const { data, law } = taxed({ saleDate, acquisitionDate, ...registered })
        expect(data.lines.map(({ inForceFrom, inForceUntil }) => isIn(inForceFrom, inForceUntil))).not.toContain(false)
        expect(law.map(({ from, until }) => isIn(from, until))).not.toContain(false)
      }
    },
  )

  test('of class 1a names its own scale beside that of class 1', () => {
    const { data, law } = taxed({ taxClass: '1a' })
    expect(data.lines[0]?.basis).toEqual([
      'lu.incomeTax.scale',
      'lu.incomeTax.scaleClass1a',
      'lu.capitalGain.rateFraction',
    ])
    expect(law.find(({ id }) => id === 'lu.incomeTax.scaleClass1a')?.value).toHaveLength(19)
    expect(amounts(data)).toHaveProperty('incomeTaxOnGain')
  })
})
