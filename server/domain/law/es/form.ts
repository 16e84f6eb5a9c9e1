import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { spanishNotCovered } from './not-covered.ts'
import { ofLimits, spanishWords } from './questions.ts'
import { spanishRegions } from './regions.ts'

const ownHome = { field: 'use', equals: 'mainResidence' }
const withLargeHolders = { field: 'region', oneOf: ['ES-CT', 'ES-AS'] }

/** Yes-or-no question of the law, without a default. */
const legalYesNoQuestion = (
  field: string,
  label: Question['label'],
  when: NonNullable<Question['when']>,
): Question => ({
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
  label: spanishWords.questions.region,
}

const disability: Question = {
  field: 'disability',
  type: 'choice',
  required: false,
  when: ownHome,
  options: ask.questionOptions(spanishWords.options.disability, 'none', 'from33', 'from65'),
  label: spanishWords.questions.disability,
}

const family: Question[] = [
  legalYesNoQuestion('largeFamily', spanishWords.questions.largeFamily, ownHome),
  legalYesNoQuestion('singleParentFamily', spanishWords.questions.singleParentFamily, ownHome),
  disability,
]

const ofHolders: Question[] = [
  {
    ...legalYesNoQuestion('largeHolder', spanishWords.questions.largeHolder, withLargeHolders),
    default: false,
    help: 'More than ten homes or 1 500 square metres of them, fewer in an area with a stressed market.',
  },
  {
    ...legalYesNoQuestion('wholeBuilding', spanishWords.questions.wholeBuilding, withLargeHolders),
    default: false,
  },
  {
    ...legalYesNoQuestion('vatExemptionWaived', spanishWords.questions.vatExemptionWaived, {
      field: 'newBuild',
      equals: false,
    }),
    default: false,
  },
]

/** Questions of the form: those whose answers change a figure in Spain. */
const profile: Question[] = [
  region,
  ask.use,
  ask.newBuild,
  { ...ask.priceIncludesVat, default: false },
  {
    ...legalYesNoQuestion('protectedHousing', spanishWords.questions.protectedHousing, {
      field: 'newBuild',
      equals: true,
    }),
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
    label: spanishWords.questions.areaM2,
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
    label: spanishWords.questions.lawyerFeeRate,
  },
]

/** Metadata of Spain for forms and calculators. */
export const spanishForm: CountryMetadata = {
  code: 'ES',
  iso2: 'ES',
  iso3: 'ESP',
  name: spanishWords.name,
  currency: 'EUR',
  languages: ['es', 'ca', 'eu', 'gl'],
  serviceVatRate: 0.21,
  regionKind: 'community',
  regionRequired: true,
  regions: spanishRegions,
  rentRules: [],
  profile,
  notCovered: spanishNotCovered,
}
