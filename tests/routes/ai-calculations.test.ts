import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CalculationOperation, calculationOperations } from '#contract/ai/calculation'
import { type AiApp, startAiApp } from '../support/ai.ts'
import { get, post } from '../support/app.ts'
import { told, turn, written } from '../support/conversation.ts'

/** A question in the words of people, the call that answers it, and what comes out by arithmetic or as its route says. */
interface Case {
  operation: CalculationOperation
  question: string
  input: object
  result: object
  /** The route that gives the same figures. */
  route: { path: string }
}

const cases: Case[] = [
  {
    operation: 'acquisitionCosts',
    question: 'Que paierais-je de frais d’achat à Esch-sur-Alzette pour y habiter ?',
    input: { price: 700_000, use: 'mainResidence', commune: 'Esch-sur-Alzette' },
    // 42 000 + 7 000 − 40 000 of duties; 1 850.23 for the notary and 17 % of it, 314.54.
    result: { totals: { buyer: 11_177.16, taxes: 9000 } },
    route: { path: '/frais-acquisition' },
  },
  {
    operation: 'capitalGains',
    question: 'Welche Steuer fällt beim Verkauf auf den Mehrwert an?',
    input: {
      ...{ saleDate: '2025-09-30', salePrice: 600_000, saleCosts: 18_000, acquisitionDate: '2010-05-03' },
      ...{ acquisitionPrice: 300_000, acquisitionCosts: 23_000, taxClass: '1', ordinaryTaxableIncome: 50_000 },
    },
    // More than two years after the purchase.
    result: { regime: 'longTerm' },
    route: { path: '/plus-values' },
  },
  {
    operation: 'estimate',
    question: 'Wat ass meng Wunneng wäert gewiescht, am August 2021?',
    input: { commune: 'Winseler', surface: 70, valuationDate: '2021-08-15' },
    // 5 692.7 × 1.006099 × (70 / 80) ^ -0.2 × 70 = 411 763.
    result: { estimationCentrale: 423_300 },
    route: { path: '/estimation' },
  },
  {
    operation: 'mortgage',
    question: 'Qual é a prestação de um empréstimo?',
    input: { principal: 400_000, annualRate: 0, termYears: 25 },
    // 400 000 / 300.
    result: { monthlyPayment: 1333.33, totalInterest: 0, totalCost: 0 },
    route: { path: '/propcalc/mortgage' },
  },
  {
    operation: 'rentCap',
    question: 'Quel loyer maximum puis-je demander ?',
    input: {
      ...{ referenceDate: '2026-11-30', constructionYear: 2018 },
      purchase: { year: 2018, price: 600_000, costs: 8000 },
    },
    // 608 000 × 1.18 = 717 440; 5 % of it by twelve.
    result: { investedCapital: 717_440, monthlyMost: 2989.33 },
    route: { path: '/propcalc/rent-cap' },
  },
  {
    operation: 'cashflow',
    question: 'And if I rent it out, what is the cash flow?',
    input: {
      ...{ country: 'LU', purchasePrice: 500_000, monthlyRent: 2000, rentGrowth: 0, propertyGrowth: 0 },
      horizonYears: 3,
    },
    // 12 × 2 000 of 500 000, and three years of it.
    result: {
      monthlyCashflowYear1: 2000,
      cashOnCashYear1: 0.048,
      cumulativeCashflow: 72_000,
      years: [{ year: 1 }, { year: 3 }],
    },
    route: { path: '/propcalc/cashflow' },
  },
  {
    operation: 'yields',
    question: 'Quel est le rendement avec ce loyer ?',
    input: { country: 'LU', purchasePrice: 480_000, acquisitionFees: 20_000, monthlyRent: 2000 },
    // 24 000 on 480 000, and on 500 000 with the fees.
    result: { grossYield: 0.05, netYield: 0.048, totalInvestment: 500_000 },
    route: { path: '/propcalc/yield' },
  },
  {
    operation: 'investedCapital',
    question: 'Wie viel Eigenkapital brauche ich?',
    input: { purchasePrice: 500_000, loanAmount: 400_000, acquisitionFees: 35_000 },
    result: { totalCapital: 135_000, loanToValue: 0.8 },
    route: { path: '/capital-investi' },
  },
  {
    operation: 'fees',
    question: 'Was zahle ich in Deutschland, in Bayern?',
    input: { country: 'DE', region: 'DE-BY', price: 400_000, use: 'mainResidence' },
    // 3.5 %: § 11 GrEStG, in Bavaria never changed.
    result: {
      country: 'DE',
      currency: 'EUR',
      lines: expect.arrayContaining([['transferTax', 14_000, 0.035, expect.any(String)]]),
    },
    route: { path: '/propcalc/fees' },
  },
  {
    operation: 'revalue',
    question: 'Revalorisez ce prix d’achat au jour d’aujourd’hui.',
    input: { commune: 'Mamer', value: 500_000, valuedOn: '2018-07-01', valuationDate: '2018-07-01' },
    // The same day.
    result: { commune: 'Mamer', value: 500_000, factor: 1 },
    route: { path: '/estimation/revaluation' },
  },
  {
    operation: 'commune',
    question: 'How did the market move, what is the average price there?',
    input: { commune: 'Esch-Uelzecht' },
    result: { commune: 'Esch-sur-Alzette' },
    route: { path: '/market/communes/Esch-Uelzecht' },
  },
  {
    operation: 'places',
    question: 'Quels quartiers y a-t-il ?',
    input: { commune: 'Stad Lëtzebuerg' },
    result: {
      name: 'Luxembourg',
      canton: 'Luxembourg',
      quartierRefines: true,
      quartiers: expect.arrayContaining(['Belair']),
    },
    route: { path: '/estimation/places' },
  },
  {
    operation: 'marketData',
    question: 'Wo steht der Euribor?',
    input: { groups: ['interbank'] },
    result: { indicators: expect.arrayContaining([expect.objectContaining({ key: 'euribor.3m', unit: 'fraction' })]) },
    route: { path: '/market-data' },
  },
  {
    operation: 'mortgageLendingValue',
    question: 'What is the lending value?',
    input: { marketValue: 800_000, assetType: 'residential', abattement: 0.1, loanAmount: 576_000 },
    // 576 000 of 720 000 and of 800 000.
    result: { mortgageLendingValue: 720_000, loanToLendingValue: 0.8, loanToMarketValue: 0.72 },
    route: { path: '/mlv' },
  },
  {
    operation: 'directCapitalisation',
    question: 'Quelle valeur par capitalisation du revenu ?',
    input: { assetType: 'office', noi: 30_000, capRate: 0.05 },
    // 30 000 / 0.05.
    result: { grossValue: 600_000, incomeMultiplier: 20 },
    route: { path: '/capitalisation' },
  },
  {
    operation: 'discountedCashFlow',
    question: 'Calcule um DCF, descontado a cinco por cento.',
    input: {
      ...{ valuationDate: '2026-01-01', horizonYears: 1, inflation: 0, discountRate: 0.05, exitYield: 0.05 },
      tenants: [{ passingRent: 10_000, leaseEnd: '2030-12-31' }],
    },
    // (10 000 + 10 000 / 0.05) / 1.05.
    result: { grossPresentValue: 200_000 },
    route: { path: '/dcf' },
  },
]

