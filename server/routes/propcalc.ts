import { FeesInput } from '#contract/propcalc/fees/fees'
import { Refusal } from '#domain/core/refusal'
import { feesRequest, type OuterFields, outerRefusal, purchaseOf } from '#domain/investment/calculated-fees'
import { financed, investedCapital, investedCapitalMethod } from '#domain/investment/capital'
import { cashflow, cashflowMethod } from '#domain/investment/cashflow'
import { yields, yieldsMethod } from '#domain/investment/yields'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import type { FeesInput as Purchase } from '#domain/law/country'
import { countriesMethod, countryList } from '#domain/law/country-list'
import { type Fees, feesMethod } from '#domain/law/purchase/fees'
import { mortgage, mortgageMethod } from '#domain/lending/mortgage'
import type { Handlers } from '../operations/handler.ts'
import { metaOf } from '../operations/meta.ts'
import { refusalOfIssues } from '../operations/schema-issues.ts'
import type { CommuneFinder } from './costs.ts'

/** The fees of a purchase by the law of its day, else of `day`, with the official name of its municipality. */
const feesOn = (input: Purchase, day: string, officialCommune: CommuneFinder): Fees => {
  const named =
    input.country === 'LU' && input.commune !== undefined
      ? { ...input, commune: officialCommune(input.commune) }
      : input
  return acquisitionFees(named, input.deedDate ?? day)
}

/** The fees by the law of a day inside another calculation; what they refuse is named by the fields of that calculation. */
const feesInside = (
  request: Record<string, unknown>,
  fields: OuterFields,
  day: string,
  officialCommune: CommuneFinder,
): Fees => {
  const read = FeesInput.safeParse(request)
  if (!read.success) {
    const refusal = refusalOfIssues(read.error.issues, request, FeesInput)
    throw outerRefusal(refusal, fields, 'fees_input_of_country')
  }
  try {
    return feesOn(read.data, day, officialCommune)
  } catch (error) {
    throw error instanceof Refusal ? outerRefusal(error, fields) : error
  }
}

/** The handlers of an investment and of the fees of each covered country; the law of today counts when no day is sent. */
export const propcalc = ({ officialCommune }: { officialCommune: CommuneFinder }): Handlers<'propcalc'> => ({
  investedCapital: ({ body }, context) => {
    const { purchase, feesInput } = purchaseOf(body)
    const paid = financed(purchase)
    const around = { country: purchase.country ?? 'LU', price: purchase.purchasePrice, loanAmount: paid.loanAmount }
    const fields = { price: 'purchasePrice', loanAmount: 'loanAmount' }
    const request = feesInput && feesRequest(feesInput, purchase, around)
    const fees = request && feesInside(request, fields, context.day, officialCommune)
    const data = { ...investedCapital(paid, fees?.data.totals.buyer), ...(fees && { fees: fees.data }) }
    return { status: 200, body: { success: true, data, meta: metaOf(context, investedCapitalMethod, fees?.law) } }
  },
  cashflow: ({ body }, context) => {
    const { purchase, feesInput } = purchaseOf(body)
    const { country, purchasePrice: price, loan } = purchase
    const fields = { price: 'purchasePrice', loanAmount: 'loan.principal' }
    const request = feesInput && feesRequest(feesInput, purchase, { country, price, loanAmount: loan?.principal ?? 0 })
    const fees = request && feesInside(request, fields, context.day, officialCommune)
    const withFees = fees ? { ...purchase, acquisitionFees: fees.data.totals.buyer } : purchase
    const data = { ...cashflow(withFees), ...(fees && { fees: fees.data }) }
    return { status: 200, body: { success: true, data, meta: metaOf(context, cashflowMethod, fees?.law) } }
  },
  mortgage: ({ body }, context) => ({
    status: 200,
    body: { success: true, data: mortgage(body), meta: metaOf(context, mortgageMethod) },
  }),
  yields: ({ body }, context) => ({
    status: 200,
    body: { success: true, data: yields(body), meta: metaOf(context, yieldsMethod) },
  }),
  fees: ({ body }, context) => {
    const { data, law } = feesOn(body, context.day, officialCommune)
    return { status: 200, body: { success: true, data, meta: metaOf(context, feesMethod, law) } }
  },
  countries: (_input, context) => ({
    status: 200,
    body: { success: true, data: { countries: [...countryList] }, meta: metaOf(context, countriesMethod) },
  }),
})
