import { initServer } from '@ts-rest/express'
import { contract } from '#contract'
import { investedCapital, investedCapitalMethod } from '#domain/investment/capital'
import { cashflow, cashflowMethod } from '#domain/investment/cashflow'
import { yields, yieldsMethod } from '#domain/investment/yields'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import type { FeesInput } from '#domain/law/country'
import { countriesMethod, countryList } from '#domain/law/country-list'
import { feesMethod } from '#domain/law/fees'
import { mortgage, mortgageMethod } from '#domain/lending/mortgage'
import { contextOf } from '../http/context.ts'
import { metaOf } from '../http/meta.ts'
import type { CommuneFinder } from './costs.ts'

/** The purchase with the official name of its municipality, where one was sent. */
const placed = (input: FeesInput, officialCommune: CommuneFinder): FeesInput =>
  input.country === 'LU' && input.commune !== undefined ? { ...input, commune: officialCommune(input.commune) } : input

/** The routes of an investment and of the fees of ten countries; the law of today counts when no day is sent. */
export const propcalc = ({ officialCommune }: { officialCommune: CommuneFinder }) =>
  initServer().router(contract.propcalc, {
    investedCapital: async ({ body, res }) => ({
      status: 200,
      body: { success: true, data: investedCapital(body), meta: metaOf(contextOf(res), investedCapitalMethod) },
    }),
    cashflow: async ({ body, res }) => ({
      status: 200,
      body: { success: true, data: cashflow(body), meta: metaOf(contextOf(res), cashflowMethod) },
    }),
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