/** What a route says of a case, as far as a calculation in short repeats it. */
const byRoute = async (app: AiApp, { operation, route, input }: Case, headers: Record<string, string>) => {
  const { path } = route
  const sent = operation === 'revalue' ? { items: [input] } : input
  const isRead = ['commune', 'places', 'marketData'].includes(operation)
  const answer = await (isRead ? get(app, path, headers) : post(app, path, sent, headers))
  expect(answer.status).toBe(200)
  // Only what a calculation repeats is looked at.
  const { data, results } = (await answer.json()) as {
    data: Record<string, unknown>
    results?: [{ data: Record<string, unknown> }]
  }
  return results?.[0].data ?? data
}

describe('each calculation of the service, by a model that asks for it', () => {
  let app: AiApp
  let headers: Record<string, string>
  beforeAll(async () => {
    app = await startAiApp({ model: 'told', env: { TIER_LIMITS: '{"pro":{"perMinute":1000}}' } })
    headers = { 'X-API-Key': (await app.newKey('pro')).key }
  })
  afterAll(() => app.close())

  test('is among these', () => {
    expect(cases.map(({ operation }) => operation).sort()).toEqual([...calculationOperations].sort())
  })

  test.each(cases)('$operation: $question', async one => {
    const { operation, question, input, result } = one
    const answer = await written(await post(app, '/ai/chat', turn(`${question}\n${told(operation, input)}`), headers))
    const [calculation, ...more] = answer.calculations
    expect(more).toEqual([])
    expect(calculation).toMatchObject({ operation, input, result })
    const data = await byRoute(app, one, headers)
    const same = Object.entries(calculation?.result ?? {}).filter(
      ([name]) => name in data && !['years', 'lines', 'evidence', 'indicators'].includes(name),
    )
    expect(Object.fromEntries(same)).toEqual(Object.fromEntries(same.map(([name]) => [name, data[name]])))
    expect(answer.text).not.toBe('')
  })

  test('of the law: the day that the conversation is about', async () => {
    const { price, use } = { price: 700_000, use: 'mainResidence' }
    const asked = turn(`Quels frais d’achat ?\n${told('acquisitionCosts', { price, use })}`)
    const { calculations } = await written(await post(app, '/ai/chat', { ...asked, lawDate: '2022-06-01' }, headers))
    // 42 000 + 7 000, less the credit of that day, 20 000.
    expect(calculations).toMatchObject([{ input: { deedDate: '2022-06-01' }, result: { totals: { taxes: 29_000 } } }])
    expect(calculations[0]?.law.length).toBeGreaterThan(0)
  })

  test('one that is refused is none, and the model is told which field of its call is wrong', async () => {
    for (const [operation, input, words] of [
      ['revalue', { commune: 'Mamer', value: 1, valuedOn: '2012-01-01' }, 'valuedOn'],
      ['fees', { country: 'IT', price: 100_000, use: 'rental', firstTimeBuyer: true }, 'firstTimeBuyer'],
      ['commune', { commune: 'Ettelbrik' }, 'Ettelbruck'],
      [
        'cashflow',
        { country: 'LU', purchasePrice: 1, monthlyRent: 1, loan: { principal: 1, annualRate: 4, termYears: 20 } },
        '0.04',
      ],
    ] as const) {
      const question = 'Revalorisation, Italie, marché, louer ?'
      const answer = await written(await post(app, '/ai/chat', turn(`${question}\n${told(operation, input)}`), headers))
      expect(answer.calculations).toEqual([])
      const last = JSON.stringify(app.standIn.received.at(-1)?.body)
      expect(last).toContain('refused')
      expect(last).toContain(words)
    }
  })
})
