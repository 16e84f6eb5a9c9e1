import * as contract from '#contract/ai/calculations/income'
import { type CalculationTools, pickResultFields } from './calculation-tool.ts'

/** First day of a day's month. */
const getMonthStart = (day: string): string => `${day.slice(0, 'YYYY-MM'.length)}-01`

/** Valuations: lending value, capitalisation of income, discounted leases. */
export const incomeTools: CalculationTools<'mortgageLendingValue' | 'directCapitalisation' | 'discountedCashFlow'> = {
  mortgageLendingValue: {
    says: 'Prudential lending value of a market value, with the ratios of a loan to both.',
    make: async (input, { run, days }) => {
      const { data } = await run('mortgageLendingValue', { body: input, day: days.today })
      return {
        input,
        result: pickResultFields(contract.mortgageLendingValue.result, data),
        law: [],
        defaults: data.assumptions,
      }
    },
  },
  directCapitalisation: {
    says: 'Value of an income by capitalisation: direct, term and reversion, or hardcore.',
    make: async (input, { run, days }) => {
      const { data } = await run('directCapitalisation', { body: input, day: days.today })
      return {
        input,
        result: pickResultFields(contract.directCapitalisation.result, data),
        law: [],
        defaults: data.assumptions,
      }
    },
  },
  discountedCashFlow: {
    says: 'Value of a let building by discounted cash flow of its leases.',
    make: async (sent, { run, days }) => {
      const input = { ...sent, valuationDate: sent.valuationDate ?? getMonthStart(days.today) }
      const { data } = await run('discountedCashFlow', { body: input, day: days.today })
      return {
        input,
        result: pickResultFields(contract.discountedCashFlow.result, data),
        law: [],
        defaults: data.assumptions,
      }
    },
  },
}
