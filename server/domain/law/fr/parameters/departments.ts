import type { Parameter } from '../../../core/dated.ts'
import type { FeesInput } from '../../country.ts'
import { coverage } from './coverage.ts'

const { coveredFrom, checkedOn } = coverage

type Department = FeesInput<'FR'>['region']
type Rates = Partial<Readonly<Record<Department, number>>>

const source = {
  title: 'Code général des impôts',
  article: 'art. 1594 D',
  reference: 'CGI art. 1594 D; loi n° 2025-127 art. 116',
}
const says = 'Rate of the department on transfers of existing dwellings (row used).'

/** One rate for a list of departments. */
const at = (rate: number, departments: readonly Department[]): Rates =>
  Object.fromEntries(departments.map(department => [department, rate]))

// biome-ignore format: ten departments a line
const raisedInApril = [
  'FR-09', 'FR-17', 'FR-19', 'FR-21', 'FR-24', 'FR-28', 'FR-31', 'FR-34', 'FR-35', 'FR-41',
  'FR-42', 'FR-44', 'FR-45', 'FR-49', 'FR-53', 'FR-54', 'FR-63', 'FR-69D', 'FR-74', 'FR-75',
  'FR-77', 'FR-81', 'FR-88', 'FR-89', 'FR-91', 'FR-92', 'FR-93',
] as const

// biome-ignore format: ten departments a line
const raisedInMay = [
  'FR-08', 'FR-13', 'FR-14', 'FR-25', 'FR-2A', 'FR-2B', 'FR-33', 'FR-43', 'FR-55', 'FR-67',
  'FR-68', 'FR-69M', 'FR-85',
] as const

const neverRaised = at(0.038, ['FR-36', 'FR-976'])

/** Rates of the departments whose decisions were read; the increase of 2025 ends on 31 March 2028. */
export const departmentRates: Parameter<Rates> = {
  id: 'fr.transfer.departmentRate',
  says,
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: { ...at(0.045, [...raisedInApril, ...raisedInMay]), 'FR-56': 0.038, ...neverRaised },
      source,
      certainty: 'published',
    },
    {
      from: '2025-04-01',
      value: { ...at(0.05, raisedInApril), ...at(0.045, raisedInMay), 'FR-56': 0.038, ...neverRaised },
      source,
      certainty: 'published',
    },
    {
      from: '2025-05-01',
      value: { ...at(0.05, [...raisedInApril, ...raisedInMay, 'FR-56']), ...neverRaised },
      source,
      certainty: 'published',
    },
    { from: '2028-04-01', value: neverRaised, source, certainty: 'published' },
  ],
}

const notRaisedIn2025 = at(0.045, ['FR-06', 'FR-48', 'FR-60', 'FR-65'])

/** Rates of the departments that decided in 2025 not to raise theirs. */
export const unraisedDepartmentRates: Parameter<Rates> = {
  id: 'fr.transfer.unraisedDepartmentRate',
  says,
  unit: 'fraction',
  checkedOn,
  versions: [
    { from: coveredFrom, value: notRaisedIn2025, source, certainty: 'published' },
    {
      from: '2026-01-01',
      value: notRaisedIn2025,
      source,
      certainty: 'estimate',
      note: 'Not raised in 2025; the decision for 2026 was not read. Send departmentRate if it differs.',
    },
  ],
}

// biome-ignore format: ten departments a line
const keptUntilJune = [
  'FR-01', 'FR-03', 'FR-04', 'FR-26', 'FR-27', 'FR-38', 'FR-40', 'FR-71', 'FR-90',
] as const

// biome-ignore format: ten departments a line
const unread = [
  'FR-02', 'FR-05', 'FR-07', 'FR-10', 'FR-11', 'FR-12', 'FR-15', 'FR-16', 'FR-18', 'FR-22',
  'FR-23', 'FR-29', 'FR-30', 'FR-32', 'FR-37', 'FR-39', 'FR-46', 'FR-47', 'FR-50', 'FR-51',
  'FR-52', 'FR-57', 'FR-58', 'FR-59', 'FR-61', 'FR-62', 'FR-64', 'FR-66', 'FR-70', 'FR-72',
  'FR-73', 'FR-76', 'FR-78', 'FR-79', 'FR-80', 'FR-82', 'FR-83', 'FR-84', 'FR-86', 'FR-87',
  'FR-94', 'FR-95', 'FR-971', 'FR-972', 'FR-973', 'FR-974',
] as const

const assumed = {
  source,
  certainty: 'estimate',
  note: 'The decision of this department was not read; 83 or 84 of 101 raised the rate in 2025. Send departmentRate if it differs.',
} as const

/** Rates taken for the departments whose decisions were not read. */
export const assumedDepartmentRates: Parameter<Rates> = {
  id: 'fr.transfer.assumedDepartmentRate',
  says,
  unit: 'fraction',
  checkedOn,
  versions: [
    { from: coveredFrom, value: at(0.045, [...unread, ...keptUntilJune]), ...assumed },
    { from: '2025-05-01', value: { ...at(0.05, unread), ...at(0.045, keptUntilJune) }, ...assumed },
    { from: '2028-04-01', value: at(0.045, keptUntilJune), ...assumed },
  ],
}

const sparesFirstBuyers = {
  title: 'loi n° 2025-127 du 14 février 2025',
  article: 'art. 116',
  reference: 'CGI art. 1594 D; loi n° 2025-127 art. 116',
}

/** Highest rate for first-time buyers: what was in force on 31 January 2025; an empty table before the increase. */
export const firstTimeRates: Parameter<Rates & { readonly others?: number }> = {
  id: 'fr.transfer.firstTimeRate',
  says: 'Rate up to which a first-time buyer pays: that of the department on 31 January 2025 (row used).',
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

const departmentSpares = {
  title: 'Code général des impôts',
  article: 'art. 1594 F septies',
  reference: 'CGI art. 1594 F septies',
}

/** Rates that a department has lowered for first-time buyers. */
export const firstTimeReductions: Parameter<Rates> = {
  id: 'fr.transfer.firstTimeReduction',
  says: 'Lower rate that a department grants to first-time buyers (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from: coveredFrom, value: {}, source: departmentSpares, certainty: 'published', note: 'None is known before.' },
    { from: '2025-06-01', value: { 'FR-73': 0.04 }, source: departmentSpares, certainty: 'published' },
  ],
}
