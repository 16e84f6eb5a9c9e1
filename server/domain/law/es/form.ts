import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { notCovered } from './not-covered.ts'
import { ofLimits, words } from './questions.ts'
import { regions } from './regions.ts'

const ownHome = { field: 'use', equals: 'mainResidence' }
const withLargeHolders = { field: 'region', oneOf: ['ES-CT', 'ES-AS'] }

/** A yes-or-no question of the law: it has no default. */
const yesOrNo = (field: string, label: Question['label'], when: NonNullable<Question['when']>): Question => ({
  field,
  type: 'boolean',
  required: false,
  when,
  label,
})

const region: Question = {
  field: 'region',
  type: 'region',
  required: true,
  label: words.questions.region,
}

const disability: Question = {
  field: 'disability',
  type: 'choice',
  required: false,
  when: ownHome,
  options: ask.choices(words.options.disability, 'none', 'from33', 'from65'),
  label: words.questions.disability,
}

const family: Question[] = [
  yesOrNo('largeFamily', words.questions.largeFamily, ownHome),
  yesOrNo('singleParentFamily', words.questions.singleParentFamily, ownHome),
  disability,
]

const ofHolders: Question[] = [
  {
    ...yesOrNo('largeHolder', words.questions.largeHolder, withLargeHolders),
    default: false,
    help: 'More than ten homes or 1 500 square metres of them, fewer in an area with a stressed market.',
  },
  {
    ...yesOrNo('wholeBuilding', words.questions.wholeBuilding, withLargeHolders),
    default: false,
  },
  {
    ...yesOrNo('vatExemptionWaived', words.questions.vatExemptionWaived, { field: 'newBuild', equals: false }),
    default: false,
  },
]

/** The questions of the form: those whose answers change a figure in Spain. */
const profile: Question[] = [
  region,
  ask.use,
  ask.newBuild,
  { ...ask.priceIncludesVat, default: false },
  {
    ...yesOrNo('protectedHousing', words.questions.protectedHousing, { field: 'newBuild', equals: true }),
    default: false,
  },
  ask.buyerType,
  {
    ...ask.firstTimeBuyer,
    when: ownHome,
    help: 'The first home that the buyers acquire in full ownership, to live in.',
  },
  { ...ask.ownsOtherDwelling, when: ownHome },
  { ...ask.buyerAge, when: ownHome, help: 'The oldest buyer decides on the reduced rates of young buyers.' },
  ...family,
  { ...ask.fiscalReferenceValue, help: 'Reference value of the cadastre (valor de referencia).' },
  {
    field: 'areaM2',
    type: 'number',
    required: false,
    min: 1,
    max: 10_000,
    when: { field: 'region', equals: 'ES-PV' },
    label: words.questions.areaM2,
  },
  ...ofLimits,
  ...ofHolders,
  ask.loanAmount,
  {
    field: 'lawyerFeeRate',
    type: 'fraction',
    required: false,
    default: 0,
    min: 0,
    max: 0.05,
    label: words.questions.lawyerFeeRate,
  },
]

/** What a form and a calculator need to know of Spain. */
export const form: CountryMetadata = {
  code: 'ES',
  iso2: 'ES',
  iso3: 'ESP',
  name: words.name,
  currency: 'EUR',
  languages: ['es', 'ca', 'eu', 'gl'],
  serviceVatRate: 0.21,
  regionKind: 'community',
  regionRequired: true,
  regions,
  rentRules: [],
  profile,
  notCovered,
}
