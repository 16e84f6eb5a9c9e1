import { tables } from '#languages/derived/law/fr'
import { buildLabels } from '#languages/labels'
import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { frenchNotCovered } from './not-covered.ts'
import { frenchRegions } from './regions.ts'

const words = buildLabels(tables)
const ownHome = { field: 'use', equals: 'mainResidence' }
const isNew = { field: 'newBuild', equals: true }

/** Questions of the form: those whose answers change a figure in France. */
const profile: Question[] = [
  {
    field: 'region',
    type: 'region',
    required: true,
    label: words.questions.region,
  },
  ask.use,
  { ...ask.newBuild, help: 'Off plan, or finished for at most five years and sold with VAT.' },
  { ...ask.priceIncludesVat, default: true },
  {
    field: 'newBuildDutyBase',
    type: 'choice',
    required: false,
    default: 'exclVat',
    options: ask.questionOptions(words.options.newBuildDutyBase, 'exclVat', 'inclVat'),
    when: isNew,
    label: words.questions.newBuildDutyBase,
  },
  {
    field: 'reducedVat',
    type: 'boolean',
    required: false,
    default: false,
    when: isNew,
    label: words.questions.reducedVat,
    help: 'For main residences in ANRU or QPV areas, under conditions of income.',
  },
  {
    field: 'dwellingsInPermit',
    type: 'integer',
    required: false,
    min: 1,
    max: 10_000,
    when: isNew,
    label: words.questions.dwellingsInPermit,
    help: 'Main dwellings of the one building permit; the fee of the notary is lower in a larger building. Subsidised housing (HLM) and resales have tariffs of their own.',
  },
  {
    ...ask.firstTimeBuyer,
    when: ownHome,
    help: 'The buyer owned no main residence during the last two years. Of several buyers each is spared for the own part, but a couple married in community only if both are first-time buyers.',
  },
  {
    ...ask.reliefConditionsMet,
    help: 'The buyer undertakes to use the dwelling as main residence for five years without interruption.',
  },
  {
    field: 'departmentRate',
    type: 'fraction',
    required: false,
    min: 0.012,
    max: 0.05,
    label: words.questions.departmentRate,
  },
  ask.movables,
  ask.loanAmount,
  {
    field: 'security',
    type: 'choice',
    required: false,
    default: 'guarantee',
    options: ask.questionOptions(words.options.security, 'guarantee', 'lenderLien', 'mortgage'),
    label: words.questions.security,
  },
  {
    field: 'notaryRebateRate',
    type: 'fraction',
    required: false,
    default: 0,
    min: 0,
    max: 0.2,
    label: words.questions.notaryRebateRate,
    help: 'On the fee for the part of the price above 100 000, the same for every client of the office.',
  },
  ask.brokerFee,
]

/** Metadata of France for forms and calculators. */
export const frenchForm: CountryMetadata = {
  code: 'FR',
  iso2: 'FR',
  iso3: 'FRA',
  name: words.name,
  currency: 'EUR',
  languages: ['fr'],
  serviceVatRate: 0.2,
  regionKind: 'department',
  regionRequired: true,
  regions: frenchRegions,
  rentRules: [
    {
      key: 'unfurnishedRent',
      says: 'Rent of unfurnished dwellings up to 15 000 EUR a year may be taxed after a flat allowance of 30 %, else after actual expenses; social levies of 17.2 % come on top.',
      certainty: 'published',
      legalReference: 'CGI art. 32',
    },
    {
      key: 'furnishedRent',
      says: 'Furnished rent up to 77 700 EUR a year may be taxed after an allowance of 50 %; unclassified tourist lets up to 15 000 EUR after 30 %; the actual regime with depreciation remains.',
      certainty: 'unverified',
      legalReference: 'CGI art. 50-0',
    },
    {
      key: 'furnishedSocialLevies',
      says: 'Social levies on furnished rent were raised in 2026, to 18.6 %.',
      certainty: 'unverified',
    },
    {
      key: 'landlordDepreciation',
      says: 'From 2026 private landlords of new builds may depreciate 3.5, 4.5 or 5.5 % a year, up to 8 000, 10 000 or 12 000 EUR, for nine years; old dwellings need works of 30 %.',
      certainty: 'published',
      legalReference: 'finance law for 2026',
    },
  ],
  profile,
  notCovered: frenchNotCovered,
}
