import * as z from 'zod'
import { Amount, Day, Fraction, PositiveAmount } from '../shared/units.ts'
import { AssetType } from './asset-type.ts'
import { Growth, GrowthRate, Tenant } from './tenant.ts'

const name = z.string().min(1).max(200)

/** Most tenants that one calculation may hold. */
export const tenantsMax = 200

/** Income other than rents. */
export const OtherIncome = z
  .strictObject({
    name: name.describe('What it is.'),
    annualAmount: Amount.describe('Per year, in the money of the first year.'),
    growthRate: GrowthRate.optional().describe('Growth per year; inflation when left out.'),
  })
  .meta({ id: 'OtherIncomeInput', description: 'Income beside the rents, grown in yearly steps.' })

/** A cost of the building. */
export const OperatingCost = z
  .strictObject({
    name: name.describe('What it is.'),
    annualAmount: Amount.optional().describe(
      'Per year, in the money of the first year; either this or `rateOfIncome`.',
    ),
    rateOfIncome: Fraction.optional().describe(
      'As a share of the effective gross income; either this or `annualAmount`.',
    ),
    growthRate: GrowthRate.optional().describe('Growth per year of `annualAmount`; inflation when left out.'),
    recoverableShare: Fraction.optional().meta({
      description: 'Share that tenants pay back, as far as the building is let.',
      default: 0,
    }),
  })
  .meta({ id: 'OperatingCostInput', description: 'A cost of the building, a sum or a share of its income.' })

/** Money spent on the building, apart from its running costs. */
export const CapitalExpenditure = z
  .strictObject({
    year: z.int().min(1).max(30).meta({
      description: 'Year of the calculation, within the horizon; the sum is spread over it.',
      'x-unit': 'year',
    }),
    amount: Amount.describe('In the money of the valuation date.'),
    indexed: z.boolean().optional().meta({ description: 'The sum grows with inflation until then.', default: false }),
  })
  .meta({ id: 'CapitalExpenditureInput', description: 'Money spent on the building in one year.' })

/** The loan of a levered calculation. */
export const AcquisitionLoan = z
  .strictObject({
    amount: PositiveAmount.optional().describe('Sum lent; either this or `ltv`.'),
    ltv: z
      .number()
      .min(0.0001)
      .max(1.5)
      .optional()
      .meta({ description: 'Sum lent as a share of `purchasePrice`; either this or `amount`.', 'x-unit': 'fraction' }),
    annualRate: Fraction.describe('Nominal rate per year, paid by twelfths.'),
    termMonths: z.int().min(1).max(600).meta({ description: 'Term.', 'x-unit': 'months' }),
    amortisation: z.enum(['annuity', 'constantPrincipal', 'bullet']).optional().meta({
      description: 'Level instalments, equal parts of the principal, or all of it at the end.',
      default: 'annuity',
    }),
    graceMonths: z.int().min(0).max(599).optional().meta({
      description: 'Months of interest only at the start; fewer than the term.',
      'x-unit': 'months',
      default: 0,
    }),
    fees: Amount.optional().meta({ description: 'Fees of the lender, paid from equity.', default: 0 }),
  })
  .meta({ id: 'AcquisitionLoanInput', description: 'The loan that pays a part of the price.' })

const Step = z.number().min(-0.5).max(0.5).meta({ 'x-unit': 'fraction per year' })
const Steps = z.array(Step).max(11)

/** The grid of rates for which the value is shown. */
export const SensitivityGrid = z
  .strictObject({
    discountRateSteps: Steps.optional().meta({
      description: 'Added to the discount rate, one row each.',
      default: [-0.005, -0.0025, 0, 0.0025, 0.005],
    }),
    exitYieldSteps: Steps.optional().meta({
      description: 'Added to the exit yield, one column each.',
      default: [-0.005, -0.0025, 0, 0.0025, 0.005],
    }),
  })
  .meta({ id: 'SensitivityGridInput', description: 'The grid of rates for which the value is shown.' })

