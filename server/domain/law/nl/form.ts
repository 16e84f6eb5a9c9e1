import { tables } from '#languages/derived/law/nl'
import { buildLabels } from '#languages/labels'
import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { dutchNotCovered } from './not-covered.ts'

const words = buildLabels(tables)
const ownHome = { field: 'use', equals: 'mainResidence' }

/** Questions of the form: those whose answers change a figure in the Netherlands. */
const profile: Question[] = [
  ask.useOrOther,
  ask.newBuild,
  { ...ask.priceIncludesVat, default: true },
  ask.buyerShare,
  { ...ask.buyerAge, when: ownHome, help: 'Starters are 18 to 34 on the day of the deed.' },
  {
    field: 'buyers[].starterExemptionUsed',
    type: 'boolean',
    required: false,
    when: ownHome,
    label: words.questions['buyers[].starterExemptionUsed'],
    help: 'The exemption of transfer tax for starters is given once in a life.',
  },
  ask.movables,
  ask.loanAmount,
  {
    field: 'nhg',
    type: 'boolean',
    required: false,
    default: false,
    when: ownHome,
    label: words.questions.nhg,
  },
]

/** Metadata of the Netherlands for forms and calculators. */
export const dutchForm: CountryMetadata = {
  code: 'NL',
  iso2: 'NL',
  iso3: 'NLD',
  name: words.name,
  currency: 'EUR',
  languages: ['nl'],
  serviceVatRate: 0.21,
  regionKind: 'none',
  regionRequired: false,
  regions: [],
  rentRules: [
    {
      key: 'rentTaxation',
      says: 'A let dwelling of a private person is taxed in box 3: in 2026 a notional return of 6.00 % on other assets above an allowance of 59 357 EUR a person, at 36 %; the actual return may be proved.',
      certainty: 'published',
      legalReference: 'Wet inkomstenbelasting 2001, box 3',
    },
  ],
  profile,
  notCovered: dutchNotCovered,
}
