import { citation } from '../../../core/dated.ts'
import { sumAmounts, toCents } from '../../../core/money.ts'
import { type Law, type Provision, parameterIds } from '../../../core/provision.ts'
import { decennialAllowance, parentsHomeAllowance } from '../parameters/capital-gain.ts'
import { isNonResident } from './non-resident.ts'
import type { CapitalGains, Cited, Sale } from './sale.ts'

type Allowance = CapitalGains['allowances'][number]

/** True for spouses or partners taxed jointly; in class 2 that is the rule, and a non-resident is taxed alone. */
export const isTaxedJointly = (sale: Sale): boolean =>
  !isNonResident(sale) && (sale.jointTaxation ?? sale.taxClass === '2')

/** Decennial allowance in EUR before any use, LIR art. 130(4): once per person, twice for a couple taxed jointly. */
export const decennialCeiling = (law: Law, sale: Sale): number =>
  law(decennialAllowance).value * (isTaxedJointly(sale) ? 2 : 1)

/** Use of an allowance by a sale; neither allowance creates a loss. */
const allowanceUse = (
  key: Allowance['key'],
  allowance: Provision,
  available: number,
  gain: number,
): Cited<Allowance> => {
  const used = Math.min(available, Math.max(0, gain))
  return {
    part: {
      key,
      available: toCents(available),
      used: toCents(used),
      left: toCents(available - used),
      basis: parameterIds([allowance]),
      legalReference: citation(allowance.version.source),
    },
    by: [allowance],
  }
}

/** Allowances on a long-term gain in EUR, in the order of the law: the parents' home, then the decennial one. */
export const allowances = (law: Law, sale: Sale, gain: number): Cited<Allowance>[] => {
  const parentsHome = sale.parentsMainResidence ? [law(parentsHomeAllowance)] : []
  const ofParentsHome = parentsHome.map(allowance => allowanceUse('parentsHome', allowance, allowance.value, gain))
  const rest = sumAmounts([gain, ...ofParentsHome.map(({ part }) => -part.used)])
  const available = decennialCeiling(law, sale) - (sale.decennialAllowanceUsed ?? 0)
  return [...ofParentsHome, allowanceUse('decennial', law(decennialAllowance), available, rest)]
}
