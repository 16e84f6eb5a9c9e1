import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { housingCreditCeiling } from './parameters/credits.ts'

/** What changes a figure in Luxembourg. */
const profile: Question[] = [
  ask.useOrOther,
  {
    field: 'operation',
    type: 'choice',
    required: false,
    default: 'existing',
    options: [
      {
        value: 'existing',
        label: {
          en: 'Existing building',
          fr: 'Bâtiment existant',
          de: 'Bestehendes Gebäude',
          lb: 'Bestoend Gebai',
        },
      },
      {
        value: 'offPlan',
        label: {
          en: 'Off plan (VEFA)',
          fr: 'En état futur d’achèvement (VEFA)',
          de: 'Vom Plan (VEFA)',
          lb: 'Um Plang (VEFA)',
        },
      },
      {
        value: 'buildingLand',
        label: { en: 'Building land', fr: 'Terrain à bâtir', de: 'Bauland', lb: 'Bauland' },
      },
    ],
    label: { en: 'What do you buy?', fr: 'Que achetez-vous ?', de: 'Was kaufen Sie?', lb: 'Wat kaaft Dir?' },
  },
  {
    field: 'commune',
    type: 'text',
    required: false,
    when: { field: 'use', equals: 'other' },
    label: {
      en: 'In which municipality?',
      fr: 'Dans quelle commune ?',
      de: 'In welcher Gemeinde?',
      lb: 'A wéi enger Gemeng?',
    },
  },
  {
    field: 'landValue',
    type: 'amount',
    required: false,
    min: 0,
    when: { field: 'operation', equals: 'offPlan' },
    label: {
      en: 'Value of the land',
      fr: 'Valeur du terrain',
      de: 'Wert des Grundstücks',
      lb: 'Wäert vum Terrain',
    },
  },
  {
    field: 'buyers[].housingCreditUsed',
    type: 'amount',
    required: false,
    default: 0,
    min: 0,
    max: Math.max(...housingCreditCeiling.versions.map(({ value }) => value)),
    when: { field: 'use', equals: 'mainResidence' },
    label: {
      en: 'Housing tax credit already used',
      fr: 'Crédit d’impôt déjà utilisé',
      de: 'Bereits genutzter Steuerkredit',
      lb: 'Scho benotzte Steierkredit',
    },
  },
  ask.loanAmount,
]

/** What a form and a calculator need to know of Luxembourg. */
export const form: CountryMetadata = {
  code: 'LU',
  iso2: 'LU',
  iso3: 'LUX',
  name: { en: 'Luxembourg', fr: 'Luxembourg', de: 'Luxemburg', lb: 'Lëtzebuerg' },
  currency: 'EUR',
  languages: ['lb', 'fr', 'de'],
  serviceVatRate: 0.17,
  regionKind: 'commune',
  regionRequired: false,
  regions: [],
  rentRules: [
    {
      key: 'rentCap',
      says: 'The yearly rent of a dwelling is capped at 5 % of the invested capital.',
      certainty: 'published',
      legalReference: 'loi du 21 septembre 2006',
    },
    {
      key: 'rentAdaptation',
      says: 'The rent of a dwelling may be adapted only every two years.',
      certainty: 'published',
      legalReference: 'loi du 21 septembre 2006, art. 3(5)',
    },
    {
      key: 'rentTaxation',
      says: 'Net rent is taxed at the progressive scale of income tax.',
      certainty: 'published',
    },
  ],
  profile,
}
