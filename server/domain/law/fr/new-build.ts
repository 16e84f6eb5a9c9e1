import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { sum } from '../../core/money.ts'
import type { FeeLine, FeesInput, Findings } from '../country.ts'
import { answerOr, priceVatLine } from '../purchase-lines.ts'
import { newBuildLevyRate, newBuildRate, reducedVatRate, vatRate } from './parameters/duties.ts'

type Input = FeesInput<'FR'>

/** A new build with its VAT told apart. */
interface NewBuild extends Findings {
  /** Base of the duty and of the land-registry contribution. */
  base: number
  /** What is paid with VAT, the base of the notary. */
  priceWithVat: number
}

const facts = { category: 'transferTax', nature: 'tax' } as const

const duty = (law: Law, base: number): FeeLine[] => {
  const rate = law.value(newBuildRate)
  const levy = law.value(newBuildLevyRate)
  const charged = costLine(law, {
    ...facts,
    key: 'newBuildDuty',
    label: 'Duty on a new build',
    localLabel: 'taxe de publicité foncière, taux réduit',
    dueTo: 'region',
    amount: base * rate,
    base,
    rate,
    basis: [newBuildRate],
  })
  const levied = sum(charged.map(({ amount }) => amount))
  return [
    ...charged,
    ...costLine(law, {
      ...facts,
      key: 'newBuildDutyLevy',
      label: 'State levy on the duty',
      localLabel: "frais d'assiette et de recouvrement",
      dueTo: 'state',
      amount: levied * levy,
      base: levied,
      rate: levy,
      basis: [newBuildLevyRate],
    }),
  ]
}

/** A sale that bears VAT: a small duty, and VAT inside the price or on top of it. */
export const newBuild = (law: Law, input: Input): NewBuild => {
  const { price, movables = 0 } = input
  const convention = 'New builds are offered with VAT inside the price.'
  const includesVat = answerOr(law, 'priceIncludesVat', input.priceIncludesVat, true, convention)
  const doubt = 'The duty is laid on the price without VAT; most calculators take the full price.'
  const dutyBase = answerOr(law, 'newBuildDutyBase', input.newBuildDutyBase, 'exclVat', doubt)
  const parameter = input.reducedVat ? reducedVatRate : vatRate
  const rate = law.value(parameter)
  const withVat = (amount: number): number => (includesVat ? amount : amount * (1 + rate))
  const taxed = withVat(price - movables)
  const base = dutyBase === 'inclVat' ? taxed : taxed / (1 + rate)
  return {
    lines: [
      ...duty(law, base),
      ...priceVatLine(law, { price, includesVat, rate, basis: parameter }, { localLabel: 'TVA' }),
    ],
    possibleReliefs: [],
    notices: [],
    more: { priceIncludesVat: includesVat },
    base,
    priceWithVat: withVat(price),
  }
}
