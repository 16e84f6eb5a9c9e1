import { initServer } from '@ts-rest/express'
import { contract } from '#contract'
import { investedCapital, investedCapitalMethod, loanAmountOf } from '#domain/investment/capital'
import { cashflow, cashflowMethod } from '#domain/investment/cashflow'
import { yields, yieldsMethod } from '#domain/investment/yields'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { countriesMethod, countryList } from '#domain/law/country-list'
import { feesMethod } from '#domain/law/fees'
import { mortgage, mortgageMethod } from '#domain/lending/mortgage'
import { contextOf } from '../http/context.ts'
import { metaOf } from '../http/meta.ts'
import { calculatedFees, placed, withFees } from './calculated-fees.ts'
import type { CommuneFinder } from './costs.ts'

/** The routes of an investment and of the fees of ten countries; the law of today counts when no day is sent. */
export const propcalc = ({ officialCommune }: { officialCommune: CommuneFinder }) =>
  initServer().router(contract.propcalc, {
    investedCapital: async ({ body: { autoFees, feesInput, ...body }, res }) => {
      const context = contextOf(res)
      const asked = { ...body, autoFees, feesInput }
      const { country = 'LU', purchasePrice: price } = body
      const loanAmount = autoFees ? loanAmountOf(body) : 0
      const fields = { price: 'purchasePrice', loanAmount: 'loanAmount' }
      const surroundings = { officialCommune, day: context.day }
      const found = calculatedFees(asked, { country, price, loanAmount, fields }, surroundings)
      const data = { ...investedCapital(withFees(body, found)), ...(found && { fees: found.data }) }
      return { status: 200, body: { success: true, data, meta: metaOf(context, investedCapitalMethod, found?.law) } }
    },
    cashflow: async ({ body: { autoFees, feesInput, ...body }, res }) => {
      const context = contextOf(res)
      const asked = { ...body, autoFees, feesInput }
      const { country, purchasePrice: price, loan } = body
      const fields = { price: 'purchasePrice', loanAmount: 'loan.principal' }
      const surroundings = { officialCommune, day: context.day }
      const found = calculatedFees(asked, { country, price, loanAmount: loan?.principal ?? 0, fields }, surroundings)
      const data = { ...cashflow(withFees(body, found)), ...(found && { fees: found.data }) }
      return { status: 200, body: { success: true, data, meta: metaOf(context, cashflowMethod, found?.law) } }
    },
    mortgage: async ({ body, res }) => ({
      status: 200,
      body: { success: true, data: mortgage(body), meta: metaOf(contextOf(res), mortgageMethod) },
    }),
    yields: async ({ body, res }) => ({
      status: 200,
      body: { success: true, data: yields(body), meta: metaOf(contextOf(res), yieldsMethod) },
    }),
    fees: async ({ body, res }) => {
      const context = contextOf(res)
      const { data, law } = acquisitionFees(placed(body, officialCommune), body.deedDate ?? context.day)
      return { status: 200, body: { success: true, data, meta: metaOf(context, feesMethod, law) } }
    },
    countries: async ({ res }) => ({
      status: 200,
      body: { success: true, data: { countries: [...countryList] }, meta: metaOf(contextOf(res), countriesMethod) },
    }),
  })
