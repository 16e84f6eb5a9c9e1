import type { Parameter } from '../../../core/dated.ts'
import type { FeesInput } from '../../country.ts'
import { cgi, finance2025 } from './acts.ts'
import { actsReadOn as checkedOn, coverage } from './coverage.ts'

const { coveredFrom } = coverage

type Department = FeesInput<'FR'>['region']
type Rates = Partial<Readonly<Record<Department, number>>>

const reference =
  'CGI art. 1594 D; loi n° 2025-127 art. 116; Direction générale des finances publiques, taux par département'

/** Bounds of a department's decision: 1.20 to 4.50 %; 3.80 % where it decides nothing. */
const code = { ...cgi, article: 'art. 1594 D', reference: 'CGI art. 1594 D' }

const finance2014 = {
  title: 'loi n° 2013-1278 du 29 décembre 2013',
  article: 'art. 77',
  url: 'https://www.legifrance.gouv.fr/eli/loi/2013/12/29/EFIX1323580L/jo/texte',
}

/** Decisions of the departments, as printed by the tax administration. */
export const departmentTable = {
  title: 'Direction générale des finances publiques, taux des droits d’enregistrement par département',
  article: 'tables of 1 January and 1 June 2026',
  url: 'https://www.impots.gouv.fr/sites/default/files/media/1_metier/3_partenaire/notaires/dmto/dmto_2026-06.pdf',
  reference,
}
const description = 'Rate of the department on transfers of existing dwellings (row used).'

/** One rate for a list of departments. */
const ratesOfDepartments = (rate: number, departments: readonly Department[]): Rates =>
  Object.fromEntries(departments.map(department => [department, rate]))

// biome-ignore format: ten departments a line
const raisedInApril2025 = [
  'FR-09', 'FR-17', 'FR-19', 'FR-21', 'FR-24', 'FR-28', 'FR-31', 'FR-34', 'FR-35', 'FR-41',
  'FR-42', 'FR-44', 'FR-45', 'FR-49', 'FR-53', 'FR-54', 'FR-63', 'FR-69D', 'FR-74', 'FR-75',
  'FR-77', 'FR-81', 'FR-88', 'FR-89', 'FR-91', 'FR-92', 'FR-93',
] as const

// biome-ignore format: ten departments a line
const raisedInMay2025 = [
  'FR-02', 'FR-08', 'FR-11', 'FR-12', 'FR-13', 'FR-14', 'FR-15', 'FR-18', 'FR-22', 'FR-23',
  'FR-25', 'FR-29', 'FR-2A', 'FR-2B', 'FR-30', 'FR-32', 'FR-33', 'FR-37', 'FR-39', 'FR-43',
  'FR-47', 'FR-50', 'FR-51', 'FR-52', 'FR-55', 'FR-56', 'FR-57', 'FR-58', 'FR-59', 'FR-61',
  'FR-62', 'FR-64', 'FR-66', 'FR-67', 'FR-68', 'FR-69M', 'FR-70', 'FR-72', 'FR-73', 'FR-76',
  'FR-78', 'FR-80', 'FR-83', 'FR-84', 'FR-85', 'FR-86', 'FR-87', 'FR-94', 'FR-95',
] as const

const raisedInJune2025 = ['FR-03', 'FR-04', 'FR-10', 'FR-38', 'FR-40', 'FR-46', 'FR-79', 'FR-90', 'FR-973'] as const
const raisedInJanuary2026 = ['FR-01', 'FR-82'] as const
const raisedByJune2026 = ['FR-27'] as const

const indre = ratesOfDepartments(0.038, ['FR-36'])

