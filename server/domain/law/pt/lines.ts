import type { CountryLineKey } from '#contract/propcalc/fees/keys'
import type { LineKinds } from '../../core/line-kind.ts'
import { brokerFeeBuyer } from '../purchase/entries.ts'

const market = { nature: 'marketEstimate' } as const
const stamp = { nature: 'tax', dueTo: 'state' } as const

/** Lines of a Portuguese purchase. */
export const portugueseLines: LineKinds<CountryLineKey<'PT'>> = {
  transferTax: {
    category: 'transferTax',
    nature: 'tax',
    dueTo: 'municipality',
    label: 'Municipal tax on transfers of property',
    localLabel: 'IMT',
  },
  stampDuty: { ...stamp, category: 'stamp', label: 'Stamp duty on the purchase', localLabel: 'imposto do selo' },
  mortgageStampDuty: {
    ...stamp,
    category: 'mortgage',
    label: 'Stamp duty on the loan',
    localLabel: 'imposto do selo, crédito',
  },
  registryDesk: {
    category: 'registry',
    nature: 'regulatedTariff',
    dueTo: 'registry',
    label: 'Deed and registration at the one-stop desk',
    localLabel: 'Casa Pronta',
    wordings: { notaryRoute: { label: 'Registration', localLabel: 'registo predial' } },
  },
  notaryFeeNet: { ...market, category: 'notary', dueTo: 'notary', label: 'Notary', localLabel: 'escritura' },
  notaryFeeVat: { ...market, category: 'notary', dueTo: 'other', label: 'VAT on the notary fee', localLabel: 'IVA' },
  preferenceNotice: {
    ...market,
    category: 'registry',
    dueTo: 'registry',
    label: 'Notice of pre-emption',
    localLabel: 'direito de preferência',
  },
  bankFees: {
    ...market,
    category: 'lender',
    dueTo: 'lender',
    label: 'Study, valuation and formalities of the bank',
    localLabel: 'comissões bancárias',
  },
  bankFeesStampDuty: {
    ...stamp,
    category: 'lender',
    label: 'Stamp duty on the fees of the bank',
    localLabel: 'imposto do selo, comissões',
  },
  lawyer: { ...market, category: 'legal', dueTo: 'other', label: 'Lawyer', localLabel: 'advogado' },
  lawyerVat: { ...market, category: 'legal', dueTo: 'other', label: 'VAT on the lawyer', localLabel: 'IVA' },
  brokerFeeBuyer,
}
