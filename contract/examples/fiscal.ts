import type * as z from 'zod'
import type { CapitalGainsInput } from '../fiscal.ts'
import { type ExampleRequest, withBody, withWrongBody } from './example.ts'
import { listVisitorCalculationFailures } from './failures.ts'

const heldSixteenYears: z.input<typeof CapitalGainsInput> = {
  saleDate: '2026-06-15',
  salePrice: 600000,
  saleCosts: 18000,
  acquisitionDate: '2010-05-03',
  acquisitionPrice: 300000,
  acquisitionCosts: 23000,
  improvements: [{ year: 2018, amount: 20000 }],
  taxClass: '1',
  ordinaryTaxableIncome: 50000,
  decennialAllowanceUsed: 0,
  healthInsuredInLuxembourg: true,
}

const speculative: z.input<typeof CapitalGainsInput> = {
  saleDate: '2026-06-15',
  salePrice: 600000,
  saleCosts: 15000,
  acquisitionDate: '2023-03-06',
  acquisitionPrice: 500000,
  acquisitionCosts: 37000,
  taxClass: '1',
  ordinaryTaxableIncome: 50000,
}

const mainResidence: z.input<typeof CapitalGainsInput> = {
  saleDate: '2026-06-15',
  salePrice: 900000,
  acquisitionDate: '2022-10-03',
  acquisitionPrice: 700000,
  acquisitionCosts: 35000,
  taxClass: '2',
  ordinaryTaxableIncome: 90000,
  occupancy: {
    occupiedAtSale: false,
    movedOutOn: '2025-11-30',
    occupiedSinceAcquisition: true,
    occupiedFiveYearsBeforeSale: false,
    leftForCompellingReasons: false,
    ownsOtherDwelling: true,
  },
}

const capitalGains: readonly ExampleRequest<z.input<typeof CapitalGainsInput>>[] = [
  withBody('heldSixteenYears', 'A flat held sixteen years, with works: half of the average rate', heldSixteenYears),
  withBody('speculative', 'A flat held three years: taxed by addition to the ordinary income', speculative),
  withBody('mainResidence', 'A home that was left in the year before: exempt', mainResidence),
  withBody('partlyHome', 'A house of which the sellers lived in three fifths and let the rest', {
    ...heldSixteenYears,
    mainResidence: true,
    mainResidenceShare: 0.6,
  }),
  withBody('soldToMunicipality', 'A flat sold to a municipality: exempt by LIR art. 102ter', {
    ...heldSixteenYears,
    soldToPublicBody: true,
    preemptionExercised: false,
    taxResident: true,
  }),
  withBody('nonResident', 'A seller who is no resident: class 1 and the least rate', {
    ...heldSixteenYears,
    soldToPublicBody: false,
    taxResident: false,
  }),
  withBody('yearAfterCheck', 'A sale of the year after the last check, with the reform that a bill foresees', {
    ...heldSixteenYears,
    saleDate: '2027-03-01',
  }),
  withBody('saleBeforePurchase', 'A sale before the purchase', {
    ...heldSixteenYears,
    acquisitionDate: '2026-06-16',
    improvements: [],
  }),
  withBody('saleOf2016', 'A year whose income-tax scale is not covered', {
    ...heldSixteenYears,
    saleDate: '2016-06-15',
    improvements: [],
  }),
  withWrongBody('wrongFields', 'A day that does not exist, a class that does not exist, an unknown field', {
    ...heldSixteenYears,
    saleDate: '2026-02-31',
    taxClass: 2,
    rate: 0.2,
  }),
  ...listVisitorCalculationFailures(heldSixteenYears),
]

/** Examples of the fiscal routes, by operation. The sales are cases of tests/domain/law/lu. */
export const fiscal = { capitalGains }
