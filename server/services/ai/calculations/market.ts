import type { CalculationTools } from './calculation-tool.ts'

/** Current market figures. */
export const marketTools: CalculationTools<'marketData'> = {
  marketData: {
    says: 'Current official figures: ECB rates, Euribor, bonds, inflation, house prices, mortgage rates, wages.',
    make: async (input, { run, days }) => {
      const { data } = await run('marketData', { day: days.today })
      const indicators = data.indicators
        .filter(({ group }) => input.groups === undefined || input.groups.includes(group))
        .map(({ key, unit, value, period }) => ({ key, unit, value, period }))
      return { input, result: { indicators }, law: [] }
    },
  },
}
