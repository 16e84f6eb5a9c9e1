import * as z from 'zod'
import * as home from './calculations/home.ts'
import * as income from './calculations/income.ts'
import * as letting from './calculations/letting.ts'
import * as market from './calculations/market.ts'
import * as purchase from './calculations/purchase.ts'
import * as sale from './calculations/sale.ts'

/** Input schema of each calculation for a model, and its result schema, by the id of the operation. */
export const calculationSchemas = {
  acquisitionCosts: purchase.acquisitionCosts,
  capitalGains: sale.capitalGains,
  estimate: home.estimate,
  mortgage: letting.mortgage,
  cashflow: letting.cashflow,
  yields: letting.yields,
  rentCap: letting.rentCap,
  investedCapital: purchase.investedCapital,
  fees: purchase.fees,
  revalue: home.revalue,
  commune: home.commune,
  places: home.places,
  marketData: market.marketData,
  mortgageLendingValue: income.mortgageLendingValue,
  directCapitalisation: income.directCapitalisation,
  discountedCashFlow: income.discountedCashFlow,
} as const

type Schemas = typeof calculationSchemas

/** A calculation of this service that a model may ask for, by the id of its operation. */
export type CalculationOperation = keyof Schemas

/** Input of a calculation by a model. */
export type CalculationInput<Operation extends CalculationOperation> = z.output<Schemas[Operation]['input']>

/** Result of a calculation for a model. */
export type CalculationResult<Operation extends CalculationOperation> = z.output<Schemas[Operation]['result']>

/** The calculations that a model may ask for, in the order in which they are offered. */
export const calculationOperations = Object.keys(calculationSchemas) as readonly CalculationOperation[] // its own keys

/** A calculation of this service that a model asked for, with its result and its law. */
export const Calculation = z
  .discriminatedUnion('operation', [
    purchase.AcquisitionCostsCalculation,
    sale.CapitalGainsCalculation,
    home.EstimateCalculation,
    letting.MortgageCalculation,
    letting.CashflowCalculation,
    letting.YieldsCalculation,
    letting.RentCapCalculation,
    purchase.InvestedCapitalCalculation,
    purchase.FeesCalculation,
    home.RevalueCalculation,
    home.CommuneCalculation,
    home.PlacesCalculation,
    market.MarketDataCalculation,
    income.MortgageLendingValueCalculation,
    income.DirectCapitalisationCalculation,
    income.DiscountedCashFlowCalculation,
  ])
  .meta({ id: 'Calculation', description: 'A calculation that the model asked for, with its result and its law.' })
/** A calculation of this service that a model asked for, with its result and its law. */
export type Calculation = z.infer<typeof Calculation>

const [firstOperation, ...otherOperations] = calculationOperations
const notRead = z.unknown().optional().describe('As it was answered; not read.')

const sent = {
  // The table of schemas is not empty.
  operation: z.enum([firstOperation as CalculationOperation, ...otherOperations]).describe('Its operation.'),
  input: z
    .union([
      purchase.acquisitionCosts.input,
      sale.capitalGains.input,
      home.estimate.input,
      letting.mortgage.input,
      letting.cashflow.input,
      letting.yields.input,
      letting.rentCap.input,
      purchase.investedCapital.input,
      purchase.fees.input,
      home.revalue.input,
      home.commune.input,
      market.marketData.input,
      income.mortgageLendingValue.input,
      income.directCapitalisation.input,
      income.discountedCashFlow.input,
    ])
    .describe('Its input, by the fields of its operation; it is computed again.'),
  result: notRead,
  law: notRead,
  assumed: notRead,
}

/** A calculation of an earlier answer that is sent back, so that its figures are known. */
export const SentCalculation = z.strictObject(sent).meta({
  id: 'SentCalculation',
  description: 'A calculation of an earlier answer, sent back; those of the answer can be sent as they are.',
})

/** The same as the server reads it first: the operation tells later which fields `input` has. */
export const LooseSentCalculation = SentCalculation.extend({ input: z.looseObject({}) })
/** A calculation of an earlier answer that is sent back, before its input is read. */
export type LooseSentCalculation = z.infer<typeof LooseSentCalculation>
