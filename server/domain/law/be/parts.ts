import { type Charge, charge } from '../../core/charge.ts'
import { sum, toCents } from '../../core/money.ts'
import type { OwnHome, RegionalDuties } from './sole-own-home.ts'

type TwoDuties = Pick<RegionalDuties, 'standard' | 'reduced'>

/** The duty of buyers of whom a part owes the reduced one, and the rest the standard one, each on the part bought. */
export const byParts = ({ standard, reduced }: TwoDuties, part: number): Charge => {
  if (part === 0) return standard
  if (part === 1) return reduced
  const { amount, base } = standard.formula
  return charge({ amount: amount * (1 - part) + reduced.formula.amount * part, ...(base !== undefined && { base }) }, [
    ...standard.by,
    ...reduced.by,
  ])
}

const amountAt = (duties: TwoDuties, part: number): number => toCents(byParts(duties, part).formula.amount)

/** What the reduced duty would save those buyers of whom an answer is missing. */
export const openSaving = (duties: TwoDuties, { met, open, each }: OwnHome): number => {
  const atMost = each.some(({ isMet }) => isMet === false) ? met + open : 1
  return sum([amountAt(duties, met), -amountAt(duties, atMost)])
}
