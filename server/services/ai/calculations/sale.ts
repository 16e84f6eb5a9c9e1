import { lawOf } from '../../../ports/calculations.ts'
import { type CalculationWays, firstNotice, shortLines } from './calculation-way.ts'

/** The tax on a sale, by the law of the day that a conversation is about. */
export const saleWays: CalculationWays<'capitalGains'> = {
  capitalGains: {
    says: 'Tax on the gain of a sale of property in Luxembourg by a private person; by the law of the day.',
    make: async (sent, { run, days }) => {
      const input = { ...sent, saleDate: sent.saleDate ?? days.lawDate }
      const answer = await run('capitalGains', { body: input, day: days.today })
      const { regime, gain, taxableGain, totals, lines, notices, assumptions: defaults } = answer.data
      const figures = { regime, gain, taxableGain, totals }
      const result = { ...figures, lines: shortLines(lines), notice: firstNotice(notices) }
      return { input, result, law: lawOf(answer), defaults }
    },
  },
}
