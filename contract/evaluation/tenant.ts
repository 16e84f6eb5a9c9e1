import * as z from 'zod'
import { Amount, Day, Fraction } from '../shared/units.ts'

/** Growth within a year as a fraction: 0.02 is two percent. */
export const GrowthRate = z.number().min(-0.1).max(0.5).meta({ 'x-unit': 'fraction per year' })

/** Growth of all years, or one rate a year of which the last repeats. */
export const Growth = z.union([GrowthRate, z.array(GrowthRate).min(1).max(100)]).meta({
  id: 'GrowthInput',
  description: 'Growth per year: one rate for all years, or one for each, of which the last repeats.',
})

const defineMonths = (max: number, min = 0) => z.number().min(min).max(max).meta({ 'x-unit': 'months' })
const defineWholeMonths = (min: number, max: number) => z.int().min(min).max(max).meta({ 'x-unit': 'months' })

/** The most that one adjustment of the rent may add or take, as a fraction of the rent. */
const Adjustment = z.number().min(-0.5).max(0.5).meta({ 'x-unit': 'fraction' })

/** Indexation of the rent of a lease. */
export const Indexation = z
  .strictObject({
    type: z
      .enum(['cpi', 'fixed', 'none'])
      .optional()
      .meta({ description: 'By the consumer price index, by a fixed rate, or never.', default: 'cpi' }),
    rate: Adjustment.optional().describe('What each adjustment adds; needed with `fixed`.'),
    share: Fraction.optional().meta({ description: 'Share of the change of the index that is passed on.', default: 1 }),
    frequencyMonths: defineWholeMonths(1, 120).optional().meta({
      description: 'Months between adjustments, counted from the start of the lease: 12, or 24 for residential.',
    }),
    lagMonths: defineWholeMonths(0, 60)
      .optional()
      .meta({ description: 'How many months the index looked up lies before the adjustment.', default: 0 }),
    cap: Adjustment.optional().describe('The most that one adjustment adds.'),
    floor: Adjustment.optional().describe('The least that one adjustment adds; 0 keeps the rent from falling.'),
  })
  .meta({ id: 'IndexationInput', description: 'How the rent of a lease is adjusted.' })

/** A day on which a tenant may leave before the end. */
export const BreakOption = z
  .strictObject({
    date: Day.describe('Last day of the lease if the option is used.'),
    exercised: z
      .boolean()
      .optional()
      .meta({ description: 'The tenant leaves; the first exercised option ends the lease.', default: false }),
  })
  .meta({ id: 'BreakOptionInput', description: 'A day on which a tenant may leave before the end of the lease.' })

/** One unit of a building with its lease, and the terms of re-letting. */
export const Tenant = z
  .strictObject({
    name: z.string().min(1).max(200).optional().describe('Name of the unit; `Unit n` when left out.'),
    area: z.number().min(0.01).max(1e7).optional().meta({ description: 'Lettable area.', 'x-unit': 'm²' }),
    passingRent: Amount.describe('Rent per year at the valuation date, net of service charges; 0 for a vacant unit.'),
    vacant: z.boolean().optional().meta({
      description: 'There is no lease; the void runs from the valuation date, and the dates of a lease are not read.',
      default: false,
    }),
    leaseStart: Day.optional().describe(
      'First day of the lease: adjustments are counted from it. The valuation date when left out.',
    ),
    leaseEnd: Day.optional().describe('Last day of the lease; required unless the unit is vacant.'),
    breakOptions: z.array(BreakOption).max(10).optional().describe('Days on which the tenant may leave earlier.'),
    currentRentFreeMonths: defineMonths(120)
      .optional()
      .meta({ description: 'Months without rent that still run in the present lease.', default: 0 }),
    indexation: Indexation.optional().describe('How the rent is adjusted; by the index each year when left out.'),
    marketRent: Amount.optional().describe(
      'Rent per year that the unit would fetch at the valuation date; the passing rent when left out.',
    ),
    marketRentGrowth: Growth.optional().describe('Growth of this market rent; that of the property when left out.'),
    renewalProbability: Fraction.optional().meta({
      description: 'Chance that the tenant stays: it shortens void and rent-free time and lowers letting costs.',
      default: 0,
    }),
    voidMonths: defineMonths(120)
      .optional()
      .describe(
        'Months empty between leases if the tenant leaves: 6, or by `assetType` 2 residential, 12 office, 9 retail, 9 industrial, 12 hotel.',
      ),
    rentFreeMonths: defineMonths(60)
      .optional()
      .meta({ description: 'Months without rent in each new lease.', default: 0 }),
    relettingFeeRate: Fraction.optional().meta({
      description: 'Fee of each new letting, as a share of its first yearly rent.',
      default: 0,
    }),
    tenantImprovements: Amount.optional().meta({
      description: 'Works for each new letting, in the money of the valuation date.',
      default: 0,
    }),
    newLeaseMonths: defineWholeMonths(1, 360)
      .optional()
      .meta({ description: 'Length of each new lease.', default: 108 }),
  })
  .meta({ id: 'TenantInput', description: 'One unit with its lease, and how it is let again.' })
