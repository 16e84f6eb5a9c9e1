import type { CountryLineKey } from '#contract/propcalc/fees/keys'
import type { LineKinds } from '../../core/line-kind.ts'
import { brokerFeeBuyer, vatOnPrice } from '../purchase/entries.ts'

const market = { nature: 'marketEstimate' } as const
const register = { ...market, dueTo: 'registry', localLabel: 'kadaster' } as const

/** Lines of a Dutch purchase. */
export const dutchLines: LineKinds<CountryLineKey<'NL'>> = {
  transferTax: {
    category: 'transferTax',
    nature: 'tax',
    dueTo: 'state',
    label: 'Transfer tax',
    localLabel: 'overdrachtsbelasting',
  },
  vat: { ...vatOnPrice, localLabel: 'btw' },
  notaryDeed: { ...market, category: 'notary', dueTo: 'notary', label: 'Deed of transfer' },
  registryOwnership: { ...register, category: 'registry', label: 'Entry of the owner' },
  mortgageDeed: {
    ...market,
    category: 'mortgage',
    dueTo: 'notary',
    label: 'Mortgage deed',
    localLabel: 'hypotheekakte',
  },
  registryMortgage: { ...register, category: 'mortgage', label: 'Entry of the mortgage' },
  valuation: {
    ...market,
    category: 'lender',
    dueTo: 'other',
    label: 'Valuation for the lender',
    localLabel: 'taxatie',
  },
  advice: {
    ...market,
    category: 'lender',
    dueTo: 'other',
    label: 'Mortgage advice and placement',
    localLabel: 'hypotheekadvies en bemiddeling',
  },
  inspection: {
    ...market,
    category: 'other',
    dueTo: 'other',
    label: 'Structural survey',
    localLabel: 'bouwkundige keuring',
  },
  bankGuarantee: {
    ...market,
    category: 'lender',
    dueTo: 'lender',
    label: 'Bank guarantee for the deposit',
    localLabel: 'bankgarantie',
  },
  loanGuarantee: {
    category: 'mortgage',
    nature: 'regulatedTariff',
    dueTo: 'other',
    label: 'National mortgage guarantee',
    localLabel: 'Nationale Hypotheek Garantie',
  },
  brokerFeeBuyer,
}
