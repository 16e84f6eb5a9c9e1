import type * as z from 'zod'
import type { AcquisitionCosts } from '#contract/costs'
import type { Law } from '../../core/law.ts'
import { sum, toCents, toSixDecimals } from '../../core/money.ts'
import { loanLines, marketLines, saleFeeLines } from './deed-fees.ts'
import { type Duties, dutiesOf, dutyLines, type Line } from './duties.ts'
import { type HousingVat, housingVatOf, vatLines } from './housing-vat.ts'
import { rentalCreditCeiling } from './parameters/credits.ts'
import { resaleRefundFourYears, resaleRefundTwoYears } from './parameters/duties.ts'
import { type Purchase, type PurchaseInput, purchaseOf } from './purchase.ts'
import { purchaseNotices } from './purchase-notices.ts'
import { type Calculated, possibleReliefs } from './reliefs.ts'

type Costs = z.infer<typeof AcquisitionCosts>

/** What is found out about a purchase in Luxembourg, before totals and references are made of it. */
export interface PurchaseFindings extends Pick<Costs, 'lines' | 'possibleReliefs' | 'notices'> {
  calculated: Calculated
  more: Pick<Costs, 'commune' | 'operation' | 'buyers' | 'vat' | 'resaleRefunds'>
  /** Parameters that the answer rests on beside those of its lines. */
  alsoCited: string[]
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

/** Lines, reliefs and notices of a purchase by the law of its day. */
export const purchaseFindings = (law: Law, input: PurchaseInput, commune: string | undefined): PurchaseFindings => {
  const calculated = calculatedOf(law, input, commune)
  const { purchase, duties, vat } = calculated
  const lines = linesOf(law, calculated, input)
  const refunds = resaleRefunds(law, purchase)
  const reliefs = possibleReliefs(law, calculated)
  const vatPart = vatAnswer(purchase, vat)
  return {
    calculated,
    lines,
    possibleReliefs: reliefs,
    notices: purchaseNotices(law, calculated, reliefs, input),
    more: {
      ...(commune !== undefined && { commune }),
      operation: input.operation,
      buyers: buyerAnswers(law, purchase, duties),
      ...(vatPart && { vat: vatPart }),
      ...(refunds.length > 0 && { resaleRefunds: refunds }),
    },
    alsoCited: refunds.length > 0 ? refundTerms.map(({ parameter }) => parameter.id) : [],
  }
}
