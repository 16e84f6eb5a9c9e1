import { type Charge, citing, roundCharge } from './charge.ts'
import type { Parameter } from './dated.ts'
import { roundDownTo, roundToNearest, roundUpTo } from './money.ts'
import type { Law } from './provision.ts'

/** Step to which an act rounds: the nearest with halves up, the one below, or the one above. */
type RoundingDirection = 'nearest' | 'down' | 'up'

/** Rounding that an act sets; its value is the step, in the currency. */
export interface RoundingRule extends Parameter<number> {
  readonly direction: RoundingDirection
}

const rounders: Readonly<Record<RoundingDirection, (step: number, amount: number) => number>> = {
  nearest: roundToNearest,
  down: roundDownTo,
  up: roundUpTo,
}

/** Rounds an amount in the currency as the act of the day does. */
export const roundByLaw = (law: Law, rule: RoundingRule, amount: number): number =>
  rounders[rule.direction](law(rule).value, amount)

/** A charge rounded by a rule that no article of the act has, which it does not cite. */
export const roundedByConvention = (law: Law, rule: RoundingRule, usual: Charge): Charge =>
  roundCharge(usual, amount => roundByLaw(law, rule, amount))

/** A charge rounded as the act of the day does, which it cites after its other provisions. */
export const roundedByLaw = (law: Law, rule: RoundingRule, usual: Charge): Charge =>
  citing(roundedByConvention(law, rule, usual), law(rule))
