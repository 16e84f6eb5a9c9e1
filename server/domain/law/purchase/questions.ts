import type { CountryMetadata } from '../country.ts'

/** A question as the list of countries prints it. */
export type Question = CountryMetadata['profile'][number]

/** What a dwelling is bought for. */
export const use: Question = {
  field: 'use',
  type: 'choice',
  required: true,
  options: [
    {
      value: 'mainResidence',
      label: { en: 'Live in it', fr: 'Y habiter', de: 'Selbst bewohnen', lb: 'Selwer bewunnen' },
    },
    {
      value: 'secondHome',
      label: { en: 'Second home', fr: 'Résidence secondaire', de: 'Zweitwohnung', lb: 'Zweetwunneng' },
    },
    { value: 'rental', label: { en: 'Let it', fr: 'Louer', de: 'Vermieten', lb: 'Verlounen' } },
  ],
  label: { en: 'What will you do with it?', fr: 'Quel usage ?', de: 'Welche Nutzung?', lb: 'Wéi eng Notzung?' },
}

/** What a property is bought for, where it need not be a dwelling. */
export const useOrOther: Question = {
  ...use,
  options: [
    ...(use.options ?? []),
    {
      value: 'other',
      label: { en: 'No dwelling', fr: 'Pas un logement', de: 'Keine Wohnung', lb: 'Keng Wunneng' },
    },
  ],
}

/** First sale with VAT. */
export const newBuild: Question = {
  field: 'newBuild',
  type: 'boolean',
  required: false,
  default: false,
  label: {
    en: 'Is it a new build?',
    fr: 'Est-ce un logement neuf ?',
    de: 'Ist es ein Neubau?',
    lb: 'Ass et en Neibau?',
  },
  help: 'First sale by a seller who is liable to VAT.',
}

/** How the price of a new build is quoted; each country adds its default. */
export const priceIncludesVat: Question = {
  field: 'priceIncludesVat',
  type: 'boolean',
  required: false,
  when: { field: 'newBuild', equals: true },
  label: {
    en: 'Does the price include VAT?',
    fr: 'Le prix comprend-il la TVA ?',
    de: 'Enthält der Preis die Mehrwertsteuer?',
    lb: "Ass d'TVA am Präis?",
  },
}

/** A first purchase; each country adds its definition as help. */
export const firstTimeBuyer: Question = {
  field: 'firstTimeBuyer',
  type: 'boolean',
  required: false,
  label: {
    en: 'Is it your first purchase?',
    fr: 'Est-ce votre premier achat ?',
    de: 'Ist es Ihr erster Kauf?',
    lb: 'Ass et Ären éischte Kaf?',
  },
}

/** Another dwelling. */
export const ownsOtherDwelling: Question = {
  field: 'ownsOtherDwelling',
  type: 'boolean',
  required: false,
  label: {
    en: 'Do you own another dwelling?',
    fr: 'Possédez-vous un autre logement ?',
    de: 'Besitzen Sie eine andere Wohnung?',
    lb: 'Hutt Dir eng aner Wunneng?',
  },
}

/** The conditions of a relief; each country adds them as help. */
export const reliefConditionsMet: Question = {
  field: 'reliefConditionsMet',
  type: 'boolean',
  required: false,
  when: { field: 'use', equals: 'mainResidence' },
  label: {
    en: 'Do you meet the conditions of the relief?',
    fr: 'Remplissez-vous les conditions de l’allègement ?',
    de: 'Erfüllen Sie die Bedingungen der Vergünstigung?',
    lb: "Erfëllt Dir d'Konditiounen?",
  },
}

/** Part of each buyer. */
export const buyerShare: Question = {
  field: 'buyers[].share',
  type: 'fraction',
  required: false,
  min: 0,
  max: 1,
  label: {
    en: 'Share of this buyer',
    fr: 'Part de cet acquéreur',
    de: 'Anteil dieses Käufers',
    lb: 'Deel vun dësem Keefer',
  },
}

/** Age of each buyer. */
export const buyerAge: Question = {
  field: 'buyers[].age',
  type: 'integer',
  required: false,
  min: 18,
  max: 120,
  label: {
    en: 'Age of this buyer',
    fr: 'Âge de cet acquéreur',
    de: 'Alter dieses Käufers',
    lb: 'Alter vun dësem Keefer',
  },
}

/** A person or a company. */
export const buyerType: Question = {
  field: 'buyerType',
  type: 'choice',
  required: false,
  default: 'individual',
  options: [
    {
      value: 'individual',
      label: { en: 'A person', fr: 'Une personne', de: 'Eine Person', lb: 'Eng Persoun' },
    },
    {
      value: 'company',
      label: { en: 'A company', fr: 'Une société', de: 'Eine Gesellschaft', lb: 'Eng Gesellschaft' },
    },
  ],
  label: { en: 'Who buys?', fr: 'Qui achète ?', de: 'Wer kauft?', lb: 'Wie keeft?' },
}

/** The loan. */
export const loanAmount: Question = {
  field: 'loanAmount',
  type: 'amount',
  required: false,
  default: 0,
  min: 0,
  label: { en: 'Loan', fr: 'Emprunt', de: 'Darlehen', lb: 'Prêt' },
}

/** Furniture and fittings. */
export const movables: Question = {
  field: 'movables',
  type: 'amount',
  required: false,
  default: 0,
  min: 0,
  label: {
    en: 'Furniture and fittings in the price',
    fr: 'Meubles compris dans le prix',
    de: 'Mitverkaufte bewegliche Sachen',
    lb: 'Miwwelen am Präis',
  },
}

/** The broker, as a sum. */
export const brokerFee: Question = {
  field: 'brokerFee',
  type: 'amount',
  required: false,
  min: 0,
  label: {
    en: 'Fee that you owe a broker',
    fr: 'Honoraires d’agence à votre charge',
    de: 'Maklerprovision zu Ihren Lasten',
    lb: 'Käschte vun der Agence, déi Dir bezuelt',
  },
}

/** The broker, as a part of the price; countries with a usual rate add it as default. */
export const brokerFeeRate: Question = {
  field: 'brokerFeeRate',
  type: 'fraction',
  required: false,
  min: 0,
  max: 0.2,
  label: {
    en: 'Fee that you owe a broker, as a part of the price',
    fr: 'Honoraires d’agence à votre charge, en part du prix',
    de: 'Maklerprovision zu Ihren Lasten, als Teil des Preises',
    lb: 'Käschte vun der Agence, als Deel vum Präis',
  },
}

/** The agreement before the deed. */
export const agreementDate: Question = {
  field: 'agreementDate',
  type: 'date',
  required: false,
  label: {
    en: 'Day of the binding agreement',
    fr: 'Date du compromis',
    de: 'Tag des verbindlichen Vorvertrags',
    lb: 'Datum vum Compromis',
  },
}

/** A value of the tax office; each country says which as help. */
export const fiscalReferenceValue: Question = {
  field: 'fiscalReferenceValue',
  type: 'amount',
  required: false,
  min: 0,
  label: {
    en: 'Value for the tax office',
    fr: 'Valeur fiscale de référence',
    de: 'Steuerlicher Referenzwert',
    lb: 'Steierleche Referenzwäert',
  },
}
