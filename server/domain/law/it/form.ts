import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'

const existing = { field: 'newBuild', equals: false }

/** What changes a figure in Italy. */
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
      label: { en: value, fr: value, de: value, lb: value },
    })),
    label: {
      en: 'Cadastral category',
      fr: 'Catégorie cadastrale',
      de: 'Katasterkategorie',
      lb: 'Katasterkategorie',
    },
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
    label: {
      en: 'Cadastral income (rendita catastale)',
      fr: 'Revenu cadastral (rendita catastale)',
      de: 'Katasterertrag (rendita catastale)',
      lb: 'Katasterertrag (rendita catastale)',
    },
    help: 'Printed in the extract of the land register; without it the price is the base.',
  },
  {
    field: 'cadastralValueOption',
    type: 'boolean',
    required: false,
    default: true,
    when: existing,
    label: {
      en: 'Ask for the cadastral value as base?',
      fr: 'Demander la valeur cadastrale comme base ?',
      de: 'Den Katasterwert als Grundlage verlangen?',
      lb: 'De Katasterwäert als Basis froen?',
    },
  },
  {
    field: 'previousMainHomeTax',
    type: 'amount',
    required: false,
    default: 0,
    min: 0,
    when: { field: 'use', equals: 'mainResidence' },
    label: {
      en: 'Tax paid on your former main home',
      fr: 'Impôt payé sur votre ancienne résidence principale',
      de: 'Auf das frühere Eigenheim gezahlte Steuer',
      lb: 'Steier op Ärem fréieren Doheem',
    },
  },
  ask.loanAmount,
  { ...ask.brokerFeeRate, default: 0.0366 },
]

/** What a form and a calculator need to know of Italy. */
export const form: CountryMetadata = {
  code: 'IT',
  iso2: 'IT',
  iso3: 'ITA',
  name: { en: 'Italy', fr: 'Italie', de: 'Italien', lb: 'Italien' },
  currency: 'EUR',
  languages: ['it'],
  serviceVatRate: 0.22,
  regionKind: 'none',
  regionRequired: false,
  regions: [],
  rentRules: [],
  profile,
}
