import * as z from 'zod'
import {
  defineArea,
  defineChoice,
  defineCount,
  defineDay,
  defineFraction,
  defineMoney,
  defineSignedMoney,
  defineText,
  defineYesOrNo,
} from './read-fields.ts'

const defineCost = (what: string) => defineMoney(`${what}, without VAT unless \`vatIncluded\`.`)

/** The budget of a developer, as a document states it. */
export const BilanPromoteur = z
  .strictObject({
    projectName: defineText('Name of the project.'),
    commune: defineText('Municipality of the project.'),
    budgetDate: defineDay('Day of the budget.'),
    vatIncluded: defineYesOrNo('True where the costs include VAT.'),
    landCost: defineCost('Price of the land'),
    acquisitionFees: defineCost('Duties, notary and agency of the land'),
    constructionCost: defineCost('Building works'),
    externalWorksCost: defineCost('Works outside the building and connections'),
    professionalFees: defineCost('Architects, engineers, inspections'),
    marketingCost: defineCost('Marketing and sale'),
    financingCost: defineCost('Interest and bank charges'),
    insuranceCost: defineCost('Insurance and guarantees'),
    contingencies: defineCost('Reserve for the unforeseen'),
    otherCosts: defineCost('Every other cost'),
    totalCost: defineCost('Total of the costs, as the document states it'),
    salesRevenue: defineMoney('Revenue of the sales.'),
    grossMargin: defineSignedMoney('Revenue less costs, as the document states it.'),
    marginRate: z.number().min(-1).max(1).nullable().meta({
      'x-unit': 'fraction',
      description:
        'Margin as a fraction, as the document states it: 12 % is 0.12. Null where the document does not say it.',
    }),
    marginRateBase: defineChoice(['revenue', 'cost'], 'What the margin rate is a part of.'),
    saleableAreaM2: defineArea('Area for sale.'),
    grossFloorAreaM2: defineArea('Gross floor area.'),
    landAreaM2: defineArea('Area of the land.'),
    units: defineCount('Dwellings and other units for sale.'),
    durationMonths: defineCount('Duration of the project in months.', 'months'),
    presalesShare: defineFraction('Part of the units, or of the revenue, that is sold already.'),
  })
  .meta({ id: 'BilanPromoteur', description: 'The budget of a developer, as a document states it.' })
/** The budget of a developer, as a document states it. */
export type BilanPromoteur = z.infer<typeof BilanPromoteur>
