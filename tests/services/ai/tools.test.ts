import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type CalculationOperation, calculationOperations } from '#contract/ai/calculation'
import { naming } from '#domain/figures/references/names'
import { getContractUnit } from '#server/services/ai/contract-units'
import { countSentCharacters, selectFittingTools } from '#server/services/ai/model-window'
import { selectIndicatedCalculations } from '#server/services/ai/offered-calculations'
import { createOfferedCalculations } from '#server/services/ai/tools'
import { secondEstimate } from '../../domain/estimation/second-model.ts'
import { runOperation } from '../../support/run-operation.ts'

const lawDate = '2026-11-21'
const today = '2026-11-23'

const offered = (operations: readonly CalculationOperation[] = calculationOperations, day = lawDate) => {
  const turn = { lawDate: day, today, texts: [] }
  const calculations = createOfferedCalculations(operations, runOperation, turn, naming(getContractUnit))
  const call = async (name: string, input: unknown): Promise<Record<string, unknown>> => {
    const tool = calculations.tools.find(one => one.name === name)
    // What `execute` gives is plain JSON.
    return (await tool?.execute(input)) as Record<string, unknown>
  }
  return { calculations, call }
}

describe('what is on offer', () => {
  test.each([
    ['Quels sont les frais d’acquisition et la TVA ?', ['acquisitionCosts']],
    ['Quel impôt sur la plus-value à la vente ?', ['capitalGains']],
    ['Combien vaut un appartement de 80 m² à Mamer ?', ['estimate']],
    ['Quelle mensualité pour un prêt de 400 000 EUR ?', ['mortgage', 'acquisitionCosts']],
    ['Quelle est la valeur d’un appartement de 80 m² à Mamer ?', ['estimate']],
    ['Was ist eine Wohnung nach Ihrer Schätzung…', ['estimate']],
    ['Quel emprunt pour 1 500 EUR par mois ?', ['mortgage']],
    ['What does a mortgage of 500,000 EUR cost a month?', ['acquisitionCosts', 'mortgage']],
    ['Wie hoch ist die Rate einer Hypothek?', ['acquisitionCosts', 'mortgage']],
    ['Wat kascht eng Hypothéik de Mount?', ['acquisitionCosts', 'mortgage']],
    ['Dans l’hypothèse d’une vente', ['acquisitionCosts', 'capitalGains']],
    ['Was ist die Wohnung wert, und welche Monatsrate hat der Kredit?', ['estimate', 'mortgage']],
    ['What would I pay for 700 000 EUR in Esch?', ['acquisitionCosts', 'capitalGains']],
    ['Buy, sell, loan and worth', ['acquisitionCosts', 'capitalGains', 'estimate', 'mortgage']],
    ['Wat ass mäi Haus wäert?', ['estimate']],
    ['Quanto vale o meu apartamento?', ['estimate']],
    ['Qual é a mais-valia se vender?', ['capitalGains']],
    ['Que impostos há na compra, e a escritura?', ['acquisitionCosts']],
    ['Et si je le loue, quel cash-flow ?', ['cashflow', 'yields']],
    ['Und wenn ich sie vermiete, welche Rendite?', ['yields', 'cashflow']],
    ['Wat ass de Rendement, wann ech se verlounen?', ['yields', 'cashflow']],
    ['And the yield, if I let it?', ['cashflow', 'yields']],
    ['E se arrendar, que rentabilidade?', ['yields', 'cashflow']],
    ['Quel apport faut-il ?', ['investedCapital']],
    ['Wie viel Eigenkapital?', ['investedCapital']],
    ['Welche Kosten fallen in Frankreich oder Belgien an?', ['fees']],
    ['Que custos há em Espanha?', ['fees']],
    ['Wéi sinn d’Präisser um Immobiliemaart?', ['commune']],
    ['Wie war die Preisentwicklung in Mersch?', ['commune']],
    ['Quels quartiers ?', ['places']],
    ['Où en est l’Euribor, et l’inflation ?', ['marketData']],
    ['Wat ass de Beleihungswäert?', ['mortgageLendingValue']],
    ['Ertragswert durch Kapitalisierung?', ['directCapitalisation']],
    ['Fais un DCF.', ['discountedCashFlow']],
  ])('%s: %j', (question, names) => expect(selectIndicatedCalculations([question])).toEqual(names))

  test('the last question decides before earlier ones', () => {
    expect(selectIndicatedCalculations(['Et la mensualité ?', 'Quels frais d’achat ?'])).toEqual([
      'mortgage',
      'acquisitionCosts',
    ])
  })

  test('six at most, and the estimate among the first two wherever a home is described, also in an earlier question', () => {
    const all =
      'Achat, vente, prêt, loyer, rendement, apport, Euribor, DCF, capitalisation, valeur hypothécaire, quartier, en France'
    expect(selectIndicatedCalculations([all])).toHaveLength(6)
    for (const home of [
      '85 m²',
      '85m2',
      '120 qm',
      '85 sqm',
      'ein Schlafzimmer',
      'two bedrooms',
      'e Studio',
      'um T2, dois quartos',
    ]) {
      const offered = selectIndicatedCalculations([all, home])
      expect(offered).toHaveLength(6)
      expect(offered.slice(0, 2)).toContain('estimate')
    }
  })

  test('two of them cost a model less than 1 500 tokens a step', () => {
    const { calculations } = offered(['acquisitionCosts', 'capitalGains'])
    const characters = calculations.tools.reduce(
      (sum, { description, input }) => sum + description.length + JSON.stringify(z.toJSONSchema(input)).length,
      0,
    )
    expect(characters / 3.2).toBeLessThan(1500)
  })

  test('a model that can read little gets the first ones, one that can read much gets all', () => {
    const { calculations } = offered(calculationOperations)
    const fitting = (tokens: number) => selectFittingTools(calculations.tools, tokens)
    const names = (tokens: number) => fitting(tokens).offered.map(({ name }) => name)
    expect(names(128_000)).toEqual(calculationOperations)
    expect(fitting(128_000).held).toEqual([])
    // Two are there whatever they cost; behind them those that still fit.
    expect(names(0)).toEqual(calculationOperations.slice(0, 2))
    // A sixth of 10 000 tokens of 3.2 characters.
    const { offered: sent, held } = fitting(10_000)
    expect(countSentCharacters({ system: '', messages: [], tools: sent })).toBeLessThanOrEqual(5400)
    expect(sent.length).toBeGreaterThanOrEqual(2)
    expect(sent.length).toBeLessThanOrEqual(6)
    expect(new Set([...sent, ...held])).toEqual(new Set(calculations.tools))
  })
})

