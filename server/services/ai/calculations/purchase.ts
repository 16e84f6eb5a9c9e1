import * as contract from '#contract/ai/calculations/purchase'
import { getLawReferences } from '../../../ports/calculations.ts'
import { type CalculationTools, getFirstNotice, pickResultFields, trimLines } from './calculation-tool.ts'

/** Calculations of a purchase, by the law of the conversation's date. */
export const purchaseTools: CalculationTools<'acquisitionCosts' | 'fees' | 'investedCapital'> = {
  acquisitionCosts: {
    says: 'Costs of buying property in Luxembourg: duties, credit of a buyer who will live there, VAT, notary, loan; by the law of the day.',
    make: async (sent, { run, days }) => {
      const input = { ...sent, deedDate: sent.deedDate ?? days.lawDate }
      const answer = await run('acquisitionCosts', { body: input, day: days.today })
      const { totals, lines, notices, assumptions: defaults } = answer.data
      const result = { totals, lines: trimLines(lines), notice: getFirstNotice(notices) }
      return { input, result, law: getLawReferences(answer), defaults }
    },
  },
  fees: {
    says: 'Costs of buying a home in one of ten countries; for Luxembourg prefer acquisitionCosts.',
    make: async (sent, { run, days }) => {
      const input = { ...sent, deedDate: sent.deedDate ?? days.lawDate }
      const answer = await run('fees', { body: input, day: days.today })
      const { country, currency, totals, lines, notices, assumptions: defaults } = answer.data
      const result = { country, currency, totals, lines: trimLines(lines), notice: getFirstNotice(notices) }
      return { input, result, law: getLawReferences(answer), defaults }
    },
  },
  investedCapital: {
    says: 'Own capital that a purchase takes, loan to value and its limits in Luxembourg.',
    make: async (input, { run, days }) => {
      const answer = await run('investedCapital', { body: input, day: days.today })
      const { data } = answer
      const result = pickResultFields(contract.investedCapital.result, data)
      return { input, result, law: getLawReferences(answer), defaults: data.assumptions }
    },
  },
}
