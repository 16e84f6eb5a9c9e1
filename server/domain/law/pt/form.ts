import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'

const ownHome = { field: 'use', equals: 'mainResidence' }
const firstHome =
  'The first own permanent home: the buyer owned no housing in the three years before, and keeps this one for six years.'

/** What changes a figure in Portugal. */
const profile: Question[] = [
  {
    field: 'region',
    type: 'region',
    required: false,
    default: 'PT-MAINLAND',
    label: {
      en: 'Mainland or island?',
      fr: 'Continent ou île ?',
      de: 'Festland oder Insel?',
      lb: 'Festland oder Insel?',
    },
  },
  ask.use,
  { ...ask.firstTimeBuyer, when: ownHome, help: firstHome },
  ask.buyerShare,
  { ...ask.buyerAge, when: ownHome, help: 'Young buyers are at most 35 on the day of the deed.' },
  {
    ...ask.firstTimeBuyer,
    field: 'buyers[].firstTimeBuyer',
    when: ownHome,
    help: firstHome,
  },
  {
    field: 'buyers[].dependant',
    type: 'boolean',
    required: false,
    when: ownHome,
    label: {
      en: 'Is this buyer a dependant for tax in this year?',
      fr: 'Cet acquéreur est-il à charge fiscalement cette année ?',
      de: 'Ist dieser Käufer in diesem Jahr steuerlich ein Angehöriger?',
      lb: 'Ass dëse Keefer dëst Joer steierlech zu Laascht?',
    },
  },
  {
    field: 'taxResident',
    type: 'boolean',
    required: false,
    default: true,
    label: {
      en: 'Are you a tax resident of Portugal?',
      fr: 'Êtes-vous résident fiscal du Portugal ?',
      de: 'Sind Sie in Portugal steuerlich ansässig?',
      lb: 'Sidd Dir a Portugal steierlech ugesiedelt?',
    },
  },
  {
    field: 'formerTaxResident',
    type: 'boolean',
    required: false,
    default: false,
    when: { field: 'taxResident', equals: false },
    label: {
      en: 'Were you one before?',
      fr: 'L’avez-vous été auparavant ?',
      de: 'Waren Sie es früher?',
      lb: 'Waart Dir et virdrun?',
    },
  },
  { ...ask.fiscalReferenceValue, help: 'The tax value of the property (valor patrimonial tributário).' },
  ask.loanAmount,
  {
    field: 'loanTermMonths',
    type: 'integer',
    required: false,
    default: 360,
    min: 1,
    max: 600,
    label: {
      en: 'Term of the loan in months',
      fr: 'Durée du prêt en mois',
      de: 'Laufzeit des Darlehens in Monaten',
      lb: 'Dauer vum Prêt a Méint',
    },
  },
  {
    field: 'deedRoute',
    type: 'choice',
    required: false,
    default: 'oneStopDesk',
    options: [
      {
        value: 'oneStopDesk',
        label: { en: 'One-stop desk', fr: 'Guichet unique', de: 'Behördenschalter', lb: 'Guichet unique' },
      },
      { value: 'notary', label: { en: 'Notary', fr: 'Notaire', de: 'Notar', lb: 'Notaire' } },
    ],
    label: {
      en: 'Where is the deed made?',
      fr: 'Où l’acte est-il passé ?',
      de: 'Wo wird beurkundet?',
      lb: 'Wou gëtt den Akt gemaach?',
    },
  },
]

/** What a form and a calculator need to know of Portugal. */
export const form: CountryMetadata = {
  code: 'PT',
  iso2: 'PT',
  iso3: 'PRT',
  name: { en: 'Portugal', fr: 'Portugal', de: 'Portugal', lb: 'Portugal' },
  currency: 'EUR',
  languages: ['pt'],
  serviceVatRate: 0.23,
  regionKind: 'territory',
  regionRequired: false,
  regions: [
    { code: 'PT-MAINLAND', name: 'Continente' },
    { code: 'PT-20', name: 'Açores' },
    { code: 'PT-30', name: 'Madeira' },
  ],
  rentRules: [],
  profile,
}
