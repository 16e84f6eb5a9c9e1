import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'

const person = { field: 'buyerType', equals: 'individual' }
const england = { field: 'region', oneOf: ['GB-ENG', 'GB-NIR'] }

/** What changes a figure in the United Kingdom. */
const profile: Question[] = [
  {
    field: 'region',
    type: 'region',
    required: true,
    label: {
      en: 'In which nation?',
      fr: 'Dans quelle nation ?',
      de: 'In welchem Landesteil?',
      lb: 'A wéi engem Landesdeel?',
    },
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
    label: {
      en: 'Does it replace your main residence?',
      fr: 'Remplace-t-il votre résidence principale ?',
      de: 'Ersetzt es Ihren Hauptwohnsitz?',
      lb: 'Ersetzt et Ären Haaptwunnsëtz?',
    },
    help: 'The old main residence is or was sold within three years.',
  },
  {
    field: 'taxResident',
    type: 'boolean',
    required: false,
    default: true,
    when: england,
    label: {
      en: 'Are you resident in the United Kingdom?',
      fr: 'Êtes-vous résident du Royaume-Uni ?',
      de: 'Sind Sie im Vereinigten Königreich ansässig?',
      lb: 'Wunnt Dir am Vereenegte Kinnekräich?',
    },
  },
  {
    field: 'companyReliefApplies',
    type: 'boolean',
    required: false,
    default: false,
    when: { field: 'buyerType', equals: 'company' },
    label: {
      en: 'Does a relief for letting or trading apply?',
      fr: 'Un allègement pour location ou négoce s’applique-t-il ?',
      de: 'Gilt eine Befreiung für Vermietung oder Handel?',
      lb: 'Gëllt eng Ausnam fir Locatioun oder Handel?',
    },
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
    label: {
      en: 'Is it a lease?',
      fr: 'Est-ce un bail emphytéotique ?',
      de: 'Ist es ein Erbbaurecht?',
      lb: 'Ass et e Leasehold?',
    },
  },
  ask.loanAmount,
]

/** What a form and a calculator need to know of the United Kingdom. */
export const form: CountryMetadata = {
  code: 'UK',
  iso2: 'GB',
  iso3: 'GBR',
  name: { en: 'United Kingdom', fr: 'Royaume-Uni', de: 'Vereinigtes Königreich', lb: 'Vereenegt Kinnekräich' },
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
}
