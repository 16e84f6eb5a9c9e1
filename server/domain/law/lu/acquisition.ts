import type * as z from 'zod'
import type { AcquisitionCosts, AcquisitionCostsInput } from '#contract/costs'
import type { LawReference } from '#contract/shared/law'
import { totals } from '../../core/cost-line.ts'
import { type Law, lawOn } from '../../core/law.ts'
import { sum, toCents, toSixDecimals } from '../../core/money.ts'
import { Refusal, type RefusedField } from '../../core/refusal.ts'
import { aidsOf } from './aids.ts'
import { loanLines, marketLines, saleFeeLines } from './deed-fees.ts'
import { type Duties, dutiesOf, dutyLines, type Line } from './duties.ts'
import { type HousingVat, housingVatOf, vatLines } from './housing-vat.ts'
import { lastCheckedOn } from './parameters/coverage.ts'
import { rentalCreditCeiling } from './parameters/credits.ts'
import { resaleRefundFourYears, resaleRefundTwoYears } from './parameters/duties.ts'
import { type Purchase, type PurchaseInput, purchaseOf } from './purchase.ts'
import { purchaseNotices } from './purchase-notices.ts'
import { brokenPurchaseRules } from './purchase-rules.ts'
import { type Calculated, possibleReliefs } from './reliefs.ts'

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

const buyerAnswers = (law: Law, purchase: Purchase, { buyers }: Duties): Costs['buyers'] =>
  buyers.map((duties, index) => {
    const { share = 1, use = 'other' } = purchase.buyers[index] ?? {}
    return {
      index,
      share: toSixDecimals(share),
      use,
      duty: duties.duty,
      credit: duties.credit,
      ...(duties.rentalCredit > 0 && { rentalCredit: duties.rentalCredit }),
      housingCreditLeft: duties.housingCreditLeft,
      ...(law.value(rentalCreditCeiling) > 0 && { rentalCreditLeft: duties.rentalCreditLeft }),
    }
  })

const vatAnswer = ({ operation, renovationWorks, buyers }: Purchase, vat: HousingVat): Costs['vat'] =>
  operation === 'offPlan' || renovationWorks > 0
    ? {
        constructionExclVat: vat.constructionExclVat,
        standardRate: vat.standardRate,
        benefit: sum([vat.constructionBenefit, vat.renovationBenefit]),
        ...(buyers.some(({ use }) => use === 'mainResidence') && { benefitLeft: vat.benefitLeft }),
      }
    : undefined

const refundTerms = [
  { withinMonths: 24, parameter: resaleRefundTwoYears },
  { withinMonths: 48, parameter: resaleRefundFourYears },
]

/** What a resale in time gives back of the registration duty. */
const resaleRefunds = (law: Law, { resaleClause, price }: Purchase): NonNullable<Costs['resaleRefunds']> =>
  resaleClause
    ? refundTerms.map(({ withinMonths, parameter }) => {
        const { value: points, certainty } = law.version(parameter)
        return { withinMonths, points, amount: toCents(price * points), certainty }
      })
    : []

/** Purchase, duties and VAT as numbers: what lines, reliefs and aids are made of. */
const calculatedOf = (law: Law, input: PurchaseInput, commune: string | undefined): Calculated => {
  const purchase = purchaseOf(law, input, commune)
  return { purchase, duties: dutiesOf(law, purchase), vat: housingVatOf(law, purchase) }
}

const linesOf = (law: Law, { purchase, duties, vat }: Calculated, input: PurchaseInput): Line[] => [
  ...dutyLines(law, purchase, duties),
  ...vatLines(law, purchase, vat),
  ...saleFeeLines(law, purchase, input),
  ...loanLines(law, purchase),
  ...marketLines(law, input),
]

const brokenRules = (law: Law, input: AcquisitionInput): RefusedField[] => [
  ...brokenPurchaseRules(law, input),
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
  const calculated = calculatedOf(law, input, commune)
  const { purchase, duties, vat } = calculated
  const lines = linesOf(law, calculated, input)
  const refunds = resaleRefunds(law, purchase)
  const aids = input.includeAids ? aidsOf(law, calculated, input.household) : undefined
  const reliefs = possibleReliefs(law, calculated)
  const told = law.told([
    ...[...lines, ...(aids ? [...aids.computed, ...aids.listed] : [])].flatMap(({ basis }) => basis),
    ...(refunds.length > 0 ? refundTerms.map(({ parameter }) => parameter.id) : []),
  ])
  const vatPart = vatAnswer(purchase, vat)
  return {
    data: {
      country: 'LU',
      ...(commune !== undefined && { commune }),
      deedDate,
      currency: 'EUR',
      price: toCents(input.price),
      operation: input.operation,
      use: input.use,
      lines,
      totals: totals(lines, input.price, input.loanAmount),
      buyers: buyerAnswers(law, purchase, duties),
      ...(vatPart && { vat: vatPart }),
      ...(refunds.length > 0 && { resaleRefunds: refunds }),
      ...(aids && { aids }),
      possibleReliefs: reliefs,
      notices: purchaseNotices(law, calculated, reliefs, input),
      assumptions: told.assumptions,
    },
    law: told.references,
  }
}
