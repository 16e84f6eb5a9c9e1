import type { CountryLineKey } from '#contract/propcalc/fees/keys'
import type { LineKinds } from '../../core/line-kind.ts'
import { brokerFeeBuyer } from '../purchase/entries.ts'

const tax = { category: 'transferTax', nature: 'tax', dueTo: 'state' } as const
const legal = { category: 'legal', nature: 'marketEstimate', dueTo: 'other' } as const
const welsh = { localLabel: 'treth trafodiadau tir' } as const

/** Lines of a British purchase; Scotland and Wales have taxes of their own. */
export const britishLines: LineKinds<CountryLineKey<'UK'>> = {
  transferTax: {
    ...tax,
    label: 'Stamp duty land tax',
    wordings: {
      scotland: { label: 'Land and buildings transaction tax' },
      wales: { ...welsh, label: 'Land transaction tax' },
      walesHigher: { ...welsh, label: 'Land transaction tax, higher rates' },
    },
  },
  additionalDwellingSurcharge: {
    ...tax,
    label: 'Surcharge on an additional dwelling',
    wordings: { scotland: { label: 'Additional dwelling supplement' } },
  },
  nonResidentSurcharge: { ...tax, label: 'Surcharge on buyers who are not resident' },
  registryOwnership: {
    category: 'registry',
    nature: 'regulatedTariff',
    dueTo: 'registry',
    label: 'Land registration fee',
    wordings: {
      withMortgage: { label: 'Land registration fee, mortgage included' },
      withSecurity: { label: 'Land registration fee, standard security included' },
    },
  },
  conveyancing: { ...legal, label: 'Conveyancing' },
  conveyancingVat: { ...legal, label: 'VAT on conveyancing' },
  searches: { ...legal, label: 'Searches' },
  inspection: { category: 'other', nature: 'marketEstimate', dueTo: 'other', label: 'Survey' },
  lenderFee: { category: 'lender', nature: 'marketEstimate', dueTo: 'lender', label: 'Product fee of the lender' },
  brokerFeeBuyer,
}
