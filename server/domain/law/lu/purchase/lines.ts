import type { CountryLineKey } from '#contract/propcalc/fees/keys'
import type { Words } from '#contract/shared/law'
import type { LineKinds } from '../../../core/line-kind.ts'

const duty = { category: 'transferTax', nature: 'tax', dueTo: 'state' } as const
const vat = { category: 'vat', nature: 'tax', dueTo: 'state' } as const
const notary = { category: 'notary', nature: 'regulatedTariff', dueTo: 'notary' } as const
const onLoan = { category: 'mortgage', nature: 'tax', dueTo: 'state' } as const
const notaryOfLoan = { ...notary, category: 'mortgage' } as const
const market = { nature: 'marketEstimate' } as const

/** The lines of a purchase in Luxembourg, in the four languages of the service. */
export const lines: LineKinds<CountryLineKey<'LU'>, Words> = {
  registrationDuty: {
    ...duty,
    label: {
      en: 'Registration duty',
      fr: "Droit d'enregistrement",
      de: 'Registrierungsgebühr',
      lb: 'Enregistrementsdroit',
    },
    localLabel: "droit d'enregistrement",
  },
  transcriptionDuty: {
    ...duty,
    label: {
      en: 'Transcription duty',
      fr: 'Droit de transcription',
      de: 'Überschreibungsgebühr',
      lb: 'Transkriptiounsdroit',
    },
    localLabel: 'droit de transcription',
  },
  communalSurtax: {
    ...duty,
    dueTo: 'municipality',
    label: {
      en: 'Communal surtax on what is not housing',
      fr: "Surtaxe communale sur ce qui n'est pas un logement",
      de: 'Gemeindezuschlag auf die Teile, die keine Wohnung sind',
      lb: 'Gemengesurtax op dat, wat keng Wunneng ass',
    },
    localLabel: 'surtaxe communale',
  },
  housingCredit: {
    ...duty,
    label: {
      en: 'Housing tax credit of the buyers',
      fr: "Crédit d'impôt des acquéreurs (Bëllegen Akt)",
      de: 'Steuergutschrift der Käufer (Bëllegen Akt)',
      lb: 'Steierkredit vun de Keefer (Bëllegen Akt)',
    },
    localLabel: 'crédit d’impôt « Bëllegen Akt »',
  },
  rentalCredit: {
    ...duty,
    label: {
      en: 'Rental tax credit of the buyers',
      fr: "Crédit d'impôt locatif des acquéreurs",
      de: 'Steuergutschrift der Käufer für Vermietung',
      lb: "Steierkredit vun de Keefer fir d'Verlounen",
    },
    localLabel: 'crédit d’impôt locatif',
  },
  minimumDuty: {
    ...duty,
    label: {
      en: 'Minimum collected when a credit is used',
      fr: "Minimum perçu quand un crédit d'impôt est utilisé",
      de: 'Mindestbetrag bei Nutzung einer Steuergutschrift',
      lb: 'Minimum, wann e Steierkredit benotzt gëtt',
    },
    localLabel: 'droit minimum',
  },
  constructionVat: {
    ...vat,
    label: {
      en: 'VAT on the construction',
      fr: 'TVA sur la construction',
      de: 'Mehrwertsteuer auf den Bau',
      lb: 'TVA op de Bau',
    },
    localLabel: 'TVA logement',
    wordings: {
      insidePrice: {
        label: {
          en: 'VAT on the construction, of which the price holds a part',
          fr: 'TVA sur la construction, dont une partie est comprise dans le prix',
          de: 'Mehrwertsteuer auf den Bau, zum Teil im Preis enthalten',
          lb: 'TVA op de Bau, déi zum Deel am Präis ass',
        },
      },
    },
  },
  constructionVatAdjustment: {
    ...vat,
    label: {
      en: 'VAT on the construction, less the VAT inside the price',
      fr: 'TVA sur la construction, moins la TVA comprise dans le prix',
      de: 'Mehrwertsteuer auf den Bau abzüglich der im Preis enthaltenen',
      lb: 'TVA op de Bau, ouni déi am Präis',
    },
    localLabel: 'régularisation de la TVA logement',
  },
  renovationVat: {
    ...vat,
    label: {
      en: 'VAT on the works',
      fr: 'TVA sur les travaux',
      de: 'Mehrwertsteuer auf die Arbeiten',
      lb: "TVA op d'Aarbechten",
    },
    localLabel: 'TVA logement, rénovation',
  },
  notaryFeeNet: {
    ...notary,
    label: {
      en: 'Notary, tariff for a sale by private agreement',
      fr: 'Notaire, barème de la vente de gré à gré',
      de: 'Notar, Tarif für den freihändigen Verkauf',
      lb: 'Notaire, Barème fir de Verkaf aus der Hand',
    },
    localLabel: 'émolument proportionnel',
  },
  notaryFeeVat: {
    ...notary,
    label: {
      en: 'VAT on the notary fee',
      fr: "TVA sur l'émolument du notaire",
      de: 'Mehrwertsteuer auf die Notargebühr',
      lb: "TVA op d'Notairesfraisen",
    },
    localLabel: 'TVA sur émolument',
  },
  notaryDisbursements: {
    ...notary,
    ...market,
    label: {
      en: 'Copies, searches and disbursements',
      fr: 'Copies, recherches et débours',
      de: 'Abschriften, Recherchen und Auslagen',
      lb: 'Kopien, Recherchen an Auslagen',
    },
    localLabel: 'débours',
  },
  mortgageRegistrationDuty: {
    ...onLoan,
    label: {
      en: 'Registration duty on the loan',
      fr: "Droit d'enregistrement du prêt",
      de: 'Registrierungsgebühr auf das Darlehen',
      lb: 'Enregistrementsdroit op de Prêt',
    },
    localLabel: "droit d'enregistrement de l'obligation",
  },
  mortgageInscriptionDuty: {
    ...onLoan,
    label: {
      en: 'Mortgage inscription duty',
      fr: "Droit d'inscription hypothécaire",
      de: 'Gebühr für die Hypothekeneintragung',
      lb: "Droit op d'Aschreiwung vun der Hypothéik",
    },
    localLabel: "droit d'hypothèque",
  },
  mortgageNotaryFeeNet: {
    ...notaryOfLoan,
    label: {
      en: 'Notary, tariff for a loan with security',
      fr: 'Notaire, barème de l’obligation avec garantie',
      de: 'Notar, Tarif für das gesicherte Darlehen',
      lb: 'Notaire, Barème fir de Prêt mat Garantie',
    },
    localLabel: 'émolument proportionnel',
  },
  mortgageNotaryFeeVat: {
    ...notaryOfLoan,
    label: {
      en: 'VAT on the notary fee for the loan',
      fr: "TVA sur l'émolument du notaire pour le prêt",
      de: 'Mehrwertsteuer auf die Notargebühr für das Darlehen',
      lb: "TVA op d'Notairesfraise fir de Prêt",
    },
    localLabel: 'TVA sur émolument',
  },
  bankFees: {
    ...market,
    category: 'lender',
    dueTo: 'lender',
    label: {
      en: 'File and valuation fees of the bank',
      fr: "Frais de dossier et d'expertise de la banque",
      de: 'Bearbeitungs- und Schätzkosten der Bank',
      lb: 'Dossiers- an Expertisefraise vun der Bank',
    },
  },
  brokerFeeBuyer: {
    ...market,
    category: 'brokerage',
    dueTo: 'broker',
    label: {
      en: 'Agency fee of the buyer',
      fr: "Frais d'agence de l'acquéreur",
      de: 'Maklerprovision des Käufers',
      lb: 'Agencefraise vum Keefer',
    },
    localLabel: "frais d'agence",
  },
}
