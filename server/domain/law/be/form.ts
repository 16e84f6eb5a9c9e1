import { tables } from '#languages/derived/law/be'
import { buildLabels } from '#languages/labels'
import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { belgianNotCovered } from './not-covered.ts'

const words = buildLabels(tables)
const ownHome = { field: 'use', equals: 'mainResidence' }
const inFlanders = { field: 'region', equals: 'BE-VLG' }

/** Whether another dwelling will be sold; the same question for all buyers together and for each. */
const undertakesToSell = {
  type: 'boolean',
  required: false,
  label: words.questions.undertakesToSell,
} as const

/** Questions of the form: those whose answers change a figure in Belgium. */
const profile: Question[] = [
  {
    field: 'region',
    type: 'region',
    required: true,
    label: words.questions.region,
  },
  ask.use,
  ask.newBuild,
  { ...ask.priceIncludesVat, default: true },
  { ...ask.ownsOtherDwelling, when: ownHome },
  {
    ...undertakesToSell,
    field: 'undertakesToSell',
    when: { field: 'ownsOtherDwelling', equals: true },
    help: 'Within two years in Flanders, three in Wallonia, where it counts for deeds of 2025 and later. In Brussels the duty is paid in full, and that on the allowance comes back after a sale within two years.',
  },
  { ...ask.buyerShare, when: ownHome },
  {
    field: 'buyers[].ownsOtherDwelling',
    type: 'boolean',
    required: false,
    when: ownHome,
    label: words.questions['buyers[].ownsOtherDwelling'],
    help: 'Where the buyers differ: in Flanders, and in Wallonia from 2025, each pays by their own answer on the part bought; elsewhere one owner keeps all from the relief.',
  },
  {
    ...undertakesToSell,
    field: 'buyers[].undertakesToSell',
    when: { field: 'buyers[].ownsOtherDwelling', equals: true },
  },
  {
    field: 'buildingLand',
    type: 'boolean',
    required: false,
    default: false,
    when: { field: 'newBuild', equals: false },
    label: words.questions.buildingLand,
    help: 'Flanders has no low rate for it, Brussels a smaller allowance.',
  },
  {
    ...ask.reliefConditionsMet,
    help: 'Natural persons who register in the home within three years and stay: one year in Flanders (from 2026), three in Wallonia, five in Brussels.',
  },
  {
    field: 'coreCityOrRand',
    type: 'boolean',
    required: false,
    default: false,
    when: inFlanders,
    label: words.questions.coreCityOrRand,
  },
  {
    field: 'deepEnergyRenovation',
    type: 'boolean',
    required: false,
    default: false,
    when: inFlanders,
    label: words.questions.deepEnergyRenovation,
    help: 'Agreements of 2018 to 2024: works finished within five years that bring the home to the standard of the law.',
  },
  {
    field: 'protectedMonument',
    type: 'boolean',
    required: false,
    default: false,
    when: inFlanders,
    label: words.questions.protectedMonument,
    help: 'Agreements of 2018 to 2024: what the rate saves is spent on the conservation of the monument.',
  },
  {
    field: 'energyClassJumps',
    type: 'integer',
    required: false,
    default: 0,
    min: 0,
    max: 6,
    when: { field: 'region', equals: 'BE-BRU' },
    label: words.questions.energyClassJumps,
  },
  {
    ...ask.agreementDate,
    help: 'In Brussels the preliminary agreement decides which allowance holds. In Flanders one of before 2025 keeps the rates for deep energy renovation and for protected monuments.',
  },
  {
    field: 'rebuiltHome',
    type: 'boolean',
    required: false,
    default: false,
    when: { field: 'newBuild', equals: true },
    label: words.questions.rebuiltHome,
  },
  ask.loanAmount,
  {
    field: 'security',
    type: 'choice',
    required: false,
    default: 'mortgage',
    options: ask.questionOptions(words.options.security, 'mortgage', 'mandate'),
    label: words.questions.security,
  },
]

/** Metadata of Belgium for forms and calculators. */
export const belgianForm: CountryMetadata = {
  code: 'BE',
  iso2: 'BE',
  iso3: 'BEL',
  name: words.name,
  currency: 'EUR',
  languages: ['nl', 'fr', 'de'],
  serviceVatRate: 0.21,
  regionKind: 'region',
  regionRequired: true,
  regions: [
    { code: 'BE-VLG', name: 'Vlaams Gewest' },
    { code: 'BE-WAL', name: 'Région wallonne' },
    { code: 'BE-BRU', name: 'Région de Bruxelles-Capitale / Brussels Hoofdstedelijk Gewest' },
  ],
  rentRules: [
    {
      key: 'rentTaxation',
      says: 'Private letting to a tenant who lives there is taxed not on the rent but on the indexed cadastral income × 1.4, at the marginal rate.',
      certainty: 'unverified',
    },
    {
      key: 'propertyTax',
      says: 'A yearly regional property tax is due on the indexed cadastral income.',
      certainty: 'unverified',
    },
    {
      key: 'professionalLetting',
      says: 'Letting for professional use is taxed on the real rent less 40 %, up to a limit.',
      certainty: 'unverified',
    },
  ],
  profile,
  notCovered: belgianNotCovered,
}
