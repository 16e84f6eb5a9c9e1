import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { regions } from './parameters/regions.ts'
import { ofLimits } from './questions.ts'

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
  label: {
    en: 'In which community?',
    fr: 'Dans quelle communauté autonome ?',
    de: 'In welcher autonomen Gemeinschaft?',
    lb: 'A wéi enger autonomer Gemeinschaft?',
  },
}

const disability: Question = {
  field: 'disability',
  type: 'choice',
  required: false,
  when: ownHome,
  options: [
    { value: 'none', label: { en: 'None', fr: 'Aucun', de: 'Keine', lb: 'Keng' } },
    { value: 'from33', label: { en: 'From 33 %', fr: 'Dès 33 %', de: 'Ab 33 %', lb: 'Vun 33 % un' } },
    { value: 'from65', label: { en: 'From 65 %', fr: 'Dès 65 %', de: 'Ab 65 %', lb: 'Vun 65 % un' } },
  ],
  label: {
    en: 'Recognised disability',
    fr: 'Handicap reconnu',
    de: 'Anerkannte Behinderung',
    lb: 'Unerkannt Behënnerung',
  },
}

const family: Question[] = [
  yesOrNo(
    'largeFamily',
    {
      en: 'Are you a large family?',
      fr: 'Êtes-vous une famille nombreuse ?',
      de: 'Sind Sie eine kinderreiche Familie?',
      lb: 'Sidd Dir eng kannerräich Famill?',
    },
    ownHome,
  ),
  yesOrNo(
    'singleParentFamily',
    {
      en: 'Are you a single-parent family?',
      fr: 'Êtes-vous une famille monoparentale ?',
      de: 'Sind Sie alleinerziehend?',
      lb: 'Sidd Dir alengerzéiend?',
    },
    ownHome,
  ),
  disability,
]

const ofHolders: Question[] = [
  {
    ...yesOrNo(
      'largeHolder',
      {
        en: 'Is the buyer a large holder?',
        fr: 'L’acquéreur est-il un grand détenteur ?',
        de: 'Ist der Käufer ein Großeigentümer?',
        lb: 'Ass de Keefer e grousse Proprietaire?',
      },
      withLargeHolders,
    ),
    default: false,
    help: 'More than ten homes or 1 500 square metres of them, fewer in an area with a stressed market.',
  },
  {
    ...yesOrNo(
      'wholeBuilding',
      {
        en: 'Do you buy a whole building of dwellings?',
        fr: 'Achetez-vous un immeuble entier de logements ?',
        de: 'Kaufen Sie ein ganzes Wohngebäude?',
        lb: 'Kaaft Dir e ganzt Haus mat Wunnengen?',
      },
      withLargeHolders,
    ),
    default: false,
  },
  {
    ...yesOrNo(
      'vatExemptionWaived',
      {
        en: 'Is the exemption from VAT waived?',
        fr: 'Renonce-t-on à l’exonération de la TVA ?',
        de: 'Wird auf die Befreiung von der Mehrwertsteuer verzichtet?',
        lb: 'Gëtt op d’Befreiung vun der TVA verzicht?',
      },
      { field: 'newBuild', equals: false },
    ),
    default: false,
  },
]

/** What changes a figure in Spain. */
const profile: Question[] = [
  region,
  ask.use,
  ask.newBuild,
  { ...ask.priceIncludesVat, default: false },
  {
    ...yesOrNo(
      'protectedHousing',
      {
        en: 'Is it public protected housing?',
        fr: 'Est-ce un logement protégé ?',
        de: 'Ist es öffentlich geförderter Wohnraum?',
        lb: 'Ass et eng geschützte Wunneng?',
      },
      { field: 'newBuild', equals: true },
    ),
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
    label: {
      en: 'Floor area in square metres',
      fr: 'Surface en mètres carrés',
      de: 'Wohnfläche in Quadratmetern',
      lb: 'Wunnfläch a Quadratmeter',
    },
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
    label: {
      en: 'Fee of a lawyer, as a part of the price',
      fr: 'Honoraires d’avocat, en part du prix',
      de: 'Anwaltshonorar, als Teil des Preises',
      lb: 'Affekotenhonorar, als Deel vum Präis',
    },
  },
]

/** What a form and a calculator need to know of Spain. */
export const form: CountryMetadata = {
  code: 'ES',
  iso2: 'ES',
  iso3: 'ESP',
  name: { en: 'Spain', fr: 'Espagne', de: 'Spanien', lb: 'Spuenien' },
  currency: 'EUR',
  languages: ['es', 'ca', 'eu', 'gl'],
  serviceVatRate: 0.21,
  regionKind: 'community',
  regionRequired: true,
  regions,
  rentRules: [],
  profile,
}
