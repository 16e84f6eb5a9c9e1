import type { CountryLineKey } from '#contract/propcalc/fees/keys'
import type { LineKinds } from '../../core/line-kind.ts'
import { brokerFeeBuyer, vatOnPrice } from '../purchase/entries.ts'

const notary = { category: 'notary', nature: 'marketEstimate', dueTo: 'notary' } as const
const tariff = { ...notary, nature: 'regulatedTariff' } as const
const vat = { localLabel: 'TVA / btw' } as const

/** Lines of a Belgian purchase. */
export const belgianLines: LineKinds<CountryLineKey<'BE'>> = {
  transferTax: {
    category: 'transferTax',
    nature: 'tax',
    dueTo: 'region',
    label: 'Registration duty',
    localLabel: "droit d'enregistrement",
    wordings: { flanders: { label: 'Sales duty', localLabel: 'verkooprecht' } },
  },
  vat: { ...vatOnPrice, ...vat },
  fixedDuty: {
    category: 'transferTax',
    nature: 'tax',
    dueTo: 'state',
    label: 'Fixed registration duty',
    localLabel: 'droit fixe général',
  },
  notaryFeeNet: { ...tariff, label: 'Notary fee', localLabel: 'honoraires / ereloon' },
  administrativeFees: { ...notary, label: 'Administrative fees of the notary', localLabel: 'frais administratifs' },
  searches: { ...notary, label: 'External searches', localLabel: 'recherches' },
  notaryFeeVat: { ...tariff, ...vat, label: 'VAT on notary fee, administrative fees and searches' },
  transcription: {
    category: 'registry',
    nature: 'marketEstimate',
    dueTo: 'registry',
    label: 'Transcription in the register',
    localLabel: 'transcription',
  },
  writingDuty: {
    category: 'stamp',
    nature: 'marketEstimate',
    dueTo: 'state',
    label: 'Writing duty',
    localLabel: "droit d'écriture",
  },
  mortgageTaxes: {
    category: 'mortgage',
    nature: 'tax',
    dueTo: 'state',
    label: 'Registration and mortgage duty on the loan',
    localLabel: "droits d'enregistrement et d'hypothèque",
    wordings: {
      mandate: { label: 'Fixed duty on the mandate', localLabel: 'droit fixe sur le mandat hypothécaire' },
    },
  },
  mortgageOther: {
    category: 'mortgage',
    nature: 'marketEstimate',
    dueTo: 'notary',
    label: 'Notary, register and VAT of the loan',
  },
  brokerFeeBuyer,
}
