import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { luxembourgAidsRules, luxembourgPurchaseRules } from './rules/lu-purchase.ts'
import { purchaseRules } from './rules/purchase.ts'
import { type Access, visitorCalculation } from './shared/access.ts'
import { defineEnvelope } from './shared/envelope.ts'
import { ErrorResponse } from './shared/errors.ts'
import { mergeRules } from './shared/field-rules.ts'
import { AmountRange, Assumption, basis, Certainty, Notice, Totals, Words } from './shared/law.ts'
import {
  LuxembourgBuyerDuties,
  LuxembourgCostLine,
  LuxembourgPossibleRelief,
  LuxembourgUse,
  LuxembourgVat,
  luxembourgPurchaseFields,
  ResaleRefund,
} from './shared/luxembourg-purchase.ts'
import { calculationFailures } from './shared/statuses.ts'
import { Amount, Day, Money } from './shared/units.ts'

/** Facts of the household that the aids depend on. */
export const Household = z
  .strictObject({
    children: z.int().min(0).max(20).default(0).meta({ description: 'Dependent children.', 'x-unit': 'count' }),
    annualSavingsGrowth: z
      .array(Amount)
      .min(1)
      .max(10)
      .optional()
      .describe('Growth of savings, one figure per year, oldest first.'),
    accessionPremium: z.number().min(500).max(35_000).optional().meta({
      description:
        'Base amount of the accession premium, where it is known; at most that of the day for the children sent.',
      'x-unit': 'EUR',
    }),
    dwellingKind: z
      .enum(['coOwnedFlat', 'terraced', 'semiDetached', 'detached'])
      .optional()
      .describe('Kind of dwelling; sets the bonus of the accession premium.'),
    netIncome: Amount.optional().describe('Net income per year; only for the hint on eligibility.'),
    stateGuaranteeSavingsMet: z
      .boolean()
      .optional()
      .describe('At least 1 000 EUR saved a year, for three years, at one bank.'),
    capitalGrantsReceived: z
      .number()
      .min(0)
      .max(35_000)
      .default(0)
      .meta({ description: 'Capital grants already received by the person.', 'x-unit': 'EUR' }),
  })
  .meta({ id: 'Household', description: 'Facts of the household that the aids depend on.' })

/** Request of the costs of a purchase in Luxembourg. */
export const AcquisitionCostsInput = z
  .strictObject({
    ...luxembourgPurchaseFields,
    includeAids: z.boolean().default(false).describe('True: the answer contains `aids`.'),
    household: Household.optional(),
  })
  .meta({ id: 'AcquisitionCostsInput', description: 'A purchase in Luxembourg whose costs are asked for.' })

const aidFields = {
  label: Words,
  range: AmountRange.optional(),
  includedInTotals: z.boolean().describe('True where the aid is a line already.'),
  condition: Words,
  url: z.string().max(500).optional().describe('Official page.'),
  referenceYear: z
    .int()
    .min(2000)
    .max(2100)
    .optional()
    .meta({ description: 'Year of the indexed figures.', 'x-unit': 'year' }),
  certainty: Certainty,
  basis,
}

/** An aid whose amount follows from what was sent. */
export const ComputedAid = z
  .strictObject({
    key: z
      .enum([
        'housingCredit',
        'rentalCredit',
        'superReducedVat',
        'savingsPremium',
        'stateGuaranteeCeiling',
        'interestSubsidyCapital',
        'accessionPremiumBonus',
        'capitalGrantCap',
      ])
      .describe('The aid.'),
    amount: Money.describe('The amount, under the condition.'),
    ...aidFields,
  })
  .meta({ id: 'ComputedAid', description: 'An aid whose amount follows from what was sent. Never added to totals.' })

/** An aid that is named without an amount. */
export const ListedAid = z
  .strictObject({
    key: z
      .enum(['accessionPremium', 'compensatoryPremium', 'interestSubsidy', 'climateBonus', 'communalPremiums'])
      .describe('The aid.'),
    ...aidFields,
  })
  .meta({ id: 'ListedAid', description: 'An aid that is named without an amount; the decision needs more facts.' })

/** The aids that may apply, computed and listed. */
export const Aids = z
  .strictObject({
    computed: z.array(ComputedAid).max(8).describe('Aids whose amount follows from what was sent.'),
    listed: z.array(ListedAid).max(5).describe('Aids that are named only.'),
  })
  .meta({ id: 'Aids', description: 'Aids that may apply. None is granted here, and none is added to `totals`.' })

/** The costs of a purchase, line by line, with everything that they rest on. */
export const AcquisitionCosts = z
  .strictObject({
    country: z.literal('LU').describe('Always Luxembourg.'),
    commune: z.string().max(100).optional().describe('Official name of the municipality, when one was sent.'),
    deedDate: Day.describe('The day whose law was used.'),
    currency: z.literal('EUR').describe('Always euros.'),
    price: Money.describe('As sent.'),
    operation: luxembourgPurchaseFields.operation.unwrap().describe('As used.'),
    use: LuxembourgUse,
    lines: z.array(LuxembourgCostLine).max(18).describe('Duties, VAT, notary, loan and fees, in this order.'),
    totals: Totals,
    buyers: z.array(LuxembourgBuyerDuties).min(1).max(10).describe('The buyers, in the order sent.'),
    vat: LuxembourgVat.optional(),
    resaleRefunds: z.array(ResaleRefund).max(2).optional().describe('What a resale in time gives back.'),
    aids: Aids.optional(),
    possibleReliefs: z.array(LuxembourgPossibleRelief).max(7).describe('What would cost less, and when.'),
    notices: z.array(Notice).max(20).describe('What to know beside the figures; the first never changes.'),
    assumptions: z.array(Assumption).max(60).describe('Defaults and uncertain parameters that the figures rest on.'),
  })
  .meta({ id: 'AcquisitionCosts', description: 'The costs of a purchase in Luxembourg, line by line.' })

/** Answer of the acquisition costs. */
export const AcquisitionCostsResponse = defineEnvelope('AcquisitionCostsResponse', AcquisitionCosts)

const access: Access = {
  ...visitorCalculation,
  rules: mergeRules(purchaseRules, luxembourgPurchaseRules, luxembourgAidsRules),
}

/** The routes of acquisition costs. */
export const costs = initContract().router(
  {
    acquisitionCosts: {
      method: 'POST',
      path: '/frais-acquisition',
      summary: 'Purchase costs in Luxembourg, line by line',
      description:
        'Duties, housing credit, VAT, notary and loan of a purchase as of any day from 2015 on. Each line carries its parameter, the days on which that is in force and its article; `meta.law` lists them all.',
      body: AcquisitionCostsInput,
      responses: { 200: AcquisitionCostsResponse, 404: ErrorResponse },
      metadata: access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: calculationFailures },
)
