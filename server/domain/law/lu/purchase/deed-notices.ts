import { noticeEntry } from '../../../core/entries.ts'
import type { Law } from '../../../core/provision.ts'
import type { PurchaseEntry } from '../../country.ts'
import { noEffect } from '../../purchase/entries.ts'
import { leastDuty } from '../parameters/duties.ts'
import { acquiredValue, considerationOf, dutiableValueOf, rightPart } from './deed-value.ts'
import type { PurchaseInput } from './purchase-input.ts'
import type { Calculated } from './reliefs.ts'

type Notices = PurchaseEntry<'LU'>[]

/** A base that is a value: above the price, or below it where a right is valued by the scale. */
const valueNotice = (law: Law, { purchase: { right } }: Calculated, input: PurchaseInput): Notices => {
  if (input.marketValue === undefined) return []
  const { value } = acquiredValue(law, input)
  const paid = considerationOf(law, input).value
  const field = 'marketValue'
  if (value > paid) {
    const message = `The value of what is bought, ${value}, is above the price and is the base of the duties.`
    return [noticeEntry({ code: 'base_above_price', message, field })]
  }
  if (right === 'fullOwnership' || value === paid) return []
  const message = `By the age of the usufructuary the right is worth ${value}, less than the price, which was taken; the practice of the administration was not found.`
  return [noticeEntry({ code: 'contested_rule', message, field })]
}

/** Two contracts, of land and of a house, that may be one sale off plan (Code civil, art. 1601-3). */
const buildingContractNotice = ({ constructionPrice = 0 }: PurchaseInput): Notices => {
  if (constructionPrice === 0) return []
  const message =
    'Land and building contract are taken as two contracts: duties on the land, VAT on the house. Where the seller of the land builds, they may be one sale off plan: the duties then bear on what stands on the land too. Send operation offPlan for that reading.'
  return [noticeEntry({ code: 'contested_rule', message, field: 'constructionPrice' })]
}

/** An exchange, whose duties the parties share (law of 22 frimaire an VII, art. 31), and whose transcription and whose credit no text that was read settles. */
const exchangeNotice = ({ purchase: { deed }, duties }: Calculated): Notices => {
  if (deed !== 'exchange') return []
  const credited = duties.buyers.some(({ housingCredit }) => housingCredit > 0)
  const message = [
    'The duties are those of the whole deed, which the parties share as they agree.',
    'Transcription is taken at the usual rate; the administration has a lower one in rare cases, and whether an exchange is one was not found.',
    ...(credited ? ['The credit is set against all of them, not only against those on the difference.'] : []),
  ].join(' ')
  return [noticeEntry({ code: 'contested_rule', message, field: 'deed' })]
}

/** An annuity whose capital no deed states (same law, art. 14 no 9), without a value to compare it with (art. 17). */
const annuityNotice = ({ yearlyAnnuity = 0, marketValue }: PurchaseInput): Notices => {
  if (yearlyAnnuity === 0 || marketValue !== undefined) return []
  const message =
    'The annuity counts with the capital that the law gives it. The duties bear on the value of what is bought where that is above: send `marketValue`.'
  return [noticeEntry({ code: 'contested_rule', message, field: 'yearlyAnnuity' })]
}

/** The fixed duty on a discharge (law of 23 December 1913, art. 19), from which a receipt in the deed may exempt (art. 27). */
const dischargeNotice = (law: Law, { dischargedPrincipal = 0 }: PurchaseInput): Notices => {
  if (dischargedPrincipal === 0) return []
  const message =
    'The discharge bears the fixed duty. Deeds that only release a sum are exempt; whether the administration exempts a discharge with a receipt was not found.'
  const amount = law(leastDuty).value
  return [noticeEntry({ code: 'contested_rule', message, field: 'dischargedPrincipal', amount })]
}

/** The accessories of a loan bear no duty (law of 23 December 1913, art. 63), so the sum with them has no effect. */
const accessoriesNotice = ({ securedAmount }: PurchaseInput): Notices =>
  securedAmount === undefined
    ? []
    : [noEffect('securedAmount', 'The duty on the inscription bears on the principal alone, without accessories.')]

/** Whether a value that was sent leaves the base of the duties as it is without it. */
const leavesBase = (law: Law, input: PurchaseInput, field: 'usufructYears' | 'assumedDebt'): boolean =>
  dutiableValueOf(law, input).value === dutiableValueOf(law, { ...input, [field]: undefined }).value

/** Years of a right that do not count: worth as much as for life (law of 23 December 1913, art. 30), or below the price. */
const termNotice = (law: Law, input: PurchaseInput): Notices => {
  const field = 'usufructYears'
  if (input[field] === undefined || !leavesBase(law, input, field)) return []
  const isForLife = rightPart(law, input).value === rightPart(law, { ...input, [field]: undefined }).value
  const message = isForLife
    ? 'For these years the right is not worth less than for life; the value by age counts.'
    : 'The price is above the value of the right, by its years and by age, and is the base of the duties.'
  return [noEffect(field, message)]
}

/** A debt that is taken over in a partition, whose duties bear on the value and whose tariff bears on the whole. */
const debtNotice = (law: Law, input: PurchaseInput): Notices => {
  const field = 'assumedDebt'
  const isUnread = input.deed === 'partition' && (input[field] ?? 0) > 0 && leavesBase(law, input, field)
  const message = 'The value of what is bought is not below the price with the debt and is the base of the duties.'
  return isUnread ? [noEffect(field, message)] : []
}

/** A relation to the donor for all buyers, where each has an own one. */
const relationshipNotice = ({ relationship, buyers = [] }: PurchaseInput): Notices => {
  const isUnread = buyers.length > 0 && buyers.every(buyer => buyer.relationship !== undefined)
  return relationship !== undefined && isUnread
    ? [noEffect('relationship', 'Each of the buyers has a relationship of their own, which counts.')]
    : []
}

/** Notices on the kind of deed, on values and rights, and on inscriptions. */
export const deedNotices = (law: Law, calculated: Calculated, input: PurchaseInput): Notices => [
  ...valueNotice(law, calculated, input),
  ...exchangeNotice(calculated),
  ...annuityNotice(input),
  ...buildingContractNotice(input),
  ...dischargeNotice(law, input),
  ...termNotice(law, input),
  ...debtNotice(law, input),
  ...relationshipNotice(input),
  ...accessoriesNotice(input),
]