const CostsRate = z.number().min(0).max(0.3).meta({ 'x-unit': 'fraction' })

/** Payment times of the cash flows of a period. */
const Timing = z.enum([
  'annualArrears',
  'midYear',
  'annualAdvance',
  'quarterlyArrears',
  'quarterlyAdvance',
  'monthlyArrears',
  'monthlyAdvance',
])

/** A let building, its market and the rates at which it is valued. */
export const DiscountedCashFlowInput = z
  .strictObject({
    valuationDate: Day.describe('Day of the valuation: the first day of a month of the years 1900 to 2199.'),
    horizonYears: z
      .int()
      .min(1)
      .max(30)
      .optional()
      .meta({ description: 'Years that are forecast.', 'x-unit': 'years', default: 10 }),
    assetType: AssetType.optional().describe('What the building is used for; it sets the usual void.'),
    tenants: z.array(Tenant).min(1).max(tenantsMax).describe('The units, let or vacant; their order has no effect.'),
    inflation: Growth.optional().meta({ description: 'Inflation of the consumer price index.', default: 0.02 }),
    pastInflation: GrowthRate.optional().describe(
      'Inflation before the valuation date, for adjustments that look back; that of the first year when left out.',
    ),
    marketRentGrowth: Growth.optional().describe('Growth of market rents, in yearly steps; inflation when left out.'),
    vacancyRate: Fraction.optional().meta({ description: 'Rent lost beside the voids between leases.', default: 0 }),
    creditLossRate: Fraction.optional().meta({ description: 'Rent that is owed and never paid.', default: 0 }),
    otherIncome: z.array(OtherIncome).max(100).optional().describe('Income beside the rents.'),
    operatingCosts: z.array(OperatingCost).max(100).optional().describe('Costs of the building.'),
    managementFeeRate: z
      .number()
      .min(0)
      .max(0.5)
      .optional()
      .meta({ description: 'Fee of the manager, on the effective gross income.', 'x-unit': 'fraction', default: 0 }),
    capex: z.array(CapitalExpenditure).max(100).optional().describe('Money spent on the building.'),
    discountRate: z
      .number()
      .gt(-0.5)
      .max(1)
      .meta({ description: 'Rate at which flows are discounted, effective per year.', 'x-unit': 'fraction per year' }),
    exitYield: z
      .number()
      .min(0.001)
      .max(0.5)
      .meta({ description: 'Yield at which the income is capitalised at the end.', 'x-unit': 'fraction per year' }),
    exitCostsRate: CostsRate.optional().meta({ description: 'Costs of the seller at the end.', default: 0 }),
    exitPurchaserCostsRate: CostsRate.optional().meta({
      description: 'Costs of the next buyer, of which the exit price is net.',
      default: 0,
    }),
    terminalMethod: z.enum(['forwardNoi', 'finalYearNoi']).optional().meta({
      description: 'Capitalise the income of the year after the horizon, or of its last year.',
      default: 'forwardNoi',
    }),
    timing: Timing.optional().meta({
      description:
        'When the flows of a year, quarter or month are paid: at its end, in the middle or at its beginning.',
      default: 'annualArrears',
    }),
    purchasePrice: PositiveAmount.optional().describe(
      'Price paid; without it there is no outlay and no rate of return.',
    ),
    acquisitionCostsRate: CostsRate.optional().meta({ description: 'Costs of buying, on the price.', default: 0 }),
    loan: AcquisitionLoan.optional().describe('A loan on the purchase; needs `purchasePrice`.'),
    sensitivity: SensitivityGrid.optional().describe('The grid of rates; five by five when left out.'),
  })
  .meta({
    id: 'DiscountedCashFlowInput',
    description: 'A let building: its leases, its market, its costs, and the rates at which it is valued.',
  })
/** A let building, its market and the rates at which it is valued. */
export type DiscountedCashFlowInput = z.infer<typeof DiscountedCashFlowInput>