describe('a calculation', () => {
  test('of a purchase is that of its route, in short, with the law that can be cited', async () => {
    const { calculations, call } = offered()
    const output = await call('acquisitionCosts', { price: 700_000, use: 'mainResidence', commune: 'Esch-sur-Alzette' })
    // 42 000 + 7 000 − 40 000; 1 850.23 and 17 % of it, 314.54.
    expect(output).toMatchObject({ totals: { buyer: 11_177.16, taxes: 9000 } })
    expect((output.lines as unknown[])[0]).toEqual(['registrationDuty', 42_000, 0.06, expect.stringContaining('1920')])
    expect((output.law as string[])[0]).toMatch(/^\[C1\] Registration duty/)
    expect(JSON.stringify(output).length).toBeLessThanOrEqual(2000)
    expect(calculations.lines().map(({ mark }) => mark)).toEqual(calculations.lines().map((_, at) => `C${at + 1}`))
    const [made] = calculations.of([output])
    expect(made).toMatchObject({ operation: 'acquisitionCosts', input: { price: 700_000, deedDate: lawDate } })
  })

  test('of a sale, a value and a loan', async () => {
    const { call } = offered()
    const sale = {
      ...{ salePrice: 600_000, saleCosts: 18_000, acquisitionDate: '2010-05-03', acquisitionPrice: 300_000 },
      ...{ acquisitionCosts: 23_000, taxClass: '1', ordinaryTaxableIncome: 50_000 },
    }
    // The README's sale: with a deed of 30 September 2025 the quarter of the average rate.
    const quarter = await call('capitalGains', { ...sale, saleDate: '2025-09-30' })
    expect(quarter).toMatchObject({
      regime: 'longTerm',
      lines: expect.arrayContaining([['incomeTaxOnGain', 10_101, expect.anything(), expect.anything()]]),
    })
    const value = await call('estimate', { commune: 'Luxembourg', quartier: 'Belair', surface: 85 })
    expect(value.estimationCentrale).toBeGreaterThan(Number(value.estimationBasse))
    const loan = await call('mortgage', { principal: 400_000, annualRate: 0, termYears: 25 })
    // 400 000 / 300.
    expect(loan).toEqual({ monthlyPayment: 1333.33, totalInterest: 0, totalCost: 0 })
  })

  test('values a home as of today, whatever the day of the law, or of the day that is sent', async () => {
    const { call, calculations } = offered(calculationOperations, '2025-09-30')
    const home = { commune: 'Winseler', surface: 70 }
    const now = await call('estimate', home)
    expect(now).toMatchObject({ valuationDate: today, intervals: [{ coverage: 0.5 }, { coverage: 0.8 }] })
    expect(calculations.of([now])).toMatchObject([{ input: { valuationDate: today } }])
    // By the second program of the tests, to 100 EUR.
    const { value } = secondEstimate(home, '2021-08-15')
    expect(await call('estimate', { ...home, valuationDate: '2021-08-15' })).toMatchObject({
      valuationDate: '2021-08-15',
      estimationCentrale: Math.round(value / 100) * 100,
    })
    expect(await call('estimate', { ...home, valuationDate: '2027-01-01' })).toMatchObject({
      refused: 'invalid_request',
      issues: [expect.stringContaining('valuationDate')],
    })
  })

  test('says which inputs nobody stated: figures that the model invented among them', async () => {
    const { call, calculations } = offered()
    const output = await call('mortgage', { principal: 512_345, annualRate: 0.0487, termYears: 17 })
    expect(calculations.of([output])[0]?.assumed).toEqual([
      { field: 'principal', value: 512_345 },
      { field: 'annualRate', value: 0.0487 },
      { field: 'termYears', value: 17 },
    ])
  })

  test('takes the day of the law where none is sent', async () => {
    const credit = async (day: string, input: object = {}) => {
      const { call } = offered(calculationOperations, day)
      const { lines } = await call('acquisitionCosts', { price: 700_000, use: 'mainResidence', ...input })
      return (lines as [string, number][]).find(([key]) => key === 'housingCredit')?.[1]
    }
    expect(await credit('2022-06-01')).toBe(-20_000)
    expect(await credit('2022-06-01', { deedDate: '2026-11-21' })).toBe(-40_000)
  })

  test('of the longest purchase stays within 2 000 characters', async () => {
    const { call } = offered()
    const output = await call('acquisitionCosts', {
      ...{ price: 900_000, use: 'rental', operation: 'offPlan', commune: 'Luxembourg', loanAmount: 800_000 },
      ...{ landValue: 200_000, brokerFeeRate: 0.03, deedDate: '2025-08-01' },
      buyers: Array.from({ length: 10 }, () => ({ share: 0.1 })),
    })
    expect(output).toHaveProperty('totals')
    expect(JSON.stringify(output).length).toBeLessThanOrEqual(2000)
  })
})

