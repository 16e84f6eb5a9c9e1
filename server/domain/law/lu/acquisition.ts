import type * as z from 'zod'
import type { AcquisitionCosts, AcquisitionCostsInput } from '#contract/costs'
import type { LawReference } from '#contract/shared/law'
import { totals } from '../../core/cost-line.ts'
import { type Law, lawOn } from '../../core/law.ts'
import { toCents } from '../../core/money.ts'
import { Refusal, type RefusedField } from '../../core/refusal.ts'
import { loanAbovePrice } from '../loan-notice.ts'
import { brokenShares, twoBrokerFees } from '../shared-rules.ts'
import { aidsOf } from './aids.ts'
import { lastCheckedOn } from './parameters/coverage.ts'
import { purchaseFindings } from './purchase-findings.ts'
import { brokenOwnRules } from './purchase-rules.ts'

/** Name of the method behind the costs, as answers give it. */
export const acquisitionMethod = 'lu_acquisition_law'

/** What is asked, with every default of the contract filled in. */
export type AcquisitionInput = z.output<typeof AcquisitionCostsInput>

/** What is answered. */
export type Costs = z.infer<typeof AcquisitionCosts>

/** Facts that a calculation takes from outside the request. */
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
  ...(input.household && !input.includeAids
    ? [{ path: 'household', code: 'household_without_aids', message: 'Is read with includeAids: true only.' }]
    : []),
]

/**
 * The costs of a purchase in Luxembourg, line by line, with the law of the day of the deed.
 * @throws Refusal `invalid_request` for a broken rule between fields, `law_not_covered` for a day that is not covered.
 */
export const acquisitionCosts = (input: AcquisitionInput, { deedDate, commune }: Deed): WithLaw<Costs> => {
  const law = lawOn({ day: deedDate, field: 'deedDate', checkedOn: lastCheckedOn })
  const issues = brokenRules(law, input)
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  const { calculated, lines, possibleReliefs, notices, more, alsoCited } = purchaseFindings(law, input, commune)
  const aids = input.includeAids ? aidsOf(law, calculated, input.household) : undefined
  const cited = [...lines, ...(aids ? [...aids.computed, ...aids.listed] : [])].flatMap(({ basis }) => basis)
  const told = law.told([...cited, ...alsoCited])
  return {
    data: {
      country: 'LU',
      deedDate,
      currency: 'EUR',
      price: toCents(input.price),
      use: input.use,
      ...more,
      lines,
      totals: totals(lines, input.price, input.loanAmount),
      ...(aids && { aids }),
      possibleReliefs,
      notices: [...law.notices(), ...notices, ...loanAbovePrice(input)],
      assumptions: told.assumptions,
    },
    law: told.references,
  }
}
