import { bandOf } from '../../core/brackets.ts'
import type { Law } from '../../core/law.ts'
import { toCents } from '../../core/money.ts'
import type { FeeRelief } from '../country.ts'
import { answerOr, nearCliff } from '../purchase-lines.ts'
import { type FlemishPlace, modestHome, modestRenovatedHome, rates } from './parameters/flanders.ts'
import type { Duty, Input, RegionalDuty } from './transfer-tax.ts'

const placeOf = ({ coreCityOrRand }: Input): FlemishPlace => (coreCityOrRand ? 'coreCityOrRand' : 'elsewhere')

/** The reduction of a modest home, and the parameter that holds it. */
const reduction = (law: Law, price: number, place: FlemishPlace, isRenovated: boolean) => {
  const parameter = isRenovated ? modestRenovatedHome : modestHome
  return { parameter, amount: bandOf(price, law.row(parameter, place) ?? [])?.amount ?? 0 }
}

const renovationRate = (law: Law, { deepEnergyRenovation }: Input): number | undefined =>
  deepEnergyRenovation ? law.value(rates).deepEnergyRenovation : undefined

const reducedDuty = (law: Law, input: Input): Duty => {
  const { price } = input
  const renovated = renovationRate(law, input)
  const rate = law.row(rates, renovated === undefined ? 'soleOwnHome' : 'deepEnergyRenovation') ?? 0
  const { parameter, amount } = reduction(law, price, placeOf(input), renovated !== undefined)
  const duty = Math.max(0, price * rate - amount)
  return amount > 0
    ? { amount: duty, base: price, basis: [rates, parameter] }
    : { amount: duty, base: price, rate, basis: [rates] }
}

const standardDuty = (law: Law, { price }: Input): Duty => {
  const rate = law.row(rates, 'standard') ?? 0
  return { amount: price * rate, base: price, rate, basis: [rates] }
}

/** Says that the place was not answered, where it decides. */
const modestRelief = (law: Law, input: Input): FeeRelief[] => {
  const isRenovated = renovationRate(law, input) !== undefined
  const [here, there] = (['elsewhere', 'coreCityOrRand'] as const).map(
    place => reduction(law, input.price, place, isRenovated).amount,
  )
  if (input.coreCityOrRand !== undefined || here === there || !there) return []
  answerOr(law, 'coreCityOrRand', input.coreCityOrRand, false, 'The limit of the modest home is lower elsewhere.')
  return [
    {
      key: 'modestHome',
      label: 'Reduction for a modest home',
      saving: there,
      condition: 'The home would stand in a core city or in the Flemish Rand.',
      fields: ['coreCityOrRand'],
      basis: [modestHome.id],
      certainty: law.version(modestHome).certainty,
    },
  ]
}

const ownHomeRelief = (law: Law, input: Input, missing: readonly string[]): FeeRelief[] => [
  {
    key: 'soleOwnHome',
    label: 'Reduced rate for the sole own home',
    saving: toCents(standardDuty(law, input).amount - reducedDuty(law, input).amount),
    condition:
      'The buyers would own no other dwelling (or sell it in time), be registered there within three years and, from 2026, stay a year.',
    fields: [...missing],
    basis: [rates.id],
    certainty: law.version(rates).certainty,
  },
]

const closedWindow = (law: Law, input: Input): ReturnType<RegionalDuty>['notices'] =>
  input.deepEnergyRenovation && renovationRate(law, input) === undefined
    ? [
        {
          code: 'relief_window_closed',
          message: 'The rate for deep energy renovation is for deeds of 2022 to 2024.',
          field: 'deepEnergyRenovation',
        },
      ]
    : []

const cliff = (law: Law, input: Input): ReturnType<RegionalDuty>['notices'] => {
  const isRenovated = renovationRate(law, input) !== undefined
  const [band] = law.row(isRenovated ? modestRenovatedHome : modestHome, placeOf(input)) ?? []
  if (!band || band.upTo === null) return []
  const says = `The price is just above ${band.upTo}, up to which a modest home has a reduction.`
  return nearCliff(input.price, band.upTo, band.amount ?? 0, says)
}

/** The Flemish sales duty: a rate by use, less the reduction of a modest home. */
export const flanders: RegionalDuty = (law, input, { isMet, missing }) => {
  if (isMet)
    return {
      duty: reducedDuty(law, input),
      possibleReliefs: modestRelief(law, input),
      notices: [...closedWindow(law, input), ...cliff(law, input)],
    }
  const duty = standardDuty(law, input)
  return {
    duty,
    possibleReliefs: isMet === undefined ? ownHomeRelief(law, input, missing) : [],
    notices: closedWindow(law, input),
  }
}
