import * as z from 'zod'
import { AcquisitionCostsInput } from '../costs.ts'
import { EstimationInput, Interval } from '../estimation.ts'
import { CapitalGainsInput, CapitalGainsTotals } from '../fiscal.ts'
import { MortgageInput } from '../propcalc/mortgage.ts'
import { LawReference, Totals } from '../shared/law.ts'
import { LuxembourgBuyer } from '../shared/luxembourg-purchase.ts'
import { Day, Euro, EuroPerM2, Money } from '../shared/units.ts'

const { shape: purchase } = AcquisitionCostsInput

/** What a model may send for each calculation: fields of the operation's own request; what has a default may be left out. */
export const calculationInputs = {
  acquisitionCosts: AcquisitionCostsInput.pick({
    price: true,
    use: true,
    operation: true,
    commune: true,
    deedDate: true,
    loanAmount: true,
    landValue: true,
    brokerFeeRate: true,
    buyers: true,
  }).extend({
    operation: purchase.operation
      .unwrap()
      .optional()
      .describe(purchase.operation.description ?? ''),
    loanAmount: purchase.loanAmount
      .unwrap()
      .optional()
      .describe(purchase.loanAmount.description ?? ''),
    buyers: z
      .array(
        z.strictObject({
          ...LuxembourgBuyer.shape,
          naturalPerson: z
            .boolean()
            .optional()
            .describe(LuxembourgBuyer.shape.naturalPerson.description ?? ''),
        }),
      )
      .min(1)
      .max(10)
      .optional()
      .describe(purchase.buyers.description ?? ''),
  }),
  capitalGains: CapitalGainsInput.pick({
    saleDate: true,
    salePrice: true,
    saleCosts: true,
    acquisitionDate: true,
    acquisitionPrice: true,
    acquisitionCosts: true,
    acquisitionMode: true,
    improvements: true,
    mainResidence: true,
    taxClass: true,
    ordinaryTaxableIncome: true,
    jointTaxation: true,
    ownershipShare: true,
  }),
  estimate: EstimationInput.pick({
    commune: true,
    quartier: true,
    surface: true,
    nbChambres: true,
    etat: true,
    exterieur: true,
    parking: true,
    classeEnergie: true,
    estNeuf: true,
    valuationDate: true,
  }),
  mortgage: MortgageInput.pick({ principal: true, annualRate: true, termYears: true, termMonths: true }),
} as const

/** A calculation of this service that a model may ask for, by the id of its operation. */
export type CalculationOperation = keyof typeof calculationInputs

/** The calculations that a model may ask for, in the order in which they are offered. */
export const calculationOperations = Object.keys(calculationInputs) as readonly CalculationOperation[]

const cell = z.union([z.string().max(300), Money, z.null()]).meta({ 'x-unit': 'currency, or fraction for a rate' })

const lawLines = z
  .array(z.array(cell).length(4))
  .max(20)
  .describe('Each line as key, amount, rate (null where there is none) and legal reference.')
const firstNotice = z
  .string()
  .max(400)
  .nullable()
  .describe('The first thing to know beside the figures; null for none.')

const results = {
  acquisitionCosts: z
    .strictObject({ totals: Totals, lines: lawLines, notice: firstNotice })
    .meta({ id: 'AcquisitionCostsResult', description: 'The costs of a purchase in Luxembourg, in short.' }),
  capitalGains: z
    .strictObject({
      regime: z.enum(['exempt', 'speculative', 'longTerm']).describe('How the gain is taxed.'),
      gain: Money.describe('Gain before allowances.'),
      taxableGain: Money.describe('Gain after allowances.'),
      totals: CapitalGainsTotals,
      lines: lawLines,
      notice: firstNotice,
    })
    .meta({ id: 'CapitalGainsResult', description: 'The tax on a sale in Luxembourg, in short.' }),
  estimate: z
    .strictObject({
      valuationDate: Day.describe('Day of which this is the value.'),
      estimationBasse: Euro.describe('Low end of the 80 % interval.'),
      estimationCentrale: Euro.describe('Central value.'),
      estimationHaute: Euro.describe('High end of the 80 % interval.'),
      intervals: z.array(Interval).length(2).describe('The intervals that hold half and 80 % of comparable sales.'),
      prixM2Ajuste: EuroPerM2.describe('Price per square metre after all adjustments.'),
      confiance: z.enum(['forte', 'moyenne', 'faible']).describe('How much is known of the dwelling and its place.'),
    })
    .meta({ id: 'EstimateResult', description: 'The indicative value of a dwelling, in short.' }),
  mortgage: z
    .strictObject({
      monthlyPayment: Money.describe('Instalment of a month.'),
      totalInterest: Money.describe('Interest of all months.'),
      totalCost: Money.describe('Interest, insurance and fees.'),
    })
    .meta({ id: 'MortgageResult', description: 'What a loan costs, in short.' }),
} as const

const sent = 'What the model sent, and the day that was used.'
const law = z.array(LawReference).max(200).describe('Every parameter of law that the figures rest on.')
const asked = 'that the model asked for, calculated by this service.'

/** Costs of a purchase that a model asked for. */
export const AcquisitionCostsCalculation = z
  .strictObject({
    operation: z.literal('acquisitionCosts').describe('Operation of this service.'),
    input: calculationInputs.acquisitionCosts.describe(sent),
    result: results.acquisitionCosts,
    law,
  })
  .meta({ id: 'AcquisitionCostsCalculation', description: `Costs of a purchase ${asked}` })

/** Tax on a sale that a model asked for. */
export const CapitalGainsCalculation = z
  .strictObject({
    operation: z.literal('capitalGains').describe('Operation of this service.'),
    input: calculationInputs.capitalGains.describe(sent),
    result: results.capitalGains,
    law,
  })
  .meta({ id: 'CapitalGainsCalculation', description: `Tax on a sale ${asked}` })

/** Estimate that a model asked for. */
export const EstimateCalculation = z
  .strictObject({
    operation: z.literal('estimate').describe('Operation of this service.'),
    input: calculationInputs.estimate.describe(sent),
    result: results.estimate,
    law,
  })
  .meta({ id: 'EstimateCalculation', description: `Indicative value of a dwelling ${asked}` })

/** Loan that a model asked for. */
export const MortgageCalculation = z
  .strictObject({
    operation: z.literal('mortgage').describe('Operation of this service.'),
    input: calculationInputs.mortgage.describe(sent),
    result: results.mortgage,
    law,
  })
  .meta({ id: 'MortgageCalculation', description: `Cost of a loan ${asked}` })

/** A calculation of this service that a model asked for, with its result and its law. */
export const Calculation = z
  .discriminatedUnion('operation', [
    AcquisitionCostsCalculation,
    CapitalGainsCalculation,
    EstimateCalculation,
    MortgageCalculation,
  ])
  .meta({ id: 'Calculation', description: 'A calculation that the model asked for, with its result and its law.' })
/** A calculation of this service that a model asked for, with its result and its law. */
export type Calculation = z.infer<typeof Calculation>