const ofJune2014 = {
  ...ratesOfDepartments(0.045, [...raisedInApril2025, ...raisedInMay2025, ...raisedInJune2025]),
  ...ratesOfDepartments(0.045, [...raisedInJanuary2026, ...raisedByJune2026]),
  ...ratesOfDepartments(0.0445, ['FR-21']),
  ...ratesOfDepartments(0.038, ['FR-38', 'FR-44', 'FR-53', 'FR-56', 'FR-75', 'FR-78', 'FR-86', 'FR-972']),
  ...indre,
}
const ofJanuary2015 = { ...ofJune2014, ...ratesOfDepartments(0.045, ['FR-44', 'FR-78', 'FR-86']) }
const ofJanuary2016 = { ...ofJanuary2015, ...ratesOfDepartments(0.045, ['FR-53', 'FR-75']) }
const ofJune2017 = { ...ofJanuary2016, ...ratesOfDepartments(0.045, ['FR-21', 'FR-972']) }
const ofJune2022 = { ...ofJune2017, ...ratesOfDepartments(0.045, ['FR-38']) }
const ofApril2025 = { ...ofJune2022, ...ratesOfDepartments(0.05, raisedInApril2025) }
const ofMay2025 = { ...ofApril2025, ...ratesOfDepartments(0.05, raisedInMay2025) }
const ofJune2025 = { ...ofMay2025, ...ratesOfDepartments(0.05, raisedInJune2025) }
const ofJanuary2026 = { ...ofJune2025, ...ratesOfDepartments(0.05, raisedInJanuary2026) }
const ofFebruary2026 = { ...ofJanuary2026, ...ratesOfDepartments(0.05, ['FR-972']) }
const ofJune2026 = { ...ofFebruary2026, ...ratesOfDepartments(0.05, raisedByJune2026) }

const transcription = 'As transcribed from the table, which was not read on its own page.'
const asTranscribed = { source: departmentTable, certainty: 'published', note: transcription } as const
const eure = 'Eure (27) was at 4.5 % on 1 January 2026 and at 5 % on 1 June; its first day between them was not read.'
const asReported = {
  source: code,
  certainty: 'published',
  note: 'By the yearly lists of the tax administration, as reported.',
} as const

/** Rates of the departments that raised theirs, and of the Indre; the increase of 2025 ends on 31 March 2028. */
export const departmentRates: Parameter<Rates> = {
  id: 'fr.transfer.departmentRate',
  description,
  unit: 'fraction',
  adjusted: 'yearly',
  checkedOn,
  versions: [
    { ...asReported, from: coveredFrom, value: ofJune2014, source: finance2014 },
    { ...asReported, from: '2015-01-01', value: ofJanuary2015, source: finance2014 },
    { from: '2016-01-01', value: ofJanuary2016, ...asReported },
    { from: '2017-06-01', value: ofJune2017, ...asReported },
    { from: '2022-06-01', value: ofJune2022, ...asReported },
    { from: '2025-04-01', value: ofApril2025, ...asTranscribed },
    {
      from: '2025-05-01',
      value: ofMay2025,
      ...asTranscribed,
      note: `${transcription} It has Corsica (2A, 2B) from 1 June 2025, here from 1 May until it is read.`,
    },
    { from: '2025-06-01', value: ofJune2025, ...asTranscribed },
    { from: '2026-01-01', value: ofJanuary2026, ...asTranscribed, note: `${transcription} ${eure}` },
    {
      from: '2026-02-01',
      value: ofFebruary2026,
      ...asTranscribed,
      note: `${transcription} ${eure} Martinique (972) from this day: Éditions Francis Lefebvre, 18 February 2026.`,
    },
    { from: '2026-06-01', value: ofJune2026, ...asTranscribed },
    { from: '2028-04-01', value: indre, ...asTranscribed },
  ],
}

// biome-ignore format: ten departments a line
const unraised = ratesOfDepartments(0.045, [
  'FR-05', 'FR-06', 'FR-07', 'FR-16', 'FR-26', 'FR-48', 'FR-60', 'FR-65', 'FR-71', 'FR-971',
])

/** Rates of the departments that had not raised theirs on 1 June 2026. */
export const unraisedDepartmentRates: Parameter<Rates> = {
  id: 'fr.transfer.unraisedDepartmentRate',
  description,
  unit: 'fraction',
  adjusted: 'yearly',
  checkedOn,
  versions: [
    { from: coveredFrom, value: unraised, source: code, certainty: 'published' },
    {
      from: '2026-01-01',
      value: unraised,
      source: departmentTable,
      certainty: 'published',
      note: transcription,
    },
  ],
}

