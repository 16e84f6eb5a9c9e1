import type { CountryMetadata } from '../country.ts'
import type { Question } from '../purchase/questions.ts'
import * as ask from '../purchase/questions.ts'
import { regions } from './parameters/regions.ts'

const ownHome = { field: 'use', equals: 'mainResidence' }
const isNew = { field: 'newBuild', equals: true }

/** What changes a figure in France. */
const profile: Question[] = [
  {
    field: 'region',
    type: 'region',
    required: true,
    label: {
      en: 'In which department?',
      fr: 'Dans quel département ?',
      de: 'In welchem Departement?',
      lb: 'A wéi engem Departement?',
    },
  },
  ask.use,
  { ...ask.newBuild, help: 'Off plan, or finished for at most five years and sold with VAT.' },
  { ...ask.priceIncludesVat, default: true },
  {
    field: 'newBuildDutyBase',
    type: 'choice',
    required: false,
    default: 'exclVat',
    options: [
      { value: 'exclVat', label: { en: 'Without VAT', fr: 'Hors TVA', de: 'Ohne MwSt.', lb: 'Ouni TVA' } },
      { value: 'inclVat', label: { en: 'With VAT', fr: 'TVA comprise', de: 'Mit MwSt.', lb: 'Mat TVA' } },
    ],
    when: isNew,
    label: {
      en: 'Base of the duty on new builds',
      fr: 'Assiette de la taxe sur le neuf',
      de: 'Bemessungsgrundlage der Abgabe auf Neubauten',
      lb: 'Basis vun der Tax op Neibauten',
    },
  },
  {
    field: 'reducedVat',
    type: 'boolean',
    required: false,
    default: false,
    when: isNew,
    label: {
      en: 'VAT at 5.5 % in a zone of urban renewal?',
      fr: 'TVA à 5,5 % en zone de rénovation urbaine ?',
      de: 'MwSt. von 5,5 % im Sanierungsgebiet?',
      lb: 'TVA vu 5,5 % an enger Renovatiounszon?',
    },
    help: 'For main residences in ANRU or QPV areas, under conditions of income.',
  },
  {
    ...ask.firstTimeBuyer,
    when: ownHome,
    help: 'The buyer owned no main residence during the last two years.',
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
    label: {
      en: 'Rate of the department, if you know it',
      fr: 'Taux du département, si vous le connaissez',
      de: 'Satz des Departements, falls bekannt',
      lb: 'Taux vum Departement, wann Dir e kennt',
    },
  },
  ask.movables,
  ask.loanAmount,
  {
    field: 'security',
    type: 'choice',
    required: false,
    default: 'guarantee',
    options: [
      {
        value: 'guarantee',
        label: { en: 'Mutual guarantee', fr: 'Caution', de: 'Bürgschaft', lb: 'Garantie' },
      },
      {
        value: 'lenderLien',
        label: {
          en: "Lender's lien",
          fr: 'Hypothèque légale du prêteur de deniers',
          de: 'Gesetzliche Hypothek des Geldgebers',
          lb: 'Legal Hypothéik vum Prêteur',
        },
      },
      { value: 'mortgage', label: { en: 'Mortgage', fr: 'Hypothèque', de: 'Hypothek', lb: 'Hypothéik' } },
    ],
    label: {
      en: 'How is the loan secured?',
      fr: 'Quelle sûreté pour l’emprunt ?',
      de: 'Wie wird das Darlehen gesichert?',
      lb: 'Wéi gëtt de Prêt ofgeséchert?',
    },
  },
  {
    field: 'notaryRebateRate',
    type: 'fraction',
    required: false,
    default: 0,
    min: 0,
    max: 0.2,
    label: {
      en: 'Rebate of the notary',
      fr: 'Remise du notaire',
      de: 'Nachlass des Notars',
      lb: 'Remise vum Notaire',
    },
    help: 'On the fee for the part of the price above 100 000, the same for every client of the office.',
  },
  ask.brokerFee,
]

/** What a form and a calculator need to know of France. */
export const form: CountryMetadata = {
  code: 'FR',
  iso2: 'FR',
  iso3: 'FRA',
  name: { en: 'France', fr: 'France', de: 'Frankreich', lb: 'Frankräich' },
  currency: 'EUR',
  languages: ['fr'],
  serviceVatRate: 0.2,
  regionKind: 'department',
  regionRequired: true,
  regions,
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
}
