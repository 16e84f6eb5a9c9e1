import * as contract from '#contract/ai/calculations/letting'
import { getLawReferences } from '../../../ports/calculations.ts'
import { type CalculationTools, getFirstNotice, pickResultFields } from './calculation-tool.ts'

/** Loan, and let property. */
export const lettingTools: CalculationTools<'mortgage' | 'cashflow' | 'yields' | 'rentCap'> = {
  mortgage: {
    says: 'Monthly payment, interest and cost of a loan with level payments.',
    make: async (input, { run, days }) => {
      const { data } = await run('mortgage', { body: { ...input, output: 'none' }, day: days.today })
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
  rentCap: {
    says: 'Highest rent that the law of Luxembourg allows for a dwelling, from its purchase or building cost and year.',
    make: async (sent, { run, days }) => {
      const input = { ...sent, referenceDate: sent.referenceDate ?? days.lawDate }
      const answer = await run('rentCap', { body: input, day: days.today })
      const { data } = answer
      const result = {
        ...pickResultFields(contract.rentCap.result.omit({ notice: true }), data),
        notice: getFirstNotice(data.notices),
      }
      return { input, result, law: getLawReferences(answer), defaults: data.assumptions }
    },
  },
}
