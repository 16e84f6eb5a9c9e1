import { describe, expect, test } from 'vitest'
import type { Calculation } from '#contract/ai/calculation'
import { naming } from '#domain/figures/references/names'
import { getContractUnit } from '#server/services/ai/contract-units'
import { formatNamedResult, selectFacts } from '#server/services/ai/named-results'

describe('the fields of the contract', () => {
  test.each([
    ['data.estimationCentrale', 'EUR'],
    ['estimationBasse', 'EUR'],
    ['data.prixM2Ajuste', 'EUR/m²'],
    ['surface', 'm²'],
    ['price', 'currency'],
    ['data.totals.buyer', 'currency'],
    ['data.lines[].rate', 'fraction'],
    ['termYears', 'years'],
    ['data.monthlyPayment', 'currency'],
  ])('%s is in %s', (path, unit) => expect(getContractUnit(path)).toBe(unit))

  test('no part of a name is one', () => {
    // "nb" counts rooms in `nbChambres`, and stands in `estimationBasse` too.
    for (const path of ['nb', 'estimation', 'totals', 'prixTotal', 'Centrale', ''])
      expect(getContractUnit(path)).toBeUndefined()
  })
})

describe('the result of a calculation', () => {
  const reference = { id: 'lu.acquisition.registrationRate', value: 0.06, unit: 'fraction' }
  const line = { mark: 'C1', text: '[C1] Duty. = 0.06 (loi, art. 1; statutory)', reference } as never

  const calculation = (result: object, assumed: object[] = []): Calculation =>
    ({ operation: 'acquisitionCosts', input: {}, result, law: [], assumed }) as unknown as Calculation

  test('is JSON with names, its assumptions are such, and its law has the names of its values', () => {
    const names = naming(getContractUnit)
    names.text('Prix 700000 EUR')
    const made = calculation(
      { totals: { buyer: 11_164.77, taxes: 9000 }, lines: [['registration', 42_000, 0.06, 'art. 1']] },
      [
        { field: 'brokerFeeRate', value: 0.03 },
        { field: 'use', value: 'mainResidence' },
      ],
    )
    expect(formatNamedResult(names, { calculation: made, lines: [line], index: 0 })).toBe(
      '{"totals":{"buyer":11164.77 {D2},"taxes":9000 {D3}},"lines":[["registration",42000 {D4},0.06 {D5},"art. 1"]],"assumed":{"brokerFeeRate":0.03 {D6},"use":"mainResidence"},"law":["[C1] Duty. = 0.06 {C1} (loi, art. 1; statutory)"]}',
    )
    const facts = names.facts().map(({ name, unit, source }) => [name, unit, source.kind, source.path ?? source.id])
    expect(facts).toEqual([
      ['D1', 'EUR', 'input', undefined],
      ['D2', 'EUR', 'calculation', 'calculations[0].result.totals.buyer'],
      ['D3', 'EUR', 'calculation', 'calculations[0].result.totals.taxes'],
      ['D4', 'EUR', 'calculation', 'calculations[0].result.lines[0][1]'],
      ['D5', 'fraction', 'calculation', 'calculations[0].result.lines[0][2]'],
      ['D6', 'fraction', 'assumed', 'calculations[0].input.brokerFeeRate'],
      ['C1', 'fraction', 'law', 'lu.acquisition.registrationRate'],
    ])
  })

  test('is found at its place in the answer, and not at all where the answer does not have it', () => {
    const names = naming(getContractUnit)
    for (const index of [0, 1, 2])
      formatNamedResult(names, { calculation: calculation({ gain: index }), lines: [], index })
    expect(selectFacts(names.facts(), [1, 2]).map(({ name, source }) => [name, source.path])).toEqual([
      ['D2', 'calculations[0].result.gain'],
      ['D3', 'calculations[1].result.gain'],
    ])
  })
})
