import { tables } from '#languages/derived/law/us'
import { buildLabels } from '#languages/labels'
import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { americanNotCovered } from './not-covered.ts'
import { states } from './regions.ts'

const words = buildLabels(tables)
/** Questions of the form: those whose answers change a figure in the United States. */
const profile: Question[] = [
  {
    field: 'region',
    type: 'region',
    required: true,
    label: words.questions.region,
  },
  {
    field: 'county',
    type: 'text',
    required: false,
    when: { field: 'region', oneOf: ['US-FL', 'US-MN', 'US-NV', 'US-NY'] },
    label: words.questions.county,
    help: 'Miami-Dade, Clark, Hennepin, Ramsey, Westchester and Rockland have rates of their own.',
  },
  {
    field: 'city',
    type: 'choice',
    required: false,
    when: { field: 'region', oneOf: ['US-CA', 'US-IL', 'US-NY', 'US-PA'] },
    options: ask.questionOptions(
      words.options.city,
      'New York City',
      'Los Angeles',
      'San Francisco',
      'Chicago',
      'Philadelphia',
      'Pittsburgh',
    ),
    label: words.questions.city,
  },
  ask.use,
  ask.newBuild,
  {
    ...ask.firstTimeBuyer,
    when: { field: 'region', oneOf: ['US-DC', 'US-DE', 'US-MD'] },
    help: 'The buyers have never owned a home in the state and will live in this one. The District of Columbia has limits of price and of household income.',
  },
  {
    ...ask.agreementDate,
    when: { field: 'region', equals: 'US-NJ' },
    help: 'New Jersey refunds an increase of its fee on expensive homes for older contracts.',
  },
  {
    field: 'dwellingUnits',
    type: 'integer',
    required: false,
    default: 1,
    min: 1,
    max: 4,
    label: words.questions.dwellingUnits,
  },
  {
    field: 'negotiatedToBuyer',
    type: 'boolean',
    required: false,
    default: false,
    label: words.questions.negotiatedToBuyer,
  },
  {
    field: 'recordingPages',
    type: 'integer',
    required: false,
    min: 1,
    max: 200,
    when: { field: 'region', equals: 'US-FL' },
    label: words.questions.recordingPages,
  },
  ask.loanAmount,
  ask.brokerFeeRate,
]

/** Metadata of the United States for forms and calculators. */
export const americanForm: CountryMetadata = {
  code: 'US',
  iso2: 'US',
  iso3: 'USA',
  name: words.name,
  currency: 'USD',
  languages: ['en', 'es'],
  serviceVatRate: null,
  regionKind: 'state',
  regionRequired: true,
  regions: states,
  rentRules: [],
  profile,
  notCovered: americanNotCovered,
}
