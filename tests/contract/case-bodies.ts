import { examples } from '#contract/examples/recorded'
import { cases as estimationCases } from '../domain/estimation/cases.ts'
import { capitalisationCases, lendingValueCases } from '../domain/evaluation/cases.ts'
import { discountedCashFlowCases } from '../domain/evaluation/discounted-cash-flow-cases.ts'
import { capitalCases, cashflowCases, yieldsCases } from '../domain/investment/cases.ts'
import { casesByCountry } from '../domain/law/cases.ts'
import { acquisitionCases } from '../domain/law/lu/acquisition-cases.ts'
import { cases as gainCases } from '../domain/law/lu/capital-gain-cases.ts'
import { rentCapCases } from '../domain/law/lu/rent-cap-cases.ts'
import { mortgageCases } from '../domain/lending/cases.ts'
import { ruleCases } from './rules-cases.ts'

/** A request body that some case, rule or documented example sends. */
export type Body = Readonly<Record<string, unknown>>

const inputsOf = (cases: readonly { input: object }[]): object[] => cases.map(({ input }) => input)

const fees = Object.entries(casesByCountry).flatMap(([country, cases]) =>
  cases.map(({ input }): Body => ({ country, ...input })),
)

/** The purchases of the fees, asked for from inside another calculation. */
const feesInside = fees.map(({ country, price, loanAmount, ...feesInput }) => ({
  outer: { country, purchasePrice: price, autoFees: true, feesInput },
  loanAmount: typeof loanAmount === 'number' ? loanAmount : 0,
}))

const loan = { annualRate: 0.03, termYears: 20 }

/** Bodies that no case or example sends, for fields that decide beside certain others only. */
const written: Readonly<Record<string, readonly object[]>> = {
  // The aids ask for a loan, a household and `includeAids`; the bonus of the premium for the premium too.
  acquisitionCosts: [
    {
      price: 600_000,
      use: 'mainResidence',
      deedDate: '2026-05-04',
      loanAmount: 500_000,
      includeAids: true,
      household: {
        children: 1,
        annualSavingsGrowth: [3000],
        accessionPremium: 5000,
        dwellingKind: 'coOwnedFlat',
        netIncome: 40_000,
        stateGuaranteeSavingsMet: false,
        capitalGrantsReceived: 30_000,
      },
    },
  ],
  cashflow: [
    {
      country: 'LU',
      purchasePrice: 500_000,
      monthlyRent: 2000,
      loan: {
        ...loan,
        principal: 400_000,
        insurance: { annualRate: 0.003, mandatory: true },
        extraPayments: [{ month: 12, amount: 20_000, mode: 'reducePayment' }],
      },
    },
  ],
}

/** A purchase as a report takes it; none of land, on which no apartment stands. */
const reportOf = (purchase: object): object[] => {
  const { commune: _commune, includeAids: _aids, ...own } = purchase as Record<string, unknown>
  if (own.operation === 'buildingLand') return []
  return [{ property: { commune: 'Luxembourg', surface: 80 }, purchase: own, brand: { name: 'Agence Exemple' } }]
}

/** Bodies of the cases of the domain, by operation. */
const ofCases: Readonly<Record<string, readonly object[]>> = {
  estimate: inputsOf(estimationCases),
  estimateBatch: estimationCases.map(({ input }) => ({ items: [input] })),
  mortgageLendingValue: inputsOf(lendingValueCases),
  directCapitalisation: inputsOf(capitalisationCases),
  discountedCashFlow: discountedCashFlowCases.map(({ request }) => request),
  acquisitionCosts: acquisitionCases.map(({ body }) => body),
  estimationReport: [...acquisitionCases.map(({ body }) => body), ...(written.acquisitionCosts ?? [])].flatMap(
    reportOf,
  ),
  capitalGains: inputsOf(gainCases),
  investedCapital: [
    ...inputsOf(capitalCases),
    ...feesInside.map(({ outer, loanAmount }) => ({ ...outer, loanAmount })),
  ],
  cashflow: [
    ...inputsOf(cashflowCases),
    ...feesInside.map(({ outer, loanAmount }) => ({
      ...outer,
      monthlyRent: 1500,
      ...(loanAmount > 0 && { loan: { ...loan, principal: loanAmount } }),
    })),
  ],
  yields: inputsOf(yieldsCases),
  rentCap: rentCapCases.map(({ request }) => request),
  mortgage: inputsOf(mortgageCases),
  fees,
}

const documented = (id: string): object[] =>
  (examples[id] ?? []).flatMap(({ request, situation }) =>
    !situation && request && 'body' in request && typeof request.body === 'object' && request.body !== null
      ? [request.body]
      : [],
  )

/** Every body of an operation that the tests and the documentation know. */
export const bodiesOf = (id: string): Body[] =>
  // A body is an object of JSON, whatever type its case gives it.
  [
    ...documented(id),
    ...(ofCases[id] ?? []),
    ...(written[id] ?? []),
    ...(ruleCases[id] ?? []).map(({ body }) => body),
  ] as unknown as Body[]
