import { type Band, bySlices, type Slice } from '../../core/brackets.ts'
import { atRate, type Charge, charge, inBand, onSlices } from '../../core/charge.ts'
import type { Parameter } from '../../core/dated.ts'
import { toCents } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { PurchaseEntry } from '../country.ts'
import { nearCliff } from '../purchase/entries.ts'
import type { Input } from './conditions.ts'
import { averageRateSteps } from './parameters/transfer-tax.ts'

/** The general scale of a tax: slice by slice, by the average rate of the slices, or one rate for the whole value. */
export type Scale =
  | { slices: Parameter<readonly Slice[]>; isAverageRate?: true }
  | { bands: Parameter<readonly Band[]> }
  | { rate: (law: Law) => Provision<number> }

/** The provision of a scale. */
export const provisionOf = (law: Law, scale: Scale): Provision => {
  if ('rate' in scale) return scale.rate(law)
  return 'slices' in scale ? law(scale.slices) : law(scale.bands)
}

/** Average rate of slices, as in the Balearic Islands. */
const averageRate = (
  base: number,
  slices: readonly Slice[],
  { step, upFrom }: Readonly<Record<'step' | 'upFrom', number>>,
): number => {
  const steps = Number((bySlices(base, slices) / base / step).toPrecision(12))
  const whole = Math.floor(steps)
  return (whole + (steps - whole < upFrom ? 0 : 1)) * step
}

/** Tax on a base by a scale, with its rate where one rate covers the whole base. */
export const taxByScale = (law: Law, scale: Scale, base: number): Charge => {
  if ('rate' in scale) return atRate(base, scale.rate(law))
  if ('bands' in scale) return inBand(base, law(scale.bands))
  const slices = law(scale.slices)
  if (scale.isAverageRate) {
    const rounding = law(averageRateSteps)
    return atRate(base, { ...slices, value: averageRate(base, slices.value, rounding.value) }, rounding)
  }
  const [first, ...others] = slices.value
  return first?.rate === undefined || others.length > 0
    ? onSlices(base, slices)
    : atRate(base, { ...slices, value: first.rate })
}

/** A notice of a base just above a limit, above which another rate applies to the whole value. */
export const scaleCliff = (law: Law, scale: Scale, { price }: Input, base: number): PurchaseEntry<'ES'>[] => {
  if (!('bands' in scale)) return []
  const { upTo: limit = null, rate = 0 } =
    law(scale.bands).value.findLast(({ upTo }) => upTo !== null && upTo < base) ?? {}
  if (limit === null) return []
  const costs = toCents(taxByScale(law, scale, base).formula.amount - base * rate)
  const field = base > price ? 'fiscalReferenceValue' : 'price'
  return nearCliff(law, base, limit, costs, `Above ${limit} a higher rate applies to the whole value.`, field)
}

/** Charge less the rebate of a city; unchanged without one. */
export const lessRebate = (usual: Charge, rebate: Provision<number> | undefined): Charge => {
  if (!rebate) return usual
  const { amount, rate, ...base } = usual.formula
  const part = 1 - rebate.value
  return charge({ ...base, amount: amount * part, ...(rate !== undefined && { rate: rate * part }) }, [
    ...usual.by,
    rebate,
  ])
}
