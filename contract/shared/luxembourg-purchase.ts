import * as z from 'zod'
import { Certainty, defineCostLine, definePossibleRelief } from './law.ts'
import { LuxembourgRelationship, luxembourgDeedFields } from './luxembourg-deed.ts'
import { Amount, Day, Fraction, Money, name, PositiveAmount } from './units.ts'

/** Area of a part of a building in square metres; 0 where it has none. */
const partArea = z.number().min(0).max(100_000).meta({ 'x-unit': 'm²' })

/** Intended use of a property in Luxembourg. */
export const LuxembourgUse = z.enum(['mainResidence', 'secondHome', 'rental', 'other']).meta({
  id: 'LuxembourgUse',
  description: 'Own dwelling, second home, dwelling to let, or no dwelling (office, shop, garage bought alone).',
})
/** Intended use of a property in Luxembourg. */
export type LuxembourgUse = z.infer<typeof LuxembourgUse>

const creditUsed = z.number().min(0).max(100_000).meta({ 'x-unit': 'EUR' })

/** One of the persons who buy. */
export const LuxembourgBuyer = z
  .strictObject({
    share: z.number().gt(0).max(1).optional().meta({
      description: 'Part bought. Every buyer has it, or none (then equal parts); the sum is 1.',
      'x-unit': 'fraction',
    }),
    use: LuxembourgUse.optional(),
    relationship: LuxembourgRelationship.optional(),
    naturalPerson: z.boolean().default(true).describe('False: a company, which has no credit.'),
    eeaResident: z
      .boolean()
      .optional()
      .describe('Resident of Luxembourg or the EEA; if not, the credit is paid back later. Assumed true.'),
    housingCreditUsed: creditUsed
      .optional()
      .describe('Credit for an own dwelling used in earlier deeds; nothing is left at the ceiling of the day.'),
    rentalCreditUsed: creditUsed.optional().describe('The same for the rental credit, which is counted separately.'),
  })
  .meta({
    id: 'LuxembourgBuyer',
    description: 'One of the persons who buy; `use` and `relationship` are those of the request if left out.',
  })

/** Areas of a building that is not only the home of its buyers. */
export const LuxembourgAreas = z
  .strictObject({
    totalM2: z.number().gt(0).max(100_000).meta({ 'x-unit': 'm²' }).describe('The whole building.'),
    homeM2: partArea.describe('Where the buyers live.'),
    professionalM2: partArea.optional().describe('Practice, shop, office.'),
    letM2: partArea.optional().describe('Dwelling that is let.'),
  })
  .meta({
    id: 'LuxembourgAreas',
    description: 'Areas of a building of several uses; the parts make the whole.',
  })

/** Works as they are invoiced. */
const renovationInvoices = z
  .array(Amount.gt(0))
  .min(1)
  .max(100)
  .optional()
  .describe('Invoices of the works, without VAT; only those above 1 250 count for the 3 % rate. Assumed: one.')

/** Rights in a property and its value, which set the base of the duties. */
const valueFields = {
  marketValue: Amount.optional().describe(
    'Value of the whole in full ownership; the duties bear on what is bought of it where that is above the price. Not off plan.',
  ),
  acquiredShare: z.number().gt(0).max(1).optional().meta({
    description: 'Part bought from a co-owner, paid with `price`; with `marketValue`.',
    'x-unit': 'fraction',
  }),
  right: z.enum(['fullOwnership', 'bareOwnership', 'usufruct', 'habitation']).optional().meta({
    description:
      'Right that is bought, for life without `usufructYears`; a lesser one with `marketValue` and `usufructuaryAge`.',
    default: 'fullOwnership',
  }),
  usufructuaryAge: z.int().min(0).max(130).optional().meta({
    description: 'Age of the usufructuary.',
    'x-unit': 'years',
  }),
  usufructYears: z.int().min(1).max(99).optional().meta({
    description: 'Years of a right that ends before the death of the usufructuary.',
    'x-unit': 'years',
  }),
  reunitesOwnership: z
    .boolean()
    .optional()
    .describe('Bare ownership and usufruct come together: only then is there a housing credit.'),
}

