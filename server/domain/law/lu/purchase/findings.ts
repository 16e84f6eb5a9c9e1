import type * as z from 'zod'
import type { AcquisitionCosts } from '#contract/costs'
import { toCents, toSixDecimals } from '../../../core/money.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import type { PurchaseEntry } from '../../country.ts'
import { rentalCreditCeiling } from '../parameters/credits.ts'
import { resaleRefundFourYears, resaleRefundMonths, resaleRefundTwoYears } from '../parameters/duties.ts'
import { deedFees, luxembourgLoanFees, marketFees } from './deed-fees.ts'
import { dischargeFees } from './discharge.ts'
import { type Duties, dutiesOf } from './duties.ts'
import { type HousingVat, housingVatOf } from './housing-vat.ts'
import { purchaseNotices } from './notices.ts'
import { fillPurchaseDefaults, livesIn, type Purchase } from './purchase.ts'
import type { PurchaseInput } from './purchase-input.ts'
import { type Calculated, possiblePurchaseReliefs } from './reliefs.ts'

type Costs = z.infer<typeof AcquisitionCosts>

/** Result of the law for a purchase in Luxembourg. */
export interface PurchaseFindings {
  calculated: Calculated
  entries: readonly PurchaseEntry<'LU'>[]
  more: Pick<Costs, 'commune' | 'operation' | 'buyers' | 'vat' | 'resaleRefunds'>
  /** Provisions that the answer cites in addition to its lines. */
  alsoCited: readonly Provision[]
}

const buyerAnswers = (law: Law, purchase: Purchase, { buyers }: Duties): Costs['buyers'] =>
  buyers.map((duties, index) => {
    const { share = 1, use = 'other' } = purchase.buyers[index] ?? {}
    return {
      index,
      share: toSixDecimals(share),
      use,
      duty: duties.duty,
      credit: duties.housingCredit,
      ...(duties.rentalCredit > 0 && { rentalCredit: duties.rentalCredit }),
      housingCreditLeft: duties.housingCreditLeft,
      ...(law(rentalCreditCeiling).value > 0 && { rentalCreditLeft: duties.rentalCreditLeft }),
    }
  })

const vatAnswer = (
  { operation, renovationWorks, construction, buyers }: Purchase,
  vat: HousingVat,
): Pick<Costs, 'vat'> => {
  if (operation !== 'offPlan' && renovationWorks === 0 && construction.exclVat === 0) return {}
  const { constructionExclVat, standardRate, benefit, benefitLeft } = vat
  return { vat: { constructionExclVat, standardRate, benefit, ...(buyers.some(livesIn) && { benefitLeft }) } }
}

const resaleTerms = [
  { term: 'twoYears', refund: resaleRefundTwoYears },
  { term: 'fourYears', refund: resaleRefundFourYears },
] as const

/** Refunds of the registration duty for a resale in time, for a purchase that declares the intent to resell. */
const resaleRefunds = (law: Law, { resaleClause, dutiableValue }: Purchase) =>
  (resaleClause ? resaleTerms : []).map(({ term, refund }) => {
    const [months, by] = [law.row(resaleRefundMonths, term), law(refund)]
    const { value: points, version } = by
    const amount = toCents(dutiableValue * points)
    return { by: [by, months], refund: { withinMonths: months.value, points, amount, certainty: version.certainty } }
  })

/** Lines, reliefs, notices and assumptions of a purchase by the law of its day. */
export const purchaseFindings = (law: Law, input: PurchaseInput, commune: string | undefined): PurchaseFindings => {
  const purchase = fillPurchaseDefaults(law, input, commune)
  const calculated = { purchase, duties: dutiesOf(law, purchase), vat: housingVatOf(law, purchase) }
  const reliefs = possiblePurchaseReliefs(law, calculated)
  const refunds = resaleRefunds(law, purchase)
  return {
    calculated,
    entries: [
      ...purchase.assumptions,
      ...calculated.duties.entries,
      ...calculated.vat.entries,
      ...deedFees(law, purchase, input),
      ...luxembourgLoanFees(law, purchase),
      ...marketFees(law, input),
      ...dischargeFees(law, input),
      ...reliefs,
      ...purchaseNotices(law, calculated, reliefs, input),
    ],
    more: {
      ...(commune !== undefined && { commune }),
      operation: input.operation,
      buyers: buyerAnswers(law, purchase, calculated.duties),
      ...vatAnswer(purchase, calculated.vat),
      ...(refunds.length > 0 && { resaleRefunds: refunds.map(({ refund }) => refund) }),
    },
    alsoCited: refunds.flatMap(({ by }) => by),
  }
}
