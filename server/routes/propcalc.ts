import { FeesInput } from '#contract/propcalc/fees/fees'
import { calculatedFees, type FeesCalculation, withFees } from '#domain/investment/calculated-fees'
import { investedCapital, investedCapitalMethod, loanAmountOf } from '#domain/investment/capital'
import { cashflow, cashflowMethod } from '#domain/investment/cashflow'
import { yields, yieldsMethod } from '#domain/investment/yields'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import type { FeesInput as Purchase } from '#domain/law/country'
import { countriesMethod, countryList } from '#domain/law/country-list'
import { type Fees, feesMethod } from '#domain/law/purchase/fees'
import { mortgage, mortgageMethod } from '#domain/lending/mortgage'
import type { Handlers } from '../operations/handler.ts'
import { metaOf } from '../operations/meta.ts'
import { validated } from '../operations/schema-issues.ts'
import type { CommuneFinder } from './costs.ts'

/** The fees of a purchase by the law of its day, else of `day`, with the official name of its municipality. */
const feesOn = (input: Purchase, day: string, officialCommune: CommuneFinder): Fees => {
  const named =
    input.country === 'LU' && input.commune !== undefined
      ? { ...input, commune: officialCommune(input.commune) }
      : input
  return acquisitionFees(named, input.deedDate ?? day)
}

/** The handlers of an investment and of the fees of each covered country; the law of today counts when no day is sent. */
export const propcalc = ({ officialCommune }: { officialCommune: CommuneFinder }): Handlers<'propcalc'> => {
  const calculationOn = (day: string): FeesCalculation => ({
    read: request => validated(FeesInput, request),
    fees: input => feesOn(input, day, officialCommune),
  })
  return {
    investedCapital: ({ body: { autoFees, feesInput, ...body } }, context) => {
      const { country = 'LU', purchasePrice: price } = body
      const loanAmount = autoFees ? loanAmountOf(body) : 0
      const fields = { price: 'purchasePrice', loanAmount: 'loanAmount' }
      const purchase = { country, price, loanAmount, fields }
      const fees = calculatedFees({ ...body, autoFees, feesInput }, purchase, calculationOn(context.day))
      const data = { ...investedCapital(withFees(body, fees)), ...(fees && { fees: fees.data }) }
      return { status: 200, body: { success: true, data, meta: metaOf(context, investedCapitalMethod, fees?.law) } }
    },
    cashflow: ({ body: { autoFees, feesInput, ...body } }, context) => {
      const { country, purchasePrice: price, loan } = body
      const fields = { price: 'purchasePrice', loanAmount: 'loan.principal' }
      const purchase = { country, price, loanAmount: loan?.principal ?? 0, fields }
      const fees = calculatedFees({ ...body, autoFees, feesInput }, purchase, calculationOn(context.day))
      const data = { ...cashflow(withFees(body, fees)), ...(fees && { fees: fees.data }) }
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
  }
}
