import { type Charge, charge } from '../../core/charge.ts'
import { sumAmounts, toCents } from '../../core/money.ts'
import type { OwnHome, RegionalDuties } from './sole-own-home.ts'

type TwoDuties = Pick<RegionalDuties, 'standard' | 'reduced'>

/** Duty where part of the buyers owe the reduced one and the rest the standard one, each on the part bought. */
export const dutyByParts = ({ standard, reduced }: TwoDuties, part: number): Charge => {
  if (part === 0) return standard
  if (part === 1) return reduced
  const { amount, base } = standard.formula
  return charge({ amount: amount * (1 - part) + reduced.formula.amount * part, ...(base !== undefined && { base }) }, [
    ...standard.by,
    ...reduced.by,
  ])
}

const amountAt = (duties: TwoDuties, part: number): number => toCents(dutyByParts(duties, part).formula.amount)

/** Saving of the reduced duty for the buyers with a missing answer. */
export const openSaving = (duties: TwoDuties, { met, open, each }: OwnHome): number => {
  const atMost = each.some(({ isMet }) => isMet === false) ? met + open : 1
  return sumAmounts([amountAt(duties, met), -amountAt(duties, atMost)])
}
