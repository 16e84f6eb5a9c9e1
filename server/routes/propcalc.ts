import { FeesInput } from '#contract/propcalc/fees/fees'
import { Refusal } from '#domain/core/refusal'
import { feesRequest, type OuterFields, outerRefusal, splitFeesInput } from '#domain/investment/calculated-fees'
import { capitalOfPurchase, financePurchase, investedCapitalMethod } from '#domain/investment/capital'
import { cashflow, cashflowMethod } from '#domain/investment/cashflow'
import { yields, yieldsMethod } from '#domain/investment/yields'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import type { FeesInput as Purchase } from '#domain/law/country'
import { countriesMethod, countryList } from '#domain/law/country-list'
import { rentCap, rentCapMethod } from '#domain/law/lu/rent/rent-cap'
import { type Fees, feesMethod } from '#domain/law/purchase/fees'
import { mortgageMethod, mortgageSchedule } from '#domain/lending/mortgage'
import type { Handlers } from '../operations/handler.ts'
import { buildMeta } from '../operations/meta.ts'
import { createIssuesRefusal } from '../operations/schema-issues.ts'
import type { CommuneFinder } from './costs.ts'
import type { LawView } from './law.ts'

/** Purchase fees by the law of the deed date, else of `day`, with the official name of the municipality. */
const computeFees = (input: Purchase, day: string, officialCommune: CommuneFinder): Fees => {
  const named =
    input.country === 'LU' && input.commune !== undefined
      ? { ...input, commune: officialCommune(input.commune) }
      : input
  return acquisitionFees(named, input.deedDate ?? day)
}

/** Fees within another calculation; refusals name the fields of that calculation. */
const computeEmbeddedFees = (
  request: Record<string, unknown>,
  fields: OuterFields,
  day: string,
  officialCommune: CommuneFinder,
): Fees => {
  const read = FeesInput.safeParse(request)
  if (!read.success) {
    const refusal = createIssuesRefusal(read.error.issues, request, FeesInput)
    throw outerRefusal(refusal, fields, 'fees_input_of_country')
  }
  try {
    return computeFees(read.data, day, officialCommune)
  } catch (error) {
    throw error instanceof Refusal ? outerRefusal(error, fields) : error
  }
}

/** Handlers of investments and of the fees of each country; the current law applies when no date is sent. */
export const createPropcalcHandlers = ({
  officialCommune,
  law,
}: {
  officialCommune: CommuneFinder
  law: LawView
}): Handlers<'propcalc'> => ({
  investedCapital: ({ body }, context) => {
    const { purchase, feesInput } = splitFeesInput(body)
    const paid = financePurchase(purchase)
    const around = { country: purchase.country ?? 'LU', price: purchase.purchasePrice, loanAmount: paid.loanAmount }
    const fields = { price: 'purchasePrice', loanAmount: 'loanAmount' }
    const request = feesInput && feesRequest(feesInput, purchase, around)
    const fees = request && computeEmbeddedFees(request, fields, context.day, officialCommune)
    const data = { ...capitalOfPurchase(paid, fees?.data.totals.buyer), ...(fees && { fees: fees.data }) }
    return { status: 200, body: { success: true, data, meta: buildMeta(context, investedCapitalMethod, fees?.law) } }
  },
  cashflow: ({ body }, context) => {
    const { purchase, feesInput } = splitFeesInput(body)
    const { country, purchasePrice: price, loan } = purchase
    const fields = { price: 'purchasePrice', loanAmount: 'loan.principal' }
    const request = feesInput && feesRequest(feesInput, purchase, { country, price, loanAmount: loan?.principal ?? 0 })
    const fees = request && computeEmbeddedFees(request, fields, context.day, officialCommune)
    const withFees = fees ? { ...purchase, acquisitionFees: fees.data.totals.buyer } : purchase
    const data = { ...cashflow(withFees), ...(fees && { fees: fees.data }) }
    return { status: 200, body: { success: true, data, meta: buildMeta(context, cashflowMethod, fees?.law) } }
  },
  mortgage: ({ body }, context) => ({
    status: 200,
    body: { success: true, data: mortgageSchedule(body), meta: buildMeta(context, mortgageMethod) },
  }),
  yields: ({ body }, context) => ({
    status: 200,
    body: { success: true, data: yields(body), meta: buildMeta(context, yieldsMethod) },
  }),
  rentCap: ({ body }, context) => {
    const { data, law } = rentCap(body, body.referenceDate ?? context.day)
    return { status: 200, body: { success: true, data, meta: buildMeta(context, rentCapMethod, law) } }
  },
  fees: ({ body }, context) => {
    const { data, law } = computeFees(body, context.day, officialCommune)
    return { status: 200, body: { success: true, data, meta: buildMeta(context, feesMethod, law) } }
  },
  countries: (_input, context) => ({
    status: 200,
    body: { success: true, data: { countries: [...countryList] }, meta: buildMeta(context, countriesMethod) },
    headers: { ETag: law().countriesTag },
  }),
})
