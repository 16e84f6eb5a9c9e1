import { luxembourgPurchaseRules as rules } from '#contract/rules/lu-purchase'
import { ruleIssues } from '../../../core/broken-rule.ts'
import { toCents } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import type { RefusedField } from '../../../core/refusal.ts'
import { acquiredValue, considerationOf } from './deed-value.ts'
import type { PurchaseInput } from './purchase-input.ts'

/** Fields of a sale that a kind of deed does not have, where they were sent. */
const fieldsNotIn = (input: PurchaseInput, deed: NonNullable<PurchaseInput['deed']>): string[] => {
  const { operation, resaleClause, halfBaseEligible, right = 'fullOwnership' } = input
  const sent = (...names: readonly ('marketValue' | 'acquiredShare' | 'assumedDebt' | 'yearlyAnnuity')[]) =>
    names.filter(name => input[name] !== undefined)
  const always = [...(operation === 'offPlan' ? ['operation'] : []), ...(resaleClause ? ['resaleClause'] : [])]
  if (deed === 'sale') return []
  if (deed === 'partition')
    return [...always, ...(right === 'fullOwnership' ? [] : ['right']), ...sent('yearlyAnnuity')]
  const values = sent('marketValue', 'acquiredShare', 'assumedDebt', 'yearlyAnnuity')
  const halved = halfBaseEligible ? ['halfBaseEligible'] : []
  return [...always, ...values, ...halved, ...(deed === 'exchange' && right !== 'fullOwnership' ? ['right'] : [])]
}

/** Relations to the donor that are missing in a gift, or sent in another deed. */
const checkRelationships = ({ deed, relationship, buyers = [] }: PurchaseInput): RefusedField[] => {
  const own = buyers.findIndex(buyer => buyer.relationship !== undefined)
  if (deed !== 'gift') {
    const path = own < 0 ? 'relationship' : `buyers[${own}].relationship`
    const received = relationship ?? buyers[own]?.relationship
    return ruleIssues(rules, 'only_of_a_gift', received !== undefined, { path, received })
  }
  const without = buyers.findIndex(buyer => buyer.relationship === undefined)
  const isMissing = relationship === undefined && (buyers.length === 0 || without >= 0)
  const path = own >= 0 && without >= 0 ? `buyers[${without}].relationship` : 'relationship'
  return ruleIssues(rules, 'relationship_required', isMissing, { path })
}

/** Fields that a kind of deed needs, or does not have. */
export const checkDeed = (input: PurchaseInput): RefusedField[] => {
  const { deed = 'sale', givenValue, acquiredShare } = input
  return [
    ...fieldsNotIn(input, deed).flatMap(path =>
      ruleIssues(rules, 'only_of_a_sale', true, { path, received: input[path as keyof PurchaseInput] }, { deed }),
    ),
    ...checkRelationships(input),
    ...ruleIssues(rules, 'given_value_required', deed === 'exchange' && givenValue === undefined),
    ...ruleIssues(rules, 'only_of_an_exchange', deed !== 'exchange' && givenValue !== undefined, {
      received: givenValue,
    }),
    ...ruleIssues(rules, 'share_required', deed === 'partition' && acquiredShare === undefined),
  ]
}

/** Whether another right than full ownership is bought. */
const isLesserRight = ({ right = 'fullOwnership' }: PurchaseInput): boolean => right !== 'fullOwnership'

/** Shares, rights, values and charges that lack one another, or that a sale off plan does not have. */
export const checkValues = (law: Law, input: PurchaseInput): RefusedField[] => {
  const { acquiredShare, marketValue, operation, usufructuaryAge, constructionPrice, deed = 'sale' } = input
  const lesser = isLesserRight(input)
  const offPlan = (['marketValue', 'acquiredShare', 'right', 'assumedDebt', 'yearlyAnnuity'] as const).flatMap(path =>
    ruleIssues(rules, 'not_off_plan', operation === 'offPlan' && input[path] !== undefined, {
      path,
      received: input[path],
    }),
  )
  if (offPlan.length > 0) return offPlan
  const isPart = acquiredShare !== undefined && (acquiredShare < 1 || deed === 'partition')
  const needsValue = isPart || (lesser && deed === 'sale')
  const paid = considerationOf(law, input).value
  // In a partition the value of the whole is that of the notary's tariff, whatever is paid.
  const isRead = lesser || deed === 'partition'
  const isBelow = marketValue !== undefined && !isRead && acquiredValue(law, input).value < paid
  const least = toCents(paid / (acquiredShare ?? 1))
  return [
    ...ruleIssues(rules, 'only_building_land', constructionPrice !== undefined && operation !== 'buildingLand', {
      received: constructionPrice,
    }),
    ...ruleIssues(rules, 'value_required', needsValue && marketValue === undefined),
    ...ruleIssues(rules, 'age_required', lesser && usufructuaryAge === undefined),
    ...(['usufructuaryAge', 'usufructYears', 'reunitesOwnership'] as const).flatMap(path =>
      ruleIssues(rules, 'only_of_a_right', !lesser && input[path] !== undefined, { path, received: input[path] }),
    ),
    ...ruleIssues(
      rules,
      'value_below_price',
      isBelow,
      { received: marketValue, allowed: [needsValue ? `at least ${least}` : `at least ${least}, or left out`] },
      { value: acquiredValue(law, input).value },
    ),
  ]
}
