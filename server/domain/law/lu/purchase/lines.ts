import type { CountryLineKey } from '#contract/propcalc/fees/keys'
import type { Words } from '#contract/shared/law'
import type { LineKinds } from '../../../core/line-kind.ts'
import { costs } from '../words.ts'

const duty = { category: 'transferTax', nature: 'tax', dueTo: 'state' } as const
const vat = { category: 'vat', nature: 'tax', dueTo: 'state' } as const
const notary = { category: 'notary', nature: 'regulatedTariff', dueTo: 'notary' } as const
const registrar = { nature: 'regulatedTariff', dueTo: 'registry' } as const
const onLoan = { category: 'mortgage', nature: 'tax', dueTo: 'state' } as const
const notaryOfLoan = { ...notary, category: 'mortgage' } as const
const ofSeller = { category: 'mortgage', payer: 'seller' } as const
const market = { nature: 'marketEstimate' } as const

/** Lines of a purchase in Luxembourg, each with a label in every language of the registry. */
export const luxembourgLines: LineKinds<CountryLineKey<'LU'>, Words> = {
  registrationDuty: {
    ...duty,
    label: costs.lines.registrationDuty,
    localLabel: "droit d'enregistrement",
  },
  transcriptionDuty: {
    ...duty,
    label: costs.lines.transcriptionDuty,
    localLabel: 'droit de transcription',
  },
  communalSurtax: {
    ...duty,
    dueTo: 'municipality',
    label: costs.lines.communalSurtax,
    localLabel: 'surtaxe communale',
  },
  housingCredit: {
    ...duty,
    label: costs.lines.housingCredit,
    localLabel: 'crédit d’impôt « Bëllegen Akt »',
  },
  rentalCredit: {
    ...duty,
    label: costs.lines.rentalCredit,
    localLabel: 'crédit d’impôt locatif',
  },
  minimumDuty: {
    ...duty,
    label: costs.lines.minimumDuty,
    localLabel: 'droit minimum',
  },
  constructionVat: {
    ...vat,
    label: costs.lines.constructionVat,
    localLabel: 'TVA logement',
    wordings: {
      insidePrice: {
        label: costs.constructionVatInPart,
      },
    },
  },
  constructionVatAdjustment: {
    ...vat,
    label: costs.lines.constructionVatAdjustment,
    localLabel: 'régularisation de la TVA logement',
  },
  renovationVat: {
    ...vat,
    label: costs.lines.renovationVat,
    localLabel: 'TVA logement, rénovation',
  },
  notaryFeeNet: {
    ...notary,
    label: costs.lines.notaryFeeNet,
    localLabel: 'émolument proportionnel',
    wordings: { otherDeed: { label: costs.notaryFeeOfDeed } },
  },
  notaryCopies: {
    ...notary,
    label: costs.lines.notaryCopies,
    localLabel: 'droits de copie',
  },
  notaryFeeVat: {
    ...notary,
    label: costs.lines.notaryFeeVat,
    localLabel: 'TVA sur émolument',
  },
  transcriptionSalary: {
    ...registrar,
    category: 'registry',
    label: costs.lines.transcriptionSalary,
    localLabel: 'salaire du conservateur, transcription',
  },
  notaryDisbursements: {
    ...notary,
    ...market,
    label: costs.lines.notaryDisbursements,
    localLabel: 'débours',
  },
  mortgageRegistrationDuty: {
    ...onLoan,
    label: costs.lines.mortgageRegistrationDuty,
    localLabel: "droit d'enregistrement de l'obligation",
  },
  mortgageInscriptionDuty: {
    ...onLoan,
    label: costs.lines.mortgageInscriptionDuty,
    localLabel: "droit d'hypothèque",
  },
  inscriptionSalary: {
    ...registrar,
    category: 'mortgage',
    label: costs.lines.inscriptionSalary,
    localLabel: 'salaire du conservateur, inscription',
  },
  mortgageNotaryFeeNet: {
    ...notaryOfLoan,
    label: costs.lines.mortgageNotaryFeeNet,
    localLabel: 'émolument proportionnel',
  },
  mortgageNotaryFeeVat: {
    ...notaryOfLoan,
    label: costs.lines.mortgageNotaryFeeVat,
    localLabel: 'TVA sur émolument',
  },
  bankFees: {
    ...market,
    category: 'lender',
    dueTo: 'lender',
    label: costs.lines.bankFees,
  },
  brokerFeeBuyer: {
    ...market,
    category: 'brokerage',
    dueTo: 'broker',
    label: costs.lines.brokerFeeBuyer,
    localLabel: "frais d'agence",
  },
  dischargeDuty: {
    ...duty,
    ...ofSeller,
    label: costs.lines.dischargeDuty,
    localLabel: 'droit fixe, mainlevée',
  },
  dischargeNotaryFee: {
    ...notaryOfLoan,
    ...ofSeller,
    label: costs.lines.dischargeNotaryFee,
    localLabel: 'honoraire de mainlevée',
  },
  dischargeNotaryVat: {
    ...notaryOfLoan,
    ...ofSeller,
    label: costs.lines.dischargeNotaryVat,
    localLabel: 'TVA sur honoraire',
  },
  radiationSalary: {
    ...registrar,
    ...ofSeller,
    label: costs.lines.radiationSalary,
    localLabel: 'salaire du conservateur, radiation',
  },
}
