import { atRate } from '../../core/charge.ts'
import { amountOf, line, notice, relief } from '../../core/entries.ts'
import { sum } from '../../core/money.ts'
import { type Law, orSent, type Provision } from '../../core/provision.ts'
import { rowHistory } from '../../core/row-history.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import {
  assumedDepartmentRates,
  departmentRates,
  firstTimeRates,
  firstTimeReductions,
  unraisedDepartmentRates,
} from './parameters/departments.ts'
import { municipalRate, stateLevyRate } from './parameters/duties.ts'
import { departmentAllowances, otherDepartmentRates } from './parameters/unread-departments.ts'

type Input = FeesInput<'FR'>

/** The rate of every buyer: the caller's own, else that of the department's table, with its own days. */
const usualRate = (law: Law, { region, departmentRate }: Input): Provision<number> => {
  const tables = [departmentRates, unraisedDepartmentRates, assumedDepartmentRates]
  const table = tables.find(({ versions }) => versions.some(({ value }) => region in value))
  return orSent(law(rowHistory(table ?? assumedDepartmentRates, region)), departmentRate)
}

/** What a first-time buyer pays at most: the reduction of the department, else the rate from before the increase. */
const firstTimeRate = (law: Law, { region }: Input): Provision<number> | undefined =>
  law.row(firstTimeReductions, region) ?? law.row(firstTimeRates, region) ?? law.row(firstTimeRates, 'others')

/** Whether no answer excludes the first-time rule, and which of its questions are unanswered. */
const firstTime = ({ use, firstTimeBuyer, reliefConditionsMet }: Input): { isOpen: boolean; missing: string[] } => {
  const answers = { firstTimeBuyer, reliefConditionsMet }
  return {
    isOpen: use === 'mainResidence' && !Object.values(answers).includes(false),
    missing: Object.entries(answers).flatMap(([field, answer]) => (answer === undefined ? [field] : [])),
  }
}

/** The three duties on an existing dwelling; a lower rate also cites the usual one, `instead` of which it is paid. */
const duties = (law: Law, base: number, departmentRate: Provision<number>, ...instead: Provision[]) => {
  const departmental = line('departmentalTransferTax', atRate(base, departmentRate, ...instead))
  return [
    departmental,
    line('municipalTransferTax', atRate(base, law(municipalRate))),
    line('stateLevy', atRate(departmental.amount, law(stateLevyRate))),
  ]
}

/** The other rate that the department may have on the day, unless the caller knows it. */
const doubtfulRate = (law: Law, input: Input, base: number, usual: Provision<number>): PurchaseEntry<'FR'>[] => {
  const other = law.row(otherDepartmentRates, input.region)
  if (usual.isSent || other === undefined) return []
  const amount = Math.abs(sum([amountOf(duties(law, base, other)), -amountOf(duties(law, base, usual))]))
  const message = `The first day of a change is in doubt: ${other.value * 100} % may hold on this day instead of ${usual.value * 100} %. Send departmentRate.`
  return [notice({ code: 'contested_rule', message, field: 'departmentRate', amount }, other)]
}

/** What the department takes off the base, which is never done here: its conditions were not read. */
const possibleAllowance = (law: Law, { region }: Input): PurchaseEntry<'FR'>[] => {
  const allowance = law.row(departmentAllowances, region)
  if (!allowance) return []
  const text = {
    key: 'departmentAllowance',
    label: 'Allowance of the department on the base of the duty',
    saving: null,
    condition: `The conditions of the department, which were not read, would be met: the table of the tax administration lists ${allowance.value} off the base. Ask the notary.`,
    fields: [],
  } as const
  return [relief(text, allowance)]
}

/** The duties of everybody, or those that a first-time buyer is spared; what is still open is a possible relief. */
const dutiesOfBuyer = (law: Law, input: Input, base: number): PurchaseEntry<'FR'>[] => {
  const usual = usualRate(law, input)
  const lines = [...duties(law, base, usual), ...doubtfulRate(law, input, base, usual)]
  const lower = firstTimeRate(law, input)
  const { isOpen, missing } = firstTime(input)
  if (!isOpen || lower === undefined || lower.value >= usual.value) return lines
  const granted = duties(law, base, lower, usual)
  if (missing.length === 0) return granted
  const saving = sum([amountOf(lines), -amountOf(granted)])
  if (saving <= 0) return lines
  const condition =
    'The buyer would have owned no main residence for two years and would undertake to live there for five years.'
  const label = 'No increase for first-time buyers'
  return [...lines, relief({ key: 'firstTimeBuyer', label, saving, condition, fields: missing }, lower)]
}

/** Transfer duties of an existing dwelling: the department, the municipality and the levy of the state. */
export const transferDuty = (law: Law, input: Input, base: number): PurchaseEntry<'FR'>[] => [
  ...dutiesOfBuyer(law, input, base),
  ...possibleAllowance(law, input),
]
