import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { states } from './parameters/places.ts'

const city = (value: string, fr = value, de = value): NonNullable<Question['options']>[number] => ({
  value,
  label: { en: value, fr, de, lb: de },
})

/** What changes a figure in the United States. */
const profile: Question[] = [
  {
    field: 'region',
    type: 'region',
    required: true,
    label: {
      en: 'In which state?',
      fr: 'Dans quel État ?',
      de: 'In welchem Bundesstaat?',
      lb: 'A wéi engem Bundesstaat?',
    },
  },
  {
    field: 'county',
    type: 'text',
    required: false,
    when: { field: 'region', oneOf: ['US-FL', 'US-MN', 'US-NV', 'US-NY'] },
    label: { en: 'In which county?', fr: 'Dans quel comté ?', de: 'In welchem County?', lb: 'A wéi engem County?' },
    help: 'Miami-Dade, Clark, Hennepin, Ramsey, Westchester and Rockland have rates of their own.',
  },
  {
    field: 'city',
    type: 'choice',
    required: false,
    when: { field: 'region', oneOf: ['US-CA', 'US-IL', 'US-NY', 'US-PA'] },
    options: [
      city('New York City', 'New York'),
      city('Los Angeles'),
      city('San Francisco'),
      city('Chicago'),
      city('Philadelphia', 'Philadelphie'),
      city('Pittsburgh'),
    ],
    label: {
      en: 'In one of these cities?',
      fr: 'Dans l’une de ces villes ?',
      de: 'In einer dieser Städte?',
      lb: 'An enger vun dëse Stied?',
    },
  },
  ask.use,
  ask.newBuild,
  {
    ...ask.firstTimeBuyer,
    when: { field: 'region', oneOf: ['US-DC', 'US-DE', 'US-MD'] },
    help: 'The buyers have never owned a home in the state and will live in this one.',
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
    label: {
      en: 'Dwellings in the building',
      fr: 'Logements dans l’immeuble',
      de: 'Wohnungen im Gebäude',
      lb: 'Wunnengen am Gebai',
    },
  },
  {
    field: 'negotiatedToBuyer',
    type: 'boolean',
    required: false,
    default: false,
    label: {
      en: 'Do you pay the taxes of the seller?',
      fr: 'Payez-vous les taxes du vendeur ?',
      de: 'Zahlen Sie die Steuern des Verkäufers?',
      lb: 'Bezuelt Dir d’Steiere vum Verkeefer?',
    },
  },
  {
    field: 'recordingPages',
    type: 'integer',
    required: false,
    min: 1,
    max: 200,
    when: { field: 'region', equals: 'US-FL' },
    label: {
      en: 'Pages to record',
      fr: 'Pages à enregistrer',
      de: 'Einzutragende Seiten',
      lb: 'Säiten fir anzedroen',
    },
  },
  ask.loanAmount,
  ask.brokerFeeRate,
]

/** What a form and a calculator need to know of the United States. */
export const form: CountryMetadata = {
  code: 'US',
  iso2: 'US',
  iso3: 'USA',
  name: { en: 'United States', fr: 'États-Unis', de: 'Vereinigte Staaten', lb: 'Vereenegt Staaten' },
  currency: 'USD',
  languages: ['en', 'es'],
  serviceVatRate: null,
  regionKind: 'state',
  regionRequired: true,
  regions: states,
  rentRules: [],
  profile,
}
