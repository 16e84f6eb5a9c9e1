import { tables } from '#languages/derived/law/pt'
import { buildLabels } from '#languages/labels'
import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { portugueseNotCovered } from './not-covered.ts'

const words = buildLabels(tables)
const ownHome = { field: 'use', equals: 'mainResidence' }
const firstHome =
  'The first own permanent home: the buyer owned no housing in the three years before, and keeps this one for six years.'

/** Questions of the form: those whose answers change a figure in Portugal. */
const profile: Question[] = [
  {
    field: 'region',
    type: 'region',
    required: false,
    default: 'PT-MAINLAND',
    label: words.questions.region,
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
    label: words.questions['buyers[].dependant'],
  },
  {
    field: 'taxResident',
    type: 'boolean',
    required: false,
    default: true,
    label: words.questions.taxResident,
  },
  {
    field: 'formerTaxResident',
    type: 'boolean',
    required: false,
    default: false,
    when: { field: 'taxResident', equals: false },
    label: words.questions.formerTaxResident,
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
    label: words.questions.loanTermMonths,
  },
  {
    field: 'deedRoute',
    type: 'choice',
    required: false,
    default: 'oneStopDesk',
    options: ask.questionOptions(words.options.deedRoute, 'oneStopDesk', 'notary'),
    label: words.questions.deedRoute,
  },
]

/** Metadata of Portugal for forms and calculators. */
export const portugueseForm: CountryMetadata = {
  code: 'PT',
  iso2: 'PT',
  iso3: 'PRT',
  name: words.name,
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
  notCovered: portugueseNotCovered,
}
