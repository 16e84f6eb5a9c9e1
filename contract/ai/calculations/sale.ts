import * as z from 'zod'
import { CapitalGainsInput, CapitalGainsTotals } from '../../fiscal.ts'
import { Money } from '../../shared/units.ts'
import { defineCalculation, firstNotice, lawLines } from './parts.ts'

/** The tax on a sale, as a conversation asks for it. */
export const capitalGains = {
  input: CapitalGainsInput.pick({
    saleDate: true,
    salePrice: true,
    saleCosts: true,
    acquisitionDate: true,
    acquisitionPrice: true,
    acquisitionCosts: true,
    acquisitionMode: true,
    improvements: true,
    mainResidence: true,
    taxClass: true,
    ordinaryTaxableIncome: true,
    jointTaxation: true,
    ownershipShare: true,
  }).meta({ id: 'CapitalGainsQuestion', description: 'A sale in Luxembourg, as a conversation asks for its tax.' }),
  result: z
    .strictObject({
      regime: z.enum(['exempt', 'speculative', 'longTerm']).describe('How the gain is taxed.'),
      gain: Money.describe('Gain before allowances.'),
      taxableGain: Money.describe('Gain after allowances.'),
      totals: CapitalGainsTotals,
      lines: lawLines,
      notice: firstNotice,
    })
    .meta({ id: 'CapitalGainsResult', description: 'The tax on a sale in Luxembourg, in short.' }),
}

/** Tax on a sale that a model asked for. */
export const CapitalGainsCalculation = defineCalculation('capitalGains', capitalGains, 'Tax on a sale')
