import type { CountryLineKey } from '#contract/propcalc/fees/keys'
import type { LineKinds } from '../../core/line-kind.ts'
import { brokerFeeBuyer, vatOnPrice } from '../purchase/entries.ts'

const tax = { category: 'transferTax', nature: 'tax', dueTo: 'state' } as const
const notary = { category: 'notary', nature: 'marketEstimate', dueTo: 'notary' } as const
const ofLoan = { category: 'mortgage', nature: 'marketEstimate', dueTo: 'notary' } as const

/** Lines of an Italian purchase. */
export const italianLines: LineKinds<CountryLineKey<'IT'>> = {
  registerTax: { ...tax, label: 'Register tax', localLabel: 'imposta di registro' },
  mortgageTax: { ...tax, label: 'Mortgage tax', localLabel: 'imposta ipotecaria' },
  cadastralTax: { ...tax, label: 'Cadastral tax', localLabel: 'imposta catastale' },
  vat: { ...vatOnPrice, localLabel: 'IVA' },
  previousHomeCredit: {
    ...tax,
    label: 'Credit of the tax on the former main home',
    localLabel: 'credito d’imposta per il riacquisto',
  },
  registryItems: {
    category: 'registry',
    nature: 'regulatedTariff',
    dueTo: 'registry',
    label: 'Stamp and small items of the registers',
    localLabel: 'bollo, registrazione, voltura',
  },
  notaryFeeNet: {
    ...notary,
    label: 'Notary',
    localLabel: 'onorario del notaio',
    wordings: { cadastralRebate: { label: 'Notary, with the rebate for the cadastral value' } },
  },
  notaryFeeVat: { ...notary, label: 'VAT on the notary fee', localLabel: 'IVA' },
  mortgageNotaryFeeNet: { ...ofLoan, label: 'Notary, deed of the loan', localLabel: 'onorario del notaio, mutuo' },
  mortgageNotaryFeeVat: { ...ofLoan, label: 'VAT on the notary fee for the loan', localLabel: 'IVA' },
  mortgageSubstituteTax: {
    category: 'mortgage',
    nature: 'tax',
    dueTo: 'state',
    label: 'Substitute tax on the loan',
    localLabel: 'imposta sostitutiva',
  },
  brokerFeeBuyer,
}
