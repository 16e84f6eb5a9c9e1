import * as z from 'zod'
import { defineChoice, defineDay, defineMoney, defineText, defineYear, defineYesOrNo } from './read-fields.ts'

const currencies = ['EUR', 'LUF'] as const

/** Works on a property that was sold, as a document states them. */
export const ReadImprovement = z
  .strictObject({
    year: defineYear(1941, 'Year of the works.'),
    amount: defineMoney('Cost of the works, in `currency`.', 'currency'),
    currency: defineChoice(currencies, 'Currency of the amount: euros or Luxembourg francs.'),
    label: defineText('What was done.'),
  })
  .meta({ id: 'ReadImprovement', description: 'Works on a property that was sold, as a document states them.' })

/** The sale of a property, as a deed, a preliminary contract or a tax file states it. */
export const PlusValues = z
  .strictObject({
    documentKind: defineChoice(
      ['deed', 'preliminaryContract', 'acquisitionDeed', 'taxReturn', 'other'],
      'What the document is.',
    ),
    commune: defineText('Municipality of the property.'),
    saleDate: defineDay('Day of the deed of the sale.'),
    salePrice: defineMoney('Price of the whole property at the sale.'),
    saleCosts: defineMoney('Costs of the sale: agency, energy certificate.'),
    acquisitionDate: defineDay('Day of the deed of the earlier acquisition.'),
    acquisitionPrice: defineMoney('Price of that acquisition, in `acquisitionCurrency`.', 'currency'),
    acquisitionCosts: defineMoney('Duties, notary and agency of that acquisition, in the same currency.', 'currency'),
    acquisitionCurrency: defineChoice(currencies, 'Currency of the acquisition: euros or Luxembourg francs.'),
    acquisitionMode: defineChoice(
      ['purchase', 'construction', 'inheritance', 'gift'],
      'How the seller came by the property.',
    ),
    improvements: z.array(ReadImprovement).max(50).describe('Works that raised the value; empty where there are none.'),
    preliminaryContractRegisteredOn: defineDay('Day on which the preliminary contract was registered.'),
    mainResidence: defineYesOrNo('True where the document says that the property is the main residence of the seller.'),
    ownershipShare: z.number().gt(0).max(1).nullable().meta({
      'x-unit': 'fraction',
      description: 'The part of the seller as a fraction: half is 0.5. Null where the document does not say it.',
    }),
    taxClass: defineChoice(['1', '1a', '2'], 'Tax class of the seller.'),
    jointTaxation: defineYesOrNo('True where the seller is taxed jointly with a spouse or partner.'),
    ordinaryTaxableIncome: defineMoney('Taxable income of the year without the gain.'),
  })
  .meta({ id: 'PlusValues', description: 'The sale of a property, as a document states it.' })
/** The sale of a property, as a document states it. */
export type PlusValues = z.infer<typeof PlusValues>