describe('a refusal is told to the model, and is no calculation', () => {
  test.each([
    ['acquisitionCosts', { price: 700_000, use: 'other', commune: 'Ettelbrik' }, 'municipality_not_found'],
    ['acquisitionCosts', { price: 700_000, use: 'rental', deedDate: '2014-01-01' }, 'law_not_covered'],
    ['acquisitionCosts', { price: -1, use: 'rental' }, 'invalid_request'],
    ['acquisitionCosts', { price: 700_000, use: 'rental', deedDate: 'tomorrow' }, 'invalid_request'],
    ['acquisitionCosts', { price: 700_000, use: 'rental', buyers: [{ share: 0.2 }] }, 'invalid_request'],
    ['mortgage', { principal: 1, annualRate: 3.5, termYears: 25 }, 'invalid_request'],
    ['mortgage', { principal: 400_000, annualRate: 0.03 }, 'invalid_request'],
    ['estimate', { commune: 'Nowhere at all', surface: 80 }, 'municipality_not_found'],
    ['capitalGains', { salePrice: 1 }, 'invalid_request'],
  ])('%s %j: %s', async (name, input, code) => {
    const { calculations, call } = offered()
    const output = await call(name, input)
    expect(output).toMatchObject({ refused: code, issues: expect.any(Array), suggestions: expect.any(Array) })
    expect(calculations.of([output])).toEqual([])
  })

  test('the seventeenth calculation of a request is one, too; refused ones count', async () => {
    const { calculations, call } = offered()
    const loan = { principal: 400_000, annualRate: 0.03, termYears: 25 }
    const outputs = [await call('mortgage', { ...loan, annualRate: 7 })]
    for (let made = 0; made < 16; made += 1) outputs.push(await call('mortgage', loan))
    const made = Array.from({ length: 15 }, () => undefined)
    expect(outputs.map(({ refused }) => refused)).toEqual(['invalid_request', ...made, 'limit'])
    expect(calculations.of(outputs)).toHaveLength(15)
  })
})
