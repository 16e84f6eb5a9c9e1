import { tables } from '#languages/derived/law/uk'
import { buildLabels } from '#languages/labels'
import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { britishNotCovered } from './not-covered.ts'

const words = buildLabels(tables)
const person = { field: 'buyerType', equals: 'individual' }
const england = { field: 'region', oneOf: ['GB-ENG', 'GB-NIR'] }

/** Questions of the form: those whose answers change a figure in the United Kingdom. */
const profile: Question[] = [
  {
    field: 'region',
    type: 'region',
    required: true,
    label: words.questions.region,
  },
  ask.use,
  ask.newBuild,
  ask.buyerType,
  {
    ...ask.firstTimeBuyer,
    when: { field: 'use', equals: 'mainResidence' },
    help: 'Every buyer has never owned a home or a part of one, anywhere in the world, and will live in this one.',
  },
  { ...ask.ownsOtherDwelling, when: person },
  {
    field: 'replacesMainResidence',
    type: 'boolean',
    required: false,
    when: { field: 'ownsOtherDwelling', equals: true },
    label: words.questions.replacesMainResidence,
    help: 'The old main residence is or was sold within three years.',
  },
  {
    field: 'taxResident',
    type: 'boolean',
    required: false,
    default: true,
    when: england,
    label: words.questions.taxResident,
  },
  {
    field: 'companyReliefApplies',
    type: 'boolean',
    required: false,
    default: false,
    when: { field: 'buyerType', equals: 'company' },
    label: words.questions.companyReliefApplies,
  },
  {
    ...ask.agreementDate,
    help: 'The day on which contracts were exchanged or missives concluded. It decides the surcharge on an additional dwelling and the rate of companies: a contract of before a rise keeps the rate of its day, outside Scotland unless it is varied, assigned or sub-sold afterwards.',
  },
  {
    field: 'leasehold',
    type: 'boolean',
    required: false,
    default: false,
    label: words.questions.leasehold,
  },
  ask.loanAmount,
]

/** Metadata of the United Kingdom for forms and calculators. */
export const britishForm: CountryMetadata = {
  code: 'UK',
  iso2: 'GB',
  iso3: 'GBR',
  name: words.name,
  currency: 'GBP',
  languages: ['en', 'cy'],
  serviceVatRate: 0.2,
  regionKind: 'nation',
  regionRequired: true,
  regions: [
    { code: 'GB-ENG', name: 'England' },
    { code: 'GB-NIR', name: 'Northern Ireland' },
    { code: 'GB-SCT', name: 'Scotland' },
    { code: 'GB-WLS', name: 'Cymru' },
  ],
  rentRules: [
    {
      key: 'rentCoverage',
      says: 'Lenders ask that the rent of a let dwelling is 125 to 145 per cent of the interest.',
      certainty: 'unverified',
    },
  ],
  profile,
  notCovered: britishNotCovered,
}
