import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'

const ownHome = { field: 'use', equals: 'mainResidence' }

/** What changes a figure in Belgium. */
const profile: Question[] = [
  {
    field: 'region',
    type: 'region',
    required: true,
    label: { en: 'In which region?', fr: 'Dans quelle région ?', de: 'In welcher Region?', lb: 'A wéi enger Regioun?' },
  },
  ask.use,
  ask.newBuild,
  { ...ask.priceIncludesVat, default: true },
  { ...ask.ownsOtherDwelling, when: ownHome },
  {
    field: 'undertakesToSell',
    type: 'boolean',
    required: false,
    when: { field: 'ownsOtherDwelling', equals: true },
    label: {
      en: 'Will you sell it in time?',
      fr: 'Vous engagez-vous à le vendre à temps ?',
      de: 'Verkaufen Sie sie rechtzeitig?',
      lb: 'Verkaaft Dir se zäitlech?',
    },
    help: 'Within two years in Flanders, three in Wallonia.',
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
    when: { field: 'region', equals: 'BE-VLG' },
    label: {
      en: 'In a core city or in the Flemish Rand?',
      fr: 'Dans une ville-centre ou la périphérie flamande ?',
      de: 'In einer Kernstadt oder im flämischen Rand?',
      lb: 'An enger Kärstad oder am flämesche Rand?',
    },
  },
  {
    field: 'energyClassJumps',
    type: 'integer',
    required: false,
    default: 0,
    min: 0,
    max: 6,
    when: { field: 'region', equals: 'BE-BRU' },
    label: {
      en: 'Energy classes that works will gain',
      fr: 'Classes énergétiques gagnées par travaux',
      de: 'Energieklassen, die Arbeiten gewinnen',
      lb: 'Energieklassen, déi duerch Aarbechte gewonne ginn',
    },
  },
  {
    ...ask.agreementDate,
    when: { field: 'region', equals: 'BE-BRU' },
    help: 'In Brussels the preliminary agreement decides which allowance holds.',
  },
  {
    field: 'rebuiltHome',
    type: 'boolean',
    required: false,
    default: false,
    when: { field: 'newBuild', equals: true },
    label: {
      en: 'Rebuilt after demolition?',
      fr: 'Reconstruit après démolition ?',
      de: 'Nach Abriss neu gebaut?',
      lb: 'No engem Ofrëss nei gebaut?',
    },
  },
  ask.loanAmount,
  {
    field: 'security',
    type: 'choice',
    required: false,
    default: 'mortgage',
    options: [
      { value: 'mortgage', label: { en: 'Mortgage', fr: 'Hypothèque', de: 'Hypothek', lb: 'Hypothéik' } },
      {
        value: 'mandate',
        label: { en: 'Mandate to mortgage', fr: 'Mandat hypothécaire', de: 'Hypothekenmandat', lb: 'Mandat' },
      },
    ],
    label: {
      en: 'How is the loan secured?',
      fr: 'Quelle sûreté pour l’emprunt ?',
      de: 'Wie wird das Darlehen gesichert?',
      lb: 'Wéi gëtt de Prêt ofgeséchert?',
    },
  },
]

/** What a form and a calculator need to know of Belgium. */
export const form: CountryMetadata = {
  code: 'BE',
  iso2: 'BE',
  iso3: 'BEL',
  name: { en: 'Belgium', fr: 'Belgique', de: 'Belgien', lb: 'Belsch' },
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
}
