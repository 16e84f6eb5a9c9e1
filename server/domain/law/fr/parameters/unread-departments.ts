import type { Parameter } from '../../../core/dated.ts'
import type { FeesInput } from '../../country.ts'
import { actsReadOn as checkedOn, coverage } from './coverage.ts'
import { departmentTable } from './departments.ts'

const { coveredFrom: from } = coverage

type Rows = { readonly [Department in FeesInput<'FR'>['region']]?: number }

const transcribed = { source: departmentTable, certainty: 'published' } as const

/**
 * Rates that departments may have on days on which their own is in doubt: Corsica, which the table lists from 1 June
 * 2025 and a list of the press from 1 May, and Eure, whose first day between two tables was not read. Empty on other
 * days.
 */
export const otherDepartmentRates: Parameter<Rows> = {
  id: 'fr.transfer.otherDepartmentRate',
  description:
    'Rate that the department may have on the day, where the first day of its change is in doubt (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from, value: {}, ...transcribed, note: 'No doubt before.' },
    {
      from: '2025-05-01',
      value: { 'FR-2A': 0.045, 'FR-2B': 0.045 },
      ...transcribed,
      note: 'The table, as transcribed, has the 5 % of Corsica from 1 June 2025.',
    },
    { from: '2025-06-01', value: {}, ...transcribed, note: 'No doubt.' },
    {
      from: '2026-01-01',
      value: { 'FR-27': 0.05 },
      ...transcribed,
      note: 'Eure is at 4.5 % in the table of 1 January 2026 and at 5 % in that of 1 June; the day between was not read.',
    },
    { from: '2026-06-01', value: {}, ...transcribed, note: 'No doubt.' },
  ],
}

/** Sums that departments take off the base of their part (art. 1594 F ter); their votes were not read. */
export const departmentAllowances: Parameter<Rows> = {
  id: 'fr.transfer.departmentAllowance',
  description: 'Sum that the department takes off the base of its part, for homes (row used).',
  unit: 'currency',
  checkedOn,
  versions: [
    { from, value: {}, ...transcribed, note: 'No table of these days was read.' },
    {
      from: '2026-01-01',
      value: { 'FR-14': 46_000 },
      ...transcribed,
      note: 'Listed for Calvados in the table as transcribed; its vote and its first day were not read.',
    },
  ],
}
