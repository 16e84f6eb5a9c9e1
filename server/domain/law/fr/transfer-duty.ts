import { costLine, type LineFacts } from '../../core/cost-line.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { sum } from '../../core/money.ts'
import { rowHistory } from '../../core/row-history.ts'
import type { FeeLine, FeeRelief, FeesInput, Findings } from '../country.ts'
import {
  assumedDepartmentRates,
  departmentRates,
  firstTimeRates,
  firstTimeReductions,
  unraisedDepartmentRates,
} from './parameters/departments.ts'
import { municipalRate, stateLevyRate } from './parameters/duties.ts'

type Input = FeesInput<'FR'>

/** A rate of the departmental part with what it rests on. */
type Departmental = Pick<LineFacts<'departmentalTransferTax'>, 'basis' | 'certainty'> & { rate: number }

/** The rate of a department with its own days, from the table in which the department stands. */
const rateOfDepartment = (region: Input['region']): Parameter<number> => {
  const tables = [departmentRates, unraisedDepartmentRates, assumedDepartmentRates]
  const table = tables.find(({ versions }) => versions.some(({ value }) => region in value))
  return rowHistory(table ?? assumedDepartmentRates, region)
}

/** What everybody pays: the caller's own rate, else that of the table. */
const ordinary = (law: Law, { region, departmentRate }: Input): Departmental => {
  const parameter = rateOfDepartment(region)
  const rate = law.value(parameter)
  if (departmentRate === undefined) return { rate, basis: [parameter] }
  law.replaced(parameter)
  return { rate: departmentRate, basis: [parameter], certainty: 'published' }
}

/** What a first-time buyer pays at most, where the department or the law spares an increase. */
const spared = (law: Law, { region }: Input): Departmental | undefined => {
  const reduced = law.value(firstTimeReductions)[region]
  if (reduced !== undefined) {
    law.row(firstTimeReductions, region)
    return { rate: reduced, basis: [firstTimeReductions] }
  }
  const key = region in law.value(firstTimeRates) ? region : 'others'
  const rate = law.row(firstTimeRates, key)
  return rate === undefined ? undefined : { rate, basis: [firstTimeRates] }
}

/** The answers of the first-time rule that say no, or that are missing. */
const firstTime = ({ use, firstTimeBuyer, reliefConditionsMet }: Input): { isOpen: boolean; missing: string[] } => {
  const answers = { firstTimeBuyer, reliefConditionsMet }
  return {
    isOpen: use === 'mainResidence' && !Object.values(answers).includes(false),
    missing: Object.entries(answers).flatMap(([field, answer]) => (answer === undefined ? [field] : [])),
  }
}

const facts = { category: 'transferTax', nature: 'tax' } as const

/** The three duties on an existing dwelling. */
const duties = (law: Law, base: number, { rate, ...rest }: Departmental): FeeLine[] => {
  const departmental = costLine(law, {
    ...facts,
    ...rest,
    key: 'departmentalTransferTax',
    label: 'Departmental transfer duty',
    localLabel: 'droits de mutation, part départementale',
    dueTo: 'region',
    amount: base * rate,
    base,
    rate,
  })
  const municipal = law.value(municipalRate)
  const levy = law.value(stateLevyRate)
  const levied = sum(departmental.map(({ amount }) => amount))
  return [
    ...departmental,
    ...costLine(law, {
      ...facts,
      key: 'municipalTransferTax',
      label: 'Municipal additional duty',
      localLabel: 'taxe additionnelle communale',
      dueTo: 'municipality',
      amount: base * municipal,
      base,
      rate: municipal,
      basis: [municipalRate],
    }),
    ...costLine(law, {
      ...facts,
      key: 'stateLevy',
      label: 'State levy for assessment and collection',
      localLabel: "frais d'assiette et de recouvrement",
      dueTo: 'state',
      amount: levied * levy,
      base: levied,
      rate: levy,
      basis: [stateLevyRate],
    }),
  ]
}

const total = (lines: readonly FeeLine[]): number => sum(lines.map(({ amount }) => amount))

const relief = (law: Law, { basis }: Departmental, saving: number, fields: string[]): FeeRelief => ({
  key: 'firstTimeBuyer',
  label: 'No increase for first-time buyers',
  saving,
  condition:
    'The buyer would have owned no main residence for two years and would undertake to live there for five years.',
  fields,
  basis: basis.map(({ id }) => id),
  certainty: law.version(basis[0]).certainty,
})

/** Transfer duties of an existing dwelling: the department, the municipality and the levy of the state. */
export const transferDuty = (law: Law, input: Input): Findings => {
  const base = input.price - (input.movables ?? 0)
  const asEverybody = ordinary(law, input)
  const lines = duties(law, base, asEverybody)
  const lower = spared(law, input)
  const { isOpen, missing } = firstTime(input)
  if (!isOpen || lower === undefined || lower.rate >= asEverybody.rate)
    return { lines, possibleReliefs: [], notices: [] }
  const granted = duties(law, base, { ...lower, basis: [...lower.basis, ...asEverybody.basis] })
  if (missing.length === 0) return { lines: granted, possibleReliefs: [], notices: [] }
  const saving = sum([total(lines), -total(granted)])
  return { lines, possibleReliefs: saving > 0 ? [relief(law, lower, saving, missing)] : [], notices: [] }
}
