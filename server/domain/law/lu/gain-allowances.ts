import type { Parameter } from '../../core/dated.ts'
import { citation } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { sum, toCents } from '../../core/money.ts'
import { decennialAllowance, parentsHomeAllowance } from './parameters/capital-gain.ts'
import type { CapitalGains, Sale } from './sale.ts'

type Allowance = CapitalGains['allowances'][number]

/** True for spouses or partners taxed jointly; in class 2 that is the rule. */
export const isTaxedJointly = ({ taxClass, jointTaxation }: Sale): boolean => jointTaxation ?? taxClass === '2'

/** Decennial allowance in EUR before any use, LIR art. 130(4): once a person, twice for a couple taxed jointly. */
export const decennialCeiling = (law: Law, sale: Sale): number =>
  law.value(decennialAllowance) * (isTaxedJointly(sale) ? 2 : 1)

/** What a sale takes of an allowance; neither creates a loss. */
const taken = (law: Law, key: Allowance['key'], parameter: Parameter<number>, available: number, gain: number) => {
  const used = Math.min(available, Math.max(0, gain))
  return {
    key,
    available: toCents(available),
    used: toCents(used),
    left: toCents(available - used),
    basis: [parameter.id],
    legalReference: citation(law.version(parameter).source),
  } satisfies Allowance
}

/** The allowances on a long-term gain in EUR, in the order of the law: the parents' home, then the decennial one. */
export const allowances = (law: Law, sale: Sale, gain: number): Allowance[] => {
  const first = sale.parentsMainResidence
    ? [taken(law, 'parentsHome', parentsHomeAllowance, law.value(parentsHomeAllowance), gain)]
    : []
  const rest = sum([gain, ...first.map(({ used }) => -used)])
  const available = decennialCeiling(law, sale) - (sale.decennialAllowanceUsed ?? 0)
  return [...first, taken(law, 'decennial', decennialAllowance, available, rest)]
}
