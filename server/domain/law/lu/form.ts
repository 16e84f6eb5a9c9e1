import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { notCovered } from './not-covered.ts'
import { housingCreditCeiling } from './parameters/credits.ts'
import { words } from './words.ts'

/** The questions of the form: those whose answers change a figure in Luxembourg. */
const profile: Question[] = [
  ask.useOrOther,
  {
    field: 'operation',
    type: 'choice',
    required: false,
    default: 'existing',
    options: ask.choices(words.options.operation, 'existing', 'offPlan', 'buildingLand'),
    label: words.questions.operation,
  },
  {
    field: 'commune',
    type: 'text',
    required: false,
    when: { field: 'use', equals: 'other' },
    label: words.questions.commune,
  },
  {
    field: 'landValue',
    type: 'amount',
    required: false,
    min: 0,
    when: { field: 'operation', equals: 'offPlan' },
    label: words.questions.landValue,
  },
  {
    field: 'buyers[].housingCreditUsed',
    type: 'amount',
    required: false,
    default: 0,
    min: 0,
    max: Math.max(...housingCreditCeiling.versions.map(({ value }) => value)),
    when: { field: 'use', equals: 'mainResidence' },
    label: words.questions['buyers[].housingCreditUsed'],
  },
  ask.loanAmount,
]

/** What a form and a calculator need to know of Luxembourg. */
export const form: CountryMetadata = {
  code: 'LU',
  iso2: 'LU',
  iso3: 'LUX',
  name: words.name,
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
  notCovered,
}
