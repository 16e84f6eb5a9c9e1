import type { CountryLineKey } from '#contract/propcalc/fees/keys'
import type { LineKinds } from '../../core/line-kind.ts'
import { brokerFeeBuyer } from '../purchase/entries.ts'

const onDeed = { category: 'transferTax', nature: 'tax' } as const
const onLoan = { category: 'mortgage', nature: 'tax', dueTo: 'state' } as const
const market = { nature: 'marketEstimate' } as const
const insurance = { ...market, category: 'legal', dueTo: 'insurer' } as const

/** Lines of an American purchase. */
export const americanLines: LineKinds<CountryLineKey<'US'>> = {
  stateTransferTax: {
    ...onDeed,
    dueTo: 'state',
    label: 'State tax on the deed',
    wordings: {
      recordation: { label: 'Recordation tax' },
      transfer: { label: 'Transfer tax' },
      grantor: { label: 'Grantor tax' },
      recordationAndTransfer: { label: 'Recordation and transfer tax' },
      recordationAndGrantor: { label: 'Recordation and grantor tax' },
      realtyTransferFee: { label: 'Realty transfer fee' },
      excise: { label: 'Real estate excise tax' },
    },
  },
  countyTransferTax: { ...onDeed, dueTo: 'municipality', label: 'County and local tax on the deed' },
  cityTransferTax: {
    ...onDeed,
    dueTo: 'municipality',
    label: 'Transfer tax of the city',
    wordings: {
      'New York City': { label: 'Transfer tax of New York City' },
      'Los Angeles': { label: 'Transfer tax of Los Angeles' },
      'San Francisco': { label: 'Transfer tax of San Francisco' },
      Chicago: { label: 'Transfer tax of Chicago' },
    },
  },
  mansionTax: {
    ...onDeed,
    dueTo: 'state',
    label: 'Mansion tax',
    wordings: { graduatedFee: { label: 'Graduated percent fee' }, measureUla: { label: 'Measure ULA' } },
  },
  mortgageTax: { ...onLoan, label: 'Tax on the loan' },
  intangibleTax: { ...onLoan, label: 'Intangible tax on the loan' },
  ownerTitle: { ...insurance, label: "Owner's title insurance" },
  lenderTitle: { ...insurance, label: "Lender's title insurance" },
  settlement: { ...market, category: 'legal', dueTo: 'other', label: 'Settlement' },
  originationFee: { ...market, category: 'lender', dueTo: 'lender', label: 'Origination fee of the lender' },
  valuation: { ...market, category: 'lender', dueTo: 'other', label: 'Appraisal for the lender' },
  inspection: { ...market, category: 'other', dueTo: 'other', label: 'Inspection' },
  recording: { ...market, category: 'registry', dueTo: 'registry', label: 'Recording' },
  brokerFeeBuyer,
  closingCostsEstimate: {
    ...market,
    category: 'other',
    dueTo: 'other',
    label: 'Closing costs with taxes, mean of the state',
  },
}
