import type { capitalisationRules } from '#contract/evaluation/capitalisation'
import type { RefusedField } from '../core/refusal.ts'
import { type CapitalisationInput, netOperatingIncome } from './net-operating-income.ts'

interface BrokenRule extends RefusedField {
  code: (typeof capitalisationRules)[number]['code']
}

type Field = keyof CapitalisationInput
type Method = NonNullable<CapitalisationInput['method']>

/** Fields that make a net income out of a gross one, beside the gross one itself. */
const lossesAndCosts = ['vacancyRate', 'creditLossRate', 'operatingCosts', 'operatingCostRate'] as const

const rents = ['passingRent', 'marketRent', 'yearsToReversion'] as const

/** Fields of each method: those it needs, and others that it reads. */
const fieldsOf: Readonly<Record<Method, { needed: readonly Field[]; read: readonly Field[] }>> = {
  direct: { needed: [], read: ['noi', 'grossRentalIncome', ...lossesAndCosts, 'capRate'] },
  termAndReversion: { needed: [...rents, 'termYield', 'reversionYield'], read: ['deferralYield'] },
  hardcore: { needed: [...rents, 'coreYield', 'topSliceYield'], read: [] },
}

const methodFields = [...new Set(Object.values(fieldsOf).flatMap(({ needed, read }) => [...needed, ...read]))]

/** Smallest rate that is capitalised, and smallest income. */
const [rateMin, incomeMin] = [0.0001, 0.01]

const rateFields = ['capRate', 'termYield', 'reversionYield', 'deferralYield', 'coreYield', 'topSliceYield'] as const

const ofOtherMethods = (input: CapitalisationInput, method: Method): BrokenRule[] => {
  const { needed, read } = fieldsOf[method]
  const own = [...needed, ...read]
  return methodFields
    .filter(field => input[field] !== undefined && !own.includes(field))
    .map(path => ({
      path,
      code: 'field_not_for_method',
      message: `Is no field of the method ${method}.`,
      received: input[path],
    }))
}

const missing = (input: CapitalisationInput, method: Method): BrokenRule[] => {
  const needed = fieldsOf[method].needed.filter(field => input[field] === undefined)
  const isIncomeMissing = method === 'direct' && input.noi === undefined && input.grossRentalIncome === undefined
  return [...needed, ...(isIncomeMissing ? (['noi'] as const) : [])].map(path => ({
    path,
    code: 'field_required_for_method',
    message:
      path === 'noi' ? 'Send noi, or grossRentalIncome with its losses and costs.' : `The method ${method} needs it.`,
  }))
}

const saidTwice = (input: CapitalisationInput): BrokenRule[] => {
  const { noi } = input
  if (noi === undefined) return []
  return (['grossRentalIncome', ...lossesAndCosts] as const)
    .filter(field => input[field] !== undefined)
    .map(path => ({
      path,
      code: 'noi_or_gross_income',
      message: 'Send noi, or the fields that make it, not both.',
      received: input[path],
    }))
}

const rates = (input: CapitalisationInput): BrokenRule[] =>
  rateFields
    .filter(field => (input[field] ?? rateMin) < rateMin)
    .map(path => ({
      path,
      code: 'cap_rate_not_positive',
      message: `Must be above 0, at least ${rateMin}.`,
      received: input[path],
      allowed: [`${rateMin} to 0.5`],
    }))

const income = (input: CapitalisationInput, method: Method): BrokenRule[] => {
  if (method !== 'direct' || netOperatingIncome(input) >= incomeMin) return []
  const code = 'noi_not_positive'
  const { noi, grossRentalIncome } = input
  if (noi !== undefined) {
    const allowed = [`at least ${incomeMin}`]
    return [{ path: 'noi', code, message: `Must be above 0, at least ${incomeMin}.`, received: noi, allowed }]
  }
  const message = 'Losses and costs leave nothing of the gross income.'
  return [{ path: 'grossRentalIncome', code, message, received: grossRentalIncome }]
}

const overRented = ({ method, passingRent = 0, marketRent = 0 }: CapitalisationInput): BrokenRule[] =>
  method === 'hardcore' && passingRent > marketRent
    ? [
        {
          path: 'passingRent',
          code: 'over_rented_needs_term_and_reversion',
          message: 'Is above the market rent; use the method termAndReversion.',
          received: passingRent,
          allowed: [`0 to ${marketRent}`],
        },
      ]
    : []

/** Every rule between the fields of a capitalisation that it breaks. */
export const brokenCapitalisationRules = (input: CapitalisationInput): BrokenRule[] => {
  const method = input.method ?? 'direct'
  const fields = [...ofOtherMethods(input, method), ...missing(input, method)]
  const shape = fields.length > 0 ? fields : saidTwice(input)
  return [...shape, ...rates(input), ...(shape.length > 0 ? [] : [...income(input, method), ...overRented(input)])]
}
