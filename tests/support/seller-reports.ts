import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import type { CapitalGainsInput } from '#domain/law/lu/gain/sale'
import type { ReportInput } from '#domain/report/report'
import type { Language } from '#languages/registry'
import { reportDay, reportInput, type SampleReport } from './reports.ts'

/** What a seller sends: as the contract has it. */
export interface SampleSale {
  price?: number
  costs?: number
  loanBalance?: number
  gain?: Omit<CapitalGainsInput, 'salePrice' | 'saleCosts'>
}

/** The input of the report of a seller, whose buyer is the usual one. */
export const sellerInput = (
  property: SampleReport['property'],
  sale: SampleSale,
  language: Language,
  more: Omit<SampleReport, 'property' | 'purchase'> = {},
): ReportInput => {
  const { price, costs, loanBalance, gain } = sale
  const purchase = { use: 'mainResidence', ...(price !== undefined && { price }) } as const
  const content = reportInput({ ...more, property, purchase }, language)
  const taxed = gain && { ...gain, salePrice: price ?? content.estimate.estimationCentrale, saleCosts: costs }
  return {
    ...content,
    input: {
      ...content.input,
      audience: 'seller',
      sale: { price, costs, loanBalance, ownershipShare: gain?.ownershipShare ?? 1 },
    },
    gain: taxed && capitalGains(taxed, taxed.saleDate ?? reportDay).data,
  }
}
