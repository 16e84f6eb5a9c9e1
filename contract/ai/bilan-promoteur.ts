import * as z from 'zod'
import { count, day, fraction, m2, money, oneOf, signed, text, yesOrNo } from './read-fields.ts'

const cost = (what: string) => money(`${what}, without VAT unless \`vatIncluded\`.`)

/** The budget of a developer, as a document states it. */
export const BilanPromoteur = z
  .strictObject({
    projectName: text('Name of the project.'),
    commune: text('Municipality of the project.'),
    budgetDate: day('Day of the budget.'),
    vatIncluded: yesOrNo('True where the costs include VAT.'),
    landCost: cost('Price of the land'),
    acquisitionFees: cost('Duties, notary and agency of the land'),
    constructionCost: cost('Building works'),
    externalWorksCost: cost('Works outside the building and connections'),
    professionalFees: cost('Architects, engineers, inspections'),
    marketingCost: cost('Marketing and sale'),
    financingCost: cost('Interest and bank charges'),
    insuranceCost: cost('Insurance and guarantees'),
    contingencies: cost('Reserve for the unforeseen'),
    otherCosts: cost('Every other cost'),
    totalCost: cost('Total of the costs, as the document states it'),
    salesRevenue: money('Revenue of the sales.'),
    grossMargin: signed('Revenue less costs, as the document states it.'),
    marginRate: z.number().min(-1).max(1).nullable().meta({
      'x-unit': 'fraction',
      description:
        'Margin as a fraction, as the document states it: 12 % is 0.12. Null where the document does not say it.',
    }),
    marginRateBase: oneOf(['revenue', 'cost'], 'What the margin rate is a part of.'),
    saleableAreaM2: m2('Area for sale.'),
    grossFloorAreaM2: m2('Gross floor area.'),
    landAreaM2: m2('Area of the land.'),
    units: count('Dwellings and other units for sale.'),
    durationMonths: count('Duration of the project in months.', 'months'),
    presalesShare: fraction('Part of the units, or of the revenue, that is sold already.'),
  })
  .meta({ id: 'BilanPromoteur', description: 'The budget of a developer, as a document states it.' })
/** The budget of a developer, as a document states it. */
export type BilanPromoteur = z.infer<typeof BilanPromoteur>