const disputed = {
  source: departmentTable,
  certainty: 'estimate',
  note: 'The transcriptions of the table disagree: La Réunion (974) at 4.5 or 5 % in 2026, Mayotte (976) at 3.8 or 4.5 % on 1 June 2026. Send departmentRate if it differs.',
} as const

const mayotte = ratesOfDepartments(0.038, ['FR-976'])

/** Rates assumed for the departments on which the transcriptions of the table disagree. */
export const assumedDepartmentRates: Parameter<Rates> = {
  id: 'fr.transfer.assumedDepartmentRate',
  description,
  unit: 'fraction',
  adjusted: 'yearly',
  checkedOn,
  versions: [
    { from: coveredFrom, value: { ...ratesOfDepartments(0.045, ['FR-974']), ...mayotte }, ...asReported },
    { from: '2025-05-01', value: { ...ratesOfDepartments(0.05, ['FR-974']), ...mayotte }, ...disputed },
    { from: '2028-04-01', value: mayotte, ...disputed },
  ],
}

/** Highest rate that a department may vote. */
export const highestDepartmentRate: Parameter<number> = {
  id: 'fr.transfer.highestDepartmentRate',
  description: 'Highest rate that a department may vote.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 0.045,
      source: { ...finance2014, article: 'art. 77, I', textOf: '2013-12-29' },
      certainty: 'statutory',
    },
    { from: '2016-03-01', value: 0.045, source: { ...code, textOf: '2016-03-01' }, certainty: 'statutory' },
    { from: '2025-04-01', until: '2028-03-31', value: 0.05, source: finance2025, certainty: 'published' },
  ],
}

/** Votes taken since the last table, from the day on which they apply; empty before the first of these days. */
export const comingVotes: Parameter<readonly string[]> = {
  id: 'fr.transfer.comingVotes',
  description: 'When votes of departments hold that are newer than the table.',
  unit: 'names',
  checkedOn,
  versions: [
    { from: coveredFrom, value: [], source: code, certainty: 'published', note: 'None: the table of the day is used.' },
    {
      from: '2027-01-01',
      value: [
        'Increases of the department that were notified from 16 April to 30 November 2026 hold from 1 January 2027, other votes from 1 June 2027. They were not read: send departmentRate.',
      ],
      source: { ...finance2025, article: 'art. 116, III; CGI art. 1594 E' },
      certainty: 'published',
      note: 'Art. 1594 E was read; the days of art. 116 as amendments to it quote them.',
    },
  ],
}

const neverRaised = { ...indre, ...mayotte }

const sparesFirstBuyers = { ...finance2025, reference }

/** Highest rate for first-time buyers: the rate in force on 31 January 2025; an empty table before the increase. */
export const firstTimeRates: Parameter<Rates & { readonly others?: number }> = {
  id: 'fr.transfer.firstTimeRate',
  description: 'Rate up to which a first-time buyer pays: that of the department on 31 January 2025 (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from: coveredFrom, value: {}, source: sparesFirstBuyers, certainty: 'published', note: 'No increase before.' },
    {
      from: '2025-04-01',
      until: '2028-03-31',
      value: { others: 0.045, ...neverRaised, 'FR-56': 0.038 },
      source: sparesFirstBuyers,
      certainty: 'published',
    },
  ],
}

const departmentSpares = { ...cgi, article: 'art. 1594 F septies', reference: 'CGI art. 1594 F septies' }

/** Rates that a department has lowered for first-time buyers. */
export const firstTimeReductions: Parameter<Rates> = {
  id: 'fr.transfer.firstTimeReduction',
  description: 'Lower rate that a department grants to first-time buyers (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from: coveredFrom, value: {}, source: departmentSpares, certainty: 'published', note: 'None is known before.' },
    {
      from: '2025-06-01',
      value: { 'FR-73': 0.04 },
      source: departmentSpares,
      certainty: 'published',
      note: 'Listed in the tables of the tax administration of 1 January and 1 June 2026, as transcribed.',
    },
  ],
}
