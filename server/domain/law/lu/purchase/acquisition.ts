import type * as z from 'zod'
import type { AcquisitionCosts, AcquisitionCostsInput } from '#contract/costs'
import { luxembourgAidsRules } from '#contract/rules/lu-purchase'
import type { LawReference } from '#contract/shared/law'
import { ruleIssues } from '../../../core/broken-rule.ts'
import { answerParts } from '../../../core/entries.ts'
import { listChangesBy } from '../../../core/known-change.ts'
import { lawNotices } from '../../../core/law-notices.ts'
import { toCents } from '../../../core/money.ts'
import { type Law, lawOn } from '../../../core/provision.ts'
import { Refusal, type RefusedField } from '../../../core/refusal.ts'
import { costTotals } from '../../../core/totals.ts'
import { loanAbovePrice } from '../../purchase/loan-notice.ts'
import { checkBrokerFee, checkShares } from '../../purchase/shared-rules.ts'
import { lastCheckedOn } from '../parameters/coverage.ts'
import { luxembourgReading } from '../reading.ts'
import { aidsOf, checkAccessionPremium } from './aids.ts'
import { paidPriceOf } from './deed-value.ts'
import { purchaseFindings } from './findings.ts'
import { luxembourgLines as kinds } from './lines.ts'
import { checkPurchaseRules } from './rules.ts'

/** Name of the method of the costs in answers. */
export const acquisitionMethod = 'lu_acquisition_law'

/** The request, with every default of the contract filled in. */
export type AcquisitionInput = z.output<typeof AcquisitionCostsInput>

/** The costs of a purchase in Luxembourg, as the contract declares them. */
export type Costs = z.infer<typeof AcquisitionCosts>

/** Inputs of a calculation from outside the request. */
export interface Deed {
  /** Day whose law applies. */
  deedDate: string
  /** Official name of the municipality, when one was sent. */
  commune: string | undefined
}

/** A result with the parameters of law that it uses. */
export interface WithLaw<Data> {
  data: Data
  law: LawReference[]
}

const checkAcquisitionRules = (law: Law, input: AcquisitionInput): RefusedField[] => [
  ...checkShares(input),
  ...checkPurchaseRules(law, input),
  ...checkBrokerFee(input),
  ...ruleIssues(luxembourgAidsRules, 'household_without_aids', input.household !== undefined && !input.includeAids),
  ...checkAccessionPremium(law, input.household),
]

/**
 * Costs of a purchase in Luxembourg, line by line, by the law of the day of the deed.
 * @throws Refusal `invalid_request` for a broken rule between fields, `law_not_covered` for a day that is not covered.
 */
export const acquisitionCosts = (input: AcquisitionInput, { deedDate, commune }: Deed): WithLaw<Costs> => {
  const law = lawOn({ day: deedDate, field: 'deedDate', checkedOn: lastCheckedOn })
  const issues = checkAcquisitionRules(law, input)
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  const { calculated, entries, more, alsoCited } = purchaseFindings(law, input, commune)
  const { price, constructionPrice = 0, loanAmount } = input
  const outlay = paidPriceOf(input) + constructionPrice
  const aids = input.includeAids ? aidsOf(law, calculated, input.household) : undefined
  const answer = answerParts(entries, kinds, [...alsoCited, ...(aids?.by ?? [])])
  return {
    data: {
      country: 'LU',
      deedDate,
      currency: 'EUR',
      price: toCents(input.price),
      use: input.use,
      ...more,
      lines: answer.lines,
      totals: costTotals(answer.lines, price + constructionPrice, loanAmount, outlay),
      ...(aids && { aids: aids.value }),
      possibleReliefs: answer.possibleReliefs,
      notices: [
        ...lawNotices(law.lawDay, {
          ...answer,
          known: listChangesBy(luxembourgReading, { concerns: 'purchase', day: law.lawDay.day }),
        }),
        ...answer.notices,
        ...loanAbovePrice({ ...input, price: outlay }),
      ],
      assumptions: answer.assumptions,
    },
    law: answer.law,
  }
}
