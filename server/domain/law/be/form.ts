import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'

const ownHome = { field: 'use', equals: 'mainResidence' }
const inFlanders = { field: 'region', equals: 'BE-VLG' }

/** Whether another dwelling will be sold; the same question of all buyers and of each. */
const undertakesToSell = {
  type: 'boolean',
  required: false,
  label: {
    en: 'Will you sell it in time?',
    fr: 'Vous engagez-vous à le vendre à temps ?',
    de: 'Verkaufen Sie sie rechtzeitig?',
    lb: 'Verkaaft Dir se zäitlech?',
  },
} as const

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
    ...undertakesToSell,
    field: 'undertakesToSell',
    when: { field: 'ownsOtherDwelling', equals: true },
    help: 'Within two years in Flanders, three in Wallonia. In Brussels the duty is paid in full, and that on the allowance comes back after a sale within two years.',
  },
  { ...ask.buyerShare, when: ownHome },
  {
    field: 'buyers[].ownsOtherDwelling',
    type: 'boolean',
    required: false,
    when: ownHome,
    label: {
      en: 'Does this buyer own another dwelling?',
      fr: 'Cet acquéreur possède-t-il un autre logement ?',
      de: 'Besitzt dieser Käufer eine andere Wohnung?',
      lb: 'Huet dëse Keefer eng aner Wunneng?',
    },
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
    label: {
      en: 'Is it building land without a building?',
      fr: 'Est-ce un terrain à bâtir ?',
      de: 'Ist es ein Bauplatz ohne Gebäude?',
      lb: 'Ass et eng Bauplaz ouni Gebai?',
    },
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
    label: {
      en: 'In a core city or in the Flemish Rand?',
      fr: 'Dans une ville-centre ou la périphérie flamande ?',
      de: 'In einer Kernstadt oder im flämischen Rand?',
      lb: 'An enger Kärstad oder am flämesche Rand?',
    },
  },
  {
    field: 'deepEnergyRenovation',
    type: 'boolean',
    required: false,
    default: false,
    when: inFlanders,
    label: {
      en: 'With deep energy renovation?',
      fr: 'Avec rénovation énergétique en profondeur ?',
      de: 'Mit tiefgreifender energetischer Sanierung?',
      lb: 'Mat enger déifgräifender energetescher Renovatioun?',
    },
    help: 'Deeds of 2018 to 2024: works finished within five years that bring the home to the standard of the law.',
  },
  {
    field: 'protectedMonument',
    type: 'boolean',
    required: false,
    default: false,
    when: inFlanders,
    label: {
      en: 'Is the home a protected monument?',
      fr: 'Le logement est-il un monument protégé ?',
      de: 'Ist das Haus ein geschütztes Denkmal?',
      lb: "Ass d'Haus e geschützte Monument?",
    },
    help: 'Deeds of 2018 to 2024: what the rate saves is spent on the conservation of the monument.',
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
