import { tables } from '#languages/derived/law/de'
import { buildLabels } from '#languages/labels'
import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { germanNotCovered } from './not-covered.ts'
import { germanRegions } from './regions.ts'

const words = buildLabels(tables)
const inHessen = { field: 'region', equals: 'DE-HE' }

/** Questions of the form: those whose answers change a figure in Germany. */
const profile: Question[] = [
  {
    field: 'region',
    type: 'region',
    required: true,
    label: words.questions.region,
  },
  ask.use,
  {
    field: 'relatedSale',
    type: 'boolean',
    required: false,
    default: false,
    label: words.questions.relatedSale,
  },
  {
    ...ask.firstTimeBuyer,
    when: inHessen,
    help: 'For the Hessengeld: the first own home, in which the buyers will live, bought from March 2024.',
  },
  {
    field: 'childrenUnder18',
    type: 'integer',
    required: false,
    default: 0,
    min: 0,
    max: 20,
    when: inHessen,
    label: words.questions.childrenUnder18,
  },
  { ...ask.buyerShare, when: inHessen },
  ask.movables,
  ask.loanAmount,
  {
    field: 'security',
    type: 'choice',
    required: false,
    default: 'book',
    options: ask.questionOptions(words.options.security, 'book', 'certificate'),
    label: words.questions.security,
  },
  { ...ask.brokerFeeRate, default: 0.0357 },
]

/** Metadata of Germany for forms and calculators. */
export const germanForm: CountryMetadata = {
  code: 'DE',
  iso2: 'DE',
  iso3: 'DEU',
  name: words.name,
  currency: 'EUR',
  languages: ['de'],
  serviceVatRate: 0.19,
  regionKind: 'land',
  regionRequired: true,
  regions: germanRegions,
  rentRules: [
    {
      key: 'rentTaxation',
      says: 'Rent less interest, costs and depreciation is taxed at the marginal rate of income tax.',
      certainty: 'unverified',
      legalReference: 'EStG § 21',
    },
    {
      key: 'depreciation',
      says: 'The building, not the land, is depreciated at 2 % a year (built 1925 to 2022), 2.5 % (before 1925) or 3 % (finished from 2023); new dwellings contracted from October 2023 to September 2029 at a declining 5 %.',
      certainty: 'unverified',
      legalReference: 'EStG § 7',
    },
  ],
  profile,
  notCovered: germanNotCovered,
}
