import type * as z from 'zod'
import type { AcquisitionCosts, AcquisitionCostsInput } from '#contract/costs'
import { luxembourgAidsRules } from '#contract/rules/lu-purchase'
import type { LawReference } from '#contract/shared/law'
import { broken } from '../../../core/broken-rule.ts'
import { printed } from '../../../core/entries.ts'
import { lawNotices } from '../../../core/law-notices.ts'
import { toCents } from '../../../core/money.ts'
import { type Law, lawOn } from '../../../core/provision.ts'
import { Refusal, type RefusedField } from '../../../core/refusal.ts'
import { totals } from '../../../core/totals.ts'
import { loanAbovePrice } from '../../purchase/loan-notice.ts'
import { brokenShares, twoBrokerFees } from '../../purchase/shared-rules.ts'
import { lastCheckedOn } from '../parameters/coverage.ts'
import { aidsOf, brokenAids } from './aids.ts'
import { purchaseFindings } from './findings.ts'
import { lines as kinds } from './lines.ts'
import { brokenOwnRules } from './rules.ts'

/** Name of the method behind the costs, as answers give it. */
export const acquisitionMethod = 'lu_acquisition_law'

/** The request, with every default of the contract filled in. */
export type AcquisitionInput = z.output<typeof AcquisitionCostsInput>

/** The costs of a purchase in Luxembourg, as the contract declares them. */
export type Costs = z.infer<typeof AcquisitionCosts>

/** What a calculation takes from outside the request. */
export interface Deed {
  /** The day whose law counts. */
  deedDate: string
  /** Official name of the municipality, when one was sent. */
  commune: string | undefined
}

/** A result with the parameters of law that it rests on. */
export interface WithLaw<Data> {
  data: Data
  law: LawReference[]
}

const brokenRules = (law: Law, input: AcquisitionInput): RefusedField[] => [
  ...brokenShares(input),
  ...brokenOwnRules(law, input),
  ...twoBrokerFees(input),
  ...broken(luxembourgAidsRules, 'household_without_aids', input.household !== undefined && !input.includeAids),
  ...brokenAids(law, input.household),
]

/**
 * The costs of a purchase in Luxembourg, line by line, with the law of the day of the deed.
 * @throws Refusal `invalid_request` for a broken rule between fields, `law_not_covered` for a day that is not covered.
 */
export const acquisitionCosts = (input: AcquisitionInput, { deedDate, commune }: Deed): WithLaw<Costs> => {
  const law = lawOn({ day: deedDate, field: 'deedDate', checkedOn: lastCheckedOn })
  const issues = brokenRules(law, input)
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  const { calculated, entries, more, alsoCited } = purchaseFindings(law, input, commune)
  const aids = input.includeAids ? aidsOf(law, calculated, input.household) : undefined
  const answer = printed(entries, kinds, [...alsoCited, ...(aids?.by ?? [])])
  return {
    data: {
      country: 'LU',
      deedDate,
      currency: 'EUR',
      price: toCents(input.price),
      use: input.use,
      ...more,
      lines: answer.lines,
      totals: totals(answer.lines, input.price, input.loanAmount),
      ...(aids && { aids: aids.value }),
      possibleReliefs: answer.possibleReliefs,
      notices: [...lawNotices(law.lawDay, answer.carriedForward), ...answer.notices, ...loanAbovePrice(input)],
      assumptions: answer.assumptions,
    },
    law: answer.law,
  }
}
