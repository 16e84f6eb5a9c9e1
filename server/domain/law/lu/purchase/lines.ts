import type { CountryLineKey } from '#contract/propcalc/fees/keys'
import type { Words } from '#contract/shared/law'
import { type CostWords, costWords } from '#contract/words/costs'
import type { LineKinds } from '../../../core/line-kind.ts'

const duty = { category: 'transferTax', nature: 'tax', dueTo: 'state' } as const
const vat = { category: 'vat', nature: 'tax', dueTo: 'state' } as const
const notary = { category: 'notary', nature: 'regulatedTariff', dueTo: 'notary' } as const
const onLoan = { category: 'mortgage', nature: 'tax', dueTo: 'state' } as const
const notaryOfLoan = { ...notary, category: 'mortgage' } as const
const market = { nature: 'marketEstimate' } as const

const inWords = (of: (words: CostWords) => string): Words => ({
  en: of(costWords.en),
  fr: of(costWords.fr),
  de: of(costWords.de),
  lb: of(costWords.lb),
})

const nameOf = (key: CountryLineKey<'LU'>): Words => inWords(({ lines }) => lines[key])

/** The lines of a purchase in Luxembourg, in the four languages of the service. */
export const lines: LineKinds<CountryLineKey<'LU'>, Words> = {
  registrationDuty: {
    ...duty,
    label: nameOf('registrationDuty'),
    localLabel: "droit d'enregistrement",
  },
  transcriptionDuty: {
    ...duty,
    label: nameOf('transcriptionDuty'),
    localLabel: 'droit de transcription',
  },
  communalSurtax: {
    ...duty,
    dueTo: 'municipality',
    label: nameOf('communalSurtax'),
    localLabel: 'surtaxe communale',
  },
  housingCredit: {
    ...duty,
    label: nameOf('housingCredit'),
    localLabel: 'crédit d’impôt « Bëllegen Akt »',
  },
  rentalCredit: {
    ...duty,
    label: nameOf('rentalCredit'),
    localLabel: 'crédit d’impôt locatif',
  },
  minimumDuty: {
    ...duty,
    label: nameOf('minimumDuty'),
    localLabel: 'droit minimum',
  },
  constructionVat: {
    ...vat,
    label: nameOf('constructionVat'),
    localLabel: 'TVA logement',
    wordings: {
      insidePrice: {
        label: inWords(({ constructionVatInPart }) => constructionVatInPart),
      },
    },
  },
  constructionVatAdjustment: {
    ...vat,
    label: nameOf('constructionVatAdjustment'),
    localLabel: 'régularisation de la TVA logement',
  },
  renovationVat: {
    ...vat,
    label: nameOf('renovationVat'),
    localLabel: 'TVA logement, rénovation',
  },
  notaryFeeNet: {
    ...notary,
    label: nameOf('notaryFeeNet'),
    localLabel: 'émolument proportionnel',
  },
  notaryFeeVat: {
    ...notary,
    label: nameOf('notaryFeeVat'),
    localLabel: 'TVA sur émolument',
  },
  notaryDisbursements: {
    ...notary,
    ...market,
    label: nameOf('notaryDisbursements'),
    localLabel: 'débours',
  },
  mortgageRegistrationDuty: {
    ...onLoan,
    label: nameOf('mortgageRegistrationDuty'),
    localLabel: "droit d'enregistrement de l'obligation",
  },
  mortgageInscriptionDuty: {
    ...onLoan,
    label: nameOf('mortgageInscriptionDuty'),
    localLabel: "droit d'hypothèque",
  },
  mortgageNotaryFeeNet: {
    ...notaryOfLoan,
    label: nameOf('mortgageNotaryFeeNet'),
    localLabel: 'émolument proportionnel',
  },
  mortgageNotaryFeeVat: {
    ...notaryOfLoan,
    label: nameOf('mortgageNotaryFeeVat'),
    localLabel: 'TVA sur émolument',
  },
  bankFees: {
    ...market,
    category: 'lender',
    dueTo: 'lender',
    label: nameOf('bankFees'),
  },
  brokerFeeBuyer: {
    ...market,
    category: 'brokerage',
    dueTo: 'broker',
    label: nameOf('brokerFeeBuyer'),
    localLabel: "frais d'agence",
  },
}
