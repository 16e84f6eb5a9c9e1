import * as contract from '#contract/ai/calculations/letting'
import { type CalculationTools, pickResultFields } from './calculation-tool.ts'

/** Loan, and let property. */
export const lettingTools: CalculationTools<'mortgage' | 'cashflow' | 'yields'> = {
  mortgage: {
    says: 'Monthly payment, interest and cost of a loan with level payments.',
    make: async (input, { run, days }) => {
      const { data } = await run('mortgage', { body: { ...input, output: 'annual' }, day: days.today })
      return { input, result: pickResultFields(contract.mortgage.result, data), law: [], defaults: data.assumptions }
    },
  },
  cashflow: {
    says: 'Cash flow of a purchase to let over years: rent, costs, loan, value, rate of return.',
    make: async (input, { run, days }) => {
      const { data } = await run('cashflow', { body: input, day: days.today })
      const years = data.years.filter(({ year }) => year === 1 || year === data.years.length)
      return {
        input,
        result: { ...pickResultFields(contract.cashflow.result, data), years },
        law: [],
        defaults: data.assumptions,
      }
    },
  },
  yields: {
    says: 'Gross and net yields of a let property; monthlyRent or annualRent.',
    make: async (input, { run, days }) => {
      const { data } = await run('yields', { body: input, day: days.today })
      return { input, result: pickResultFields(contract.yields.result, data), law: [], defaults: data.assumptions }
    },
  },
}
