import { bandOf } from '../../../core/brackets.ts'
import { toFifteenDigits } from '../../../core/money.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import { annuityYears, usufructPeriod, usufructPerPeriod } from '../parameters/deeds.ts'
import { habitationPart, usufructParts } from '../parameters/duties.ts'
import type { PurchaseInput } from './purchase-input.ts'

/** A value and the provisions that set it. */
interface Valuation {
  value: number
  by: readonly Provision[]
}

/** Part that a usufruct is worth by age, or by its years where that is less (law of 23 December 1913, art. 30). */
const usufructPart = (law: Law, { usufructuaryAge = 0, usufructYears }: PurchaseInput): Valuation => {
  const table = law(usufructParts)
  const forLife = bandOf(usufructuaryAge, table.value)?.rate ?? 0
  if (usufructYears === undefined) return { value: forLife, by: [table] }
  const [part, years] = [law(usufructPerPeriod), law(usufructPeriod)]
  const forTerm = toFifteenDigits(part.value * Math.ceil(usufructYears / years.value))
  return { value: Math.min(forLife, forTerm), by: [part, years, table] }
}

/** Part of full ownership that a right is worth (law of 23 December 1913, art. 30). */
export const rightPart = (law: Law, input: PurchaseInput): Valuation => {
  const { right = 'fullOwnership' } = input
  if (right === 'fullOwnership') return { value: 1, by: [] }
  const usufruct = usufructPart(law, input)
  if (right === 'usufruct') return usufruct
  if (right === 'bareOwnership') return { value: toFifteenDigits(1 - usufruct.value), by: usufruct.by }
  const part = law(habitationPart)
  return { value: usufruct.value * part.value, by: [part, ...usufruct.by] }
}

/** Value of what is bought: of the share, in the right that is bought; 0 where no value was sent. */
export const acquiredValue = (law: Law, input: PurchaseInput): Valuation => {
  const { marketValue = 0, acquiredShare = 1 } = input
  const part = rightPart(law, input)
  return { value: toFifteenDigits(marketValue * acquiredShare * part.value), by: part.by }
}

/** Price with its charges in capital: debts that are taken over and a life annuity (law of 22 frimaire an VII, arts 14, 15). */
export const considerationOf = (law: Law, { price, assumedDebt = 0, yearlyAnnuity = 0 }: PurchaseInput): Valuation => {
  if (yearlyAnnuity === 0) return { value: price + assumedDebt, by: [] }
  const years = law(annuityYears)
  return { value: price + assumedDebt + yearlyAnnuity * years.value, by: [years] }
}

/**
 * Value that bears the duties: of what is given in a gift, of the more valuable property in an exchange, else the price with
 * its charges, or the value of what is bought where that is higher.
 */
export const dutiableValueOf = (law: Law, input: PurchaseInput): Valuation => {
  const { deed = 'sale', price, givenValue = 0 } = input
  if (deed === 'exchange') return { value: Math.max(price, givenValue), by: [] }
  if (deed === 'gift') {
    const part = rightPart(law, input)
    return { value: toFifteenDigits(price * part.value), by: part.by }
  }
  const [paid, valued] = [considerationOf(law, input), acquiredValue(law, input)]
  return { value: Math.max(paid.value, valued.value), by: [...paid.by, ...valued.by] }
}

/** What a buyer pays of the price: nothing in a gift, the difference in an exchange. */
export const paidPriceOf = ({ deed, price, givenValue = 0 }: PurchaseInput): number => {
  if (deed === 'gift') return 0
  return deed === 'exchange' ? Math.max(0, toFifteenDigits(price - givenValue)) : price
}
