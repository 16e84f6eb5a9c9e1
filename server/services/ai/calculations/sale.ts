import { getLawReferences } from '../../../ports/calculations.ts'
import { type CalculationTools, getFirstNotice, trimLines } from './calculation-tool.ts'

/** Tax on a sale, by the law of the conversation's date. */
export const saleTools: CalculationTools<'capitalGains'> = {
  capitalGains: {
    says: 'Tax on the gain of a sale of property in Luxembourg by a private person; by the law of the day.',
    make: async (sent, { run, days }) => {
      const input = { ...sent, saleDate: sent.saleDate ?? days.lawDate }
      const answer = await run('capitalGains', { body: input, day: days.today })
      const { regime, gain, taxableGain, totals, lines, notices, assumptions: defaults } = answer.data
      const figures = { regime, gain, taxableGain, totals }
      const result = { ...figures, lines: trimLines(lines), notice: getFirstNotice(notices) }
      return { input, result, law: getLawReferences(answer), defaults }
    },
  },
}
