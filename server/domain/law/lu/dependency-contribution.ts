import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { dependencyMinimum, dependencyRate } from './parameters/dependency.ts'
import type { CapitalGains } from './sale.ts'

type Line = CapitalGains['lines'][number]

/** Dependency contribution in EUR on a taxable gain; below the yearly minimum it is not collected and stands at 0. */
export const dependencyContribution = (law: Law, gain: number): Line[] => {
  const rate = law.value(dependencyRate)
  const isCollected = rate * gain >= law.value(dependencyMinimum)
  return costLine<Line['key']>(law, {
    key: 'dependencyContribution',
    label: 'Dependency insurance contribution',
    localLabel: 'contribution dépendance',
    category: 'socialContribution',
    amount: isCollected ? rate * gain : 0,
    base: gain,
    rate,
    payer: 'seller',
    nature: 'tax',
    dueTo: 'state',
    basis: isCollected ? [dependencyRate] : [dependencyRate, dependencyMinimum],
    standsAtZero: true,
  })
}
