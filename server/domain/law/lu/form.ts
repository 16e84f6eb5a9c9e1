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
    field: 'deed',
    type: 'choice',
    required: false,
    default: 'sale',
    options: ask.questionOptions(luxembourgWords.options.deed, 'sale', 'partition', 'exchange', 'gift'),
    label: luxembourgWords.questions.deed,
  },
  {
    field: 'relationship',
    type: 'choice',
    required: false,
    when: { field: 'deed', equals: 'gift' },
    options: ask.questionOptions(
      luxembourgWords.options.relationship,
      ...(['directLine', 'directLineBeyondShare', 'spouse', 'partner', 'sibling'] as const),
      ...(['uncleNephew', 'greatUncle', 'charity', 'other'] as const),
    ),
    label: luxembourgWords.questions.relationship,
  },
  {
    field: 'givenValue',
    type: 'amount',
    required: false,
    min: 0.01,
    when: { field: 'deed', equals: 'exchange' },
    label: luxembourgWords.questions.givenValue,
  },
  {
    field: 'acquiredShare',
    type: 'fraction',
    required: false,
    min: 0.01,
    max: 1,
    when: { field: 'deed', equals: 'partition' },
    label: luxembourgWords.questions.acquiredShare,
  },
  {
    field: 'marketValue',
    type: 'amount',
    required: false,
    min: 0,
    when: { field: 'deed', equals: 'partition' },
    label: luxembourgWords.questions.marketValue,
  },
  {
    field: 'assumedDebt',
    type: 'amount',
    required: false,
    min: 0,
    when: { field: 'deed', equals: 'partition' },
    label: luxembourgWords.questions.assumedDebt,
  },
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
      says: 'The yearly rent of a dwelling, luxury homes included since 1 August 2024, is capped at 5 % of the invested capital, revalued and reduced for age; POST /api/v1/propcalc/rent-cap calculates it.',
      certainty: 'statutory',
      legalReference: 'loi du 21 septembre 2006, art. 3(1) to (4); loi du 23 juillet 2024, art. 6',
    },
    {
      key: 'rentAdaptation',
      says: 'The rent of a running lease may be adapted only every two years, and since 1 August 2024 by at most 10 %.',
      certainty: 'statutory',
      legalReference: 'loi du 21 septembre 2006, art. 3(5); loi du 23 juillet 2024, art. 3',
    },
    {
      key: 'furnitureSupplement',
      says: 'Beside the rent of a furnished dwelling at most 1.5 % a month of the invoices for furniture younger than ten years.',
      certainty: 'statutory',
      legalReference: 'loi du 21 septembre 2006, art. 3(1); loi du 23 juillet 2024, art. 3',
    },
    {
      key: 'coTenancy',
      says: 'The rents of all tenants of a shared dwelling, or of rooms let one by one, together stay below the cap.',
      certainty: 'statutory',
      legalReference: 'loi du 21 septembre 2006, arts 2bis, 3(1); loi du 23 juillet 2024, arts 2, 3',
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