/** The facts of a purchase in Luxembourg that the costs depend on. */
export const luxembourgPurchaseFields = {
  price: PositiveAmount.describe('What the buyer pays the seller; off plan the total of land and construction.'),
  ...luxembourgDeedFields,
  deedDate: Day.optional().describe('Day of the notarial deed, whose law counts; today when left out.'),
  use: LuxembourgUse,
  operation: z
    .enum(['existing', 'offPlan', 'buildingLand'])
    .default('existing')
    .describe('An existing building, a sale off plan (VEFA), or land to build on.'),
  commune: name(100).optional().describe('Municipality, under any of its names; needed where a part is not housing.'),
  nonHousingShare: Fraction.optional().describe(
    'Part of the price that is not housing: base of the surtax, outside the housing credit, from a quarter on without the 3 % rate of VAT. Assumed that of `areas`, else 1 when `use` is `other`, else 0.',
  ),
  areas: LuxembourgAreas.optional(),
  resaleClause: z.boolean().default(false).describe('Purchase with declared intent to resell; no credit.'),
  landValue: Amount.optional().describe('Off plan: land share. Assumed 30 % of the price.'),
  ...valueFields,
  constructionPrice: Amount.optional().describe(
    'Land to build on: building contract for the house, without VAT, which bears VAT and no duties.',
  ),
  builtValueAtDeed: Amount.optional().describe('Off plan: construction standing on the day of the deed. Assumed 0.'),
  priceIncludes: z
    .enum(['exclVat', 'superReducedVat', 'standardVat'])
    .optional()
    .describe('Off plan: whether the construction to come is in the price without VAT (assumed), with 3 %, or full.'),
  vatBenefitUsed: Amount.optional().describe(
    'Benefit of the 3 % rate already used for this dwelling, at most the ceiling of the day. Assumed 0.',
  ),
  renovationWorks: Amount.optional().describe(
    'Works on an existing dwelling, without VAT, finished within five years.',
  ),
  renovationInvoices,
  halfBaseEligible: z
    .boolean()
    .default(false)
    .describe('The buyers meet the conditions of the base that was halved from October 2024 to September 2025.'),
  preliminaryContractRegisteredOn: Day.optional().describe(
    'Day on which the preliminary or reservation contract was registered; not after the deed. It counts for deeds of July to September 2025: from 2024-10-01 for the halved base, from 2024-01-01 for the rental credit, both to 2025-06-30.',
  ),
  buyers: z.array(LuxembourgBuyer).min(1).max(10).optional().describe('The persons who buy. Assumed: one buyer.'),
  loanAmount: Amount.default(0).describe('Principal of the loan secured on the property; 0 is cash.'),
  securedAmount: Amount.optional().meta({
    deprecated: true,
    description: 'Principal with accessories. Changes nothing: the duties bear on the principal alone.',
  }),
  bankFees: Amount.default(0).describe('File and valuation fees of the bank.'),
  brokerFee: Amount.optional().describe('What the buyer owes an agency, VAT included, on top of the price.'),
  brokerFeeRate: z
    .number()
    .min(0)
    .max(0.2)
    .optional()
    .meta({ description: 'The same as a part of the price; at most one of the two.', 'x-unit': 'fraction' }),
  copyRoles: z.int().min(1).max(1000).optional().meta({
    description: 'Rôles (two pages) of copies; two for the transcription count as one.',
    'x-unit': 'count',
  }),
  disbursements: Amount.optional().describe(
    'Searches, extracts, postage of the notary, copies without `copyRoles`. Assumed 0.',
  ),
}

/** Keys of the lines of a purchase in Luxembourg, in the order of the answer. */
export const luxembourgLineKeys = [
  'registrationDuty',
  'transcriptionDuty',
  'communalSurtax',
  'housingCredit',
  'rentalCredit',
  'minimumDuty',
  'constructionVat',
  'constructionVatAdjustment',
  'renovationVat',
  'notaryFeeNet',
  'notaryCopies',
  'notaryFeeVat',
  'transcriptionSalary',
  'notaryDisbursements',
  'mortgageRegistrationDuty',
  'mortgageInscriptionDuty',
  'inscriptionSalary',
  'mortgageNotaryFeeNet',
  'mortgageNotaryFeeVat',
  'bankFees',
  'brokerFeeBuyer',
  'dischargeDuty',
  'dischargeNotaryFee',
  'dischargeNotaryVat',
  'radiationSalary',
] as const

/** Keys of the reliefs that a buyer in Luxembourg may have missed. */
export const luxembourgReliefKeys = [
  'housingCredit',
  'rentalCredit',
  'halfBase',
  'superReducedVat',
  'surtaxExemption',
  'eeaCreditRefund',
  'constructionAllowance',
] as const

/** One line of the costs of buying in Luxembourg. */
export const LuxembourgCostLine = defineCostLine('LuxembourgCostLine', luxembourgLineKeys)

/** A relief that a buyer in Luxembourg did not get. */
export const LuxembourgPossibleRelief = definePossibleRelief('LuxembourgPossibleRelief', luxembourgReliefKeys)

/** Duties of one buyer, and the rest of the credits. */
export const LuxembourgBuyerDuties = z
  .strictObject({
    index: z.int().min(0).max(9).meta({ description: 'Position in the request, from 0.', 'x-unit': 'count' }),
    share: Fraction.describe('Part bought.'),
    use: LuxembourgUse,
    duty: Money.describe('Share of the duties before credit.'),
    credit: Money.describe('Housing credit applied.'),
    rentalCredit: Money.optional().describe('Rental credit applied.'),
    housingCreditLeft: Money.describe('Balance of the housing credit after this deed, by the ceiling of the day.'),
    rentalCreditLeft: Money.optional().describe('The same for the rental credit, while it exists.'),
  })
  .meta({ id: 'LuxembourgBuyerDuties', description: 'One buyer: share of the duties, credits applied and left.' })

/** Housing VAT of the purchase. */
export const LuxembourgVat = z
  .strictObject({
    constructionExclVat: Money.describe('Construction still to come, without VAT.'),
    standardRate: Fraction.describe('Standard rate of the day.'),
    benefit: Money.describe('Benefit of the 3 % rate, construction and works together.'),
    benefitLeft: Money.optional().describe('What is left of it for this dwelling, where a buyer will live there.'),
  })
  .meta({
    id: 'LuxembourgVat',
    description: 'Housing VAT: the base, the rate of the day, the benefit of the 3 % rate.',
  })

/** Refund when the property is resold in time. */
export const ResaleRefund = z
  .strictObject({
    withinMonths: z.int().min(1).max(48).meta({
      description:
        'Time to register the resale: 24 with the anniversary of the deed, 48 without it (less than four years).',
      'x-unit': 'months',
    }),
    points: Fraction.describe('Part of the price that is refunded.'),
    amount: Money.describe('The refund.'),
    certainty: Certainty,
  })
  .meta({ id: 'ResaleRefund', description: 'What comes back when the resale is registered in time.' })
