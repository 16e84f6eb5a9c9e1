import * as z from 'zod'
import { Indicator } from '../../data.ts'
import { defineCalculation } from './parts.ts'

/** The figures of the market, as a conversation asks for them: those of today. */
export const marketData = {
  input: z
    .strictObject({
      groups: z
        .array(z.enum(['centralBank', 'interbank', 'bond', 'prices', 'housing', 'credit', 'wages']))
        .max(7)
        .optional()
        .describe('Rates of the ECB, Euribor, bonds, inflation, house prices, mortgage rates, wages; all if left out.'),
    })
    .meta({ id: 'MarketDataQuestion', description: 'Figures of the market, as a conversation asks for them.' }),
  result: z
    .strictObject({
      indicators: z
        .array(Indicator.pick({ key: true, unit: true, value: true, period: true }))
        .max(100)
        .describe('The figures as they are known now; the period says of when each is.'),
    })
    .meta({ id: 'MarketDataResult', description: 'Figures of the market, in short.' }),
}

/** Figures of the market that a model asked for. */
export const MarketDataCalculation = defineCalculation('marketData', marketData, 'Figures of the market')
