import type { CountryLineKey } from '#contract/propcalc/fees/keys'
import type { LineKinds } from '../../core/line-kind.ts'
import { brokerFeeBuyer, vatOnPrice } from '../purchase/entries.ts'

const notary = { category: 'notary', nature: 'marketEstimate', dueTo: 'notary' } as const
const registry = { category: 'registry', nature: 'regulatedTariff', dueTo: 'registry' } as const
const helper = { category: 'legal', nature: 'marketEstimate', dueTo: 'other' } as const
/** The tax on sales and services has another name in the Canary Islands, and in Ceuta and Melilla. */
const salesTax = {
  localLabel: 'IVA',
  wordings: { igic: { localLabel: 'IGIC' }, ipsi: { localLabel: 'IPSI' } },
} as const

/** Lines of a Spanish purchase. */
export const spanishLines: LineKinds<CountryLineKey<'ES'>> = {
  transferTax: {
    category: 'transferTax',
    nature: 'tax',
    dueTo: 'region',
    label: 'Transfer tax of the community',
    localLabel: 'impuesto sobre transmisiones patrimoniales (ITP)',
  },
  vat: { ...vatOnPrice, ...salesTax, wordings: { ...vatOnPrice.wordings, ...salesTax.wordings } },
  stampDuty: {
    category: 'stamp',
    nature: 'tax',
    dueTo: 'region',
    label: 'Stamp duty on the deed',
    localLabel: 'actos jurídicos documentados (AJD)',
  },
  notaryFeeNet: { ...notary, label: 'Notary, with sheets and copies', localLabel: 'notaría' },
  notaryFeeVat: { ...notary, ...salesTax, label: 'VAT on the notary fee' },
  registryFeeNet: { ...registry, label: 'Registrar', localLabel: 'registro de la propiedad' },
  registryFeeVat: { ...registry, ...salesTax, label: 'VAT on the fee of the registrar' },
  gestoria: { ...helper, label: 'Office that files deed and taxes', localLabel: 'gestoría' },
  gestoriaVat: { ...helper, ...salesTax, label: 'VAT on the office that files' },
  valuation: {
    category: 'lender',
    nature: 'marketEstimate',
    dueTo: 'other',
    label: 'Valuation for the bank',
    localLabel: 'tasación',
  },
  lawyer: { ...helper, label: 'Lawyer', localLabel: 'abogado' },
  lawyerVat: { ...helper, ...salesTax, label: 'VAT on the lawyer' },
  brokerFeeBuyer,
}
