import { capitalisationRules, leastIncome, leastRate } from '#contract/rules/capitalisation'
import { ruleIssues } from '../core/broken-rule.ts'
import type { RefusedField } from '../core/refusal.ts'
import { type CapitalisationInput, netOperatingIncome } from './net-operating-income.ts'

type Field = keyof CapitalisationInput
type Method = NonNullable<CapitalisationInput['method']>

/** Fields that turn a gross income into a net one, besides the gross income itself. */
const lossesAndCosts = ['vacancyRate', 'creditLossRate', 'operatingCosts', 'operatingCostRate'] as const

const rents = ['passingRent', 'marketRent', 'yearsToReversion'] as const

/** Fields of each method: those it needs, and others that it reads. */
const fieldsOf: Readonly<Record<Method, { needed: readonly Field[]; read: readonly Field[] }>> = {
  direct: { needed: [], read: ['noi', 'grossRentalIncome', ...lossesAndCosts, 'capRate'] },
  termAndReversion: { needed: [...rents, 'termYield', 'reversionYield'], read: ['deferralYield'] },
  hardcore: { needed: [...rents, 'coreYield', 'topSliceYield'], read: [] },
}

const methodFields = [...new Set(Object.values(fieldsOf).flatMap(({ needed, read }) => [...needed, ...read]))]

const rateFields = ['capRate', 'termYield', 'reversionYield', 'deferralYield', 'coreYield', 'topSliceYield'] as const

const ofOtherMethods = (input: CapitalisationInput, method: Method): RefusedField[] => {
  const { needed, read } = fieldsOf[method]
  return methodFields
    .filter(field => ![...needed, ...read].includes(field))
    .flatMap(path => {
      const received = input[path]
      return ruleIssues(
        capitalisationRules,
        'field_not_for_method',
        received !== undefined,
        { path, received },
        { method },
      )
    })
}

const missingFieldIssues = (input: CapitalisationInput, method: Method): RefusedField[] => {
  const isIncomeMissing = method === 'direct' && input.noi === undefined && input.grossRentalIncome === undefined
  return [
    ...fieldsOf[method].needed.flatMap(path =>
      ruleIssues(
        capitalisationRules,
        'field_required_for_method.field',
        input[path] === undefined,
        { path },
        { method },
      ),
    ),
    ...ruleIssues(capitalisationRules, 'field_required_for_method.income', isIncomeMissing),
  ]
}

const incomeTwice = (input: CapitalisationInput): RefusedField[] =>
  input.noi === undefined
    ? []
    : (['grossRentalIncome', ...lossesAndCosts] as const).flatMap(path => {
        const received = input[path]
        return ruleIssues(capitalisationRules, 'noi_or_gross_income', received !== undefined, { path, received })
      })

const rateIssues = (input: CapitalisationInput): RefusedField[] =>
  rateFields.flatMap(path => {
    const received = input[path]
    const shown = { path, received, allowed: [`${leastRate} to 0.5`] }
    return ruleIssues(capitalisationRules, 'cap_rate_not_positive', (received ?? leastRate) < leastRate, shown)
  })

const income = (input: CapitalisationInput, method: Method): RefusedField[] => {
  if (method !== 'direct' || netOperatingIncome(input) >= leastIncome) return []
  const { noi, grossRentalIncome: received } = input
  if (noi === undefined) return ruleIssues(capitalisationRules, 'noi_not_positive.left', true, { received })
  const shown = { received: noi, allowed: [`at least ${leastIncome}`] }
  return ruleIssues(capitalisationRules, 'noi_not_positive.sent', true, shown)
}

const overRented = ({ method, passingRent = 0, marketRent = 0 }: CapitalisationInput): RefusedField[] => {
  const isOver = method === 'hardcore' && passingRent > marketRent
  const shown = { received: passingRent, allowed: [`0 to ${marketRent}`] }
  return ruleIssues(capitalisationRules, 'over_rented_needs_term_and_reversion', isOver, shown)
}

/** Every broken rule between the fields of a capitalisation. */
export const capitalisationIssues = (input: CapitalisationInput): RefusedField[] => {
  const method = input.method ?? 'direct'
  const fields = [...ofOtherMethods(input, method), ...missingFieldIssues(input, method)]
  const shape = fields.length > 0 ? fields : incomeTwice(input)
  return [...shape, ...rateIssues(input), ...(shape.length > 0 ? [] : [...income(input, method), ...overRented(input)])]
}
