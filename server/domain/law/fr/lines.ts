import type { CountryLineKey } from '#contract/propcalc/fees/keys'
import type { LineKinds } from '../../core/line-kind.ts'
import { brokerFeeBuyer, vatOnPrice } from '../purchase/entries.ts'

const duty = { category: 'transferTax', nature: 'tax' } as const
const notary = { category: 'notary', nature: 'regulatedTariff', dueTo: 'notary' } as const
const notaryMarket = { ...notary, nature: 'marketEstimate' } as const
const ofLoan = { category: 'mortgage', nature: 'regulatedTariff', dueTo: 'notary' } as const
const onSecured = { category: 'mortgage', nature: 'tax', dueTo: 'state' } as const
const levy = { localLabel: "frais d'assiette et de recouvrement" } as const

/** Lines of a French purchase. */
export const frenchLines: LineKinds<CountryLineKey<'FR'>> = {
  departmentalTransferTax: {
    ...duty,
    dueTo: 'region',
    label: 'Departmental transfer duty',
    localLabel: 'droits de mutation, part départementale',
  },
  municipalTransferTax: {
    ...duty,
    dueTo: 'municipality',
    label: 'Municipal additional duty',
    localLabel: 'taxe additionnelle communale',
  },
  stateLevy: { ...duty, ...levy, dueTo: 'state', label: 'State levy for assessment and collection' },
  newBuildDuty: {
    ...duty,
    dueTo: 'region',
    label: 'Duty on a new build',
    localLabel: 'taxe de publicité foncière, taux réduit',
  },
  newBuildDutyLevy: { ...duty, ...levy, dueTo: 'state', label: 'State levy on the duty' },
  vat: { ...vatOnPrice, localLabel: 'TVA' },
  landRegistryContribution: {
    category: 'registry',
    nature: 'tax',
    dueTo: 'state',
    label: 'Land-registry contribution',
    localLabel: 'contribution de sécurité immobilière',
  },
  notaryFeeNet: { ...notary, label: 'Notary fee', localLabel: 'émoluments' },
  notaryFeeVat: { ...notary, label: 'VAT on the notary fee', localLabel: 'TVA' },
  notaryFormalities: { ...notaryMarket, label: 'Formalities', localLabel: 'formalités' },
  notaryFormalitiesVat: { ...notaryMarket, label: 'VAT on the formalities', localLabel: 'TVA' },
  notaryDisbursements: { ...notaryMarket, label: 'Disbursements', localLabel: 'débours' },
  loanGuarantee: {
    category: 'mortgage',
    nature: 'marketEstimate',
    dueTo: 'other',
    refundable: true,
    label: 'Mutual guarantee of the loan',
    localLabel: 'caution',
  },
  mortgageNotaryFeeNet: { ...ofLoan, label: 'Notary fee for the security', localLabel: 'émoluments' },
  mortgageNotaryFeeVat: { ...ofLoan, label: 'VAT on the notary fee', localLabel: 'TVA' },
  mortgageRegistryContribution: {
    ...onSecured,
    label: 'Land-registry contribution on the security',
    localLabel: 'contribution de sécurité immobilière',
  },
  mortgageDuty: { ...onSecured, label: 'Duty on the mortgage', localLabel: 'taxe de publicité foncière' },
  mortgageDutyLevy: { ...onSecured, ...levy, label: 'State levy on the duty' },
  mortgageDisbursements: {
    ...ofLoan,
    nature: 'marketEstimate',
    label: 'Disbursements for the security',
    localLabel: 'débours',
  },
  brokerFeeBuyer,
}
