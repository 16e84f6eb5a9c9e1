import { tables } from '#languages/derived/law/it'
import { buildLabels, repeatInAllLanguages } from '#languages/labels'
import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { italianNotCovered } from './not-covered.ts'

const words = buildLabels(tables)
const existing = { field: 'newBuild', equals: false }

/** Questions of the form: those whose answers change a figure in Italy. */
const profile: Question[] = [
  ask.use,
  ask.newBuild,
  { ...ask.priceIncludesVat, default: false },
  ask.buyerType,
  {
    field: 'cadastralCategory',
    type: 'choice',
    required: false,
    default: 'A/2',
    options: (['A/1', 'A/2', 'A/3', 'A/4', 'A/5', 'A/6', 'A/7', 'A/8', 'A/9', 'A/11'] as const).map(value => ({
      value,
      label: repeatInAllLanguages(value),
    })),
    label: words.questions.cadastralCategory,
  },
  {
    ...ask.reliefConditionsMet,
    help: 'The buyer lives or works in the municipality or moves there within 18 months, owns no other home there, and none bought with the relief, or sells that one in time.',
  },
  {
    field: 'cadastralIncome',
    type: 'amount',
    required: false,
    min: 0.01,
    when: existing,
    label: words.questions.cadastralIncome,
    help: 'Printed in the extract of the land register; without it the price is the base.',
  },
  {
    field: 'cadastralValueOption',
    type: 'boolean',
    required: false,
    default: true,
    when: existing,
    label: words.questions.cadastralValueOption,
  },
  {
    field: 'previousMainHomeTax',
    type: 'amount',
    required: false,
    default: 0,
    min: 0,
    when: { field: 'use', equals: 'mainResidence' },
    label: words.questions.previousMainHomeTax,
  },
  ask.loanAmount,
  { ...ask.brokerFeeRate, default: 0.0366 },
]

/** Metadata of Italy for forms and calculators. */
export const italianForm: CountryMetadata = {
  code: 'IT',
  iso2: 'IT',
  iso3: 'ITA',
  name: words.name,
  currency: 'EUR',
  languages: ['it'],
  serviceVatRate: 0.22,
  regionKind: 'none',
  regionRequired: false,
  regions: [],
  rentRules: [],
  profile,
  notCovered: italianNotCovered,
}
