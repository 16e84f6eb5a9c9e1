import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { luxembourgNotCovered } from './not-covered.ts'
import { housingCreditCeiling } from './parameters/credits.ts'
import { luxembourgWords } from './words.ts'

/** Questions of the form: those whose answers change a figure in Luxembourg. */
const profile: Question[] = [
  ask.useOrOther,
  {
    field: 'operation',
    type: 'choice',
    required: false,
    default: 'existing',
    options: ask.questionOptions(luxembourgWords.options.operation, 'existing', 'offPlan', 'buildingLand'),
    label: luxembourgWords.questions.operation,
  },
  {
    field: 'commune',
    type: 'text',
    required: false,
    when: { field: 'use', equals: 'other' },
    label: luxembourgWords.questions.commune,
  },
  {
    field: 'landValue',
    type: 'amount',
    required: false,
    min: 0,
    when: { field: 'operation', equals: 'offPlan' },
    label: luxembourgWords.questions.landValue,
  },
  {
    field: 'buyers[].housingCreditUsed',
    type: 'amount',
    required: false,
    default: 0,
    min: 0,
    max: Math.max(...housingCreditCeiling.versions.map(({ value }) => value)),
    when: { field: 'use', equals: 'mainResidence' },
    label: luxembourgWords.questions['buyers[].housingCreditUsed'],
  },
  ask.loanAmount,
]

/** Metadata of Luxembourg for forms and calculators. */
export const luxembourgForm: CountryMetadata = {
  code: 'LU',
  iso2: 'LU',
  iso3: 'LUX',
  name: luxembourgWords.name,
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
  notCovered: luxembourgNotCovered,
}
