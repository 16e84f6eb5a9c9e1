import * as z from 'zod'
import { day, money, oneOf, text, year, yesOrNo } from './read-fields.ts'

const currencies = ['EUR', 'LUF'] as const

/** Works on a property that was sold, as a document states them. */
export const ReadImprovement = z
  .strictObject({
    year: year(1941, 'Year of the works.'),
    amount: money('Cost of the works, in `currency`.', 'currency'),
    currency: oneOf(currencies, 'Currency of the amount: euros or Luxembourg francs.'),
    label: text('What was done.'),
  })
  .meta({ id: 'ReadImprovement', description: 'Works on a property that was sold, as a document states them.' })

/** The sale of a property, as a deed, a preliminary contract or a tax file states it. */
export const PlusValues = z
  .strictObject({
    documentKind: oneOf(
      ['deed', 'preliminaryContract', 'acquisitionDeed', 'taxReturn', 'other'],
      'What the document is.',
    ),
    commune: text('Municipality of the property.'),
    saleDate: day('Day of the deed of the sale.'),
    salePrice: money('Price of the whole property at the sale.'),
    saleCosts: money('Costs of the sale: agency, energy certificate.'),
    acquisitionDate: day('Day of the deed of the earlier acquisition.'),
    acquisitionPrice: money('Price of that acquisition, in `acquisitionCurrency`.', 'currency'),
    acquisitionCosts: money('Duties, notary and agency of that acquisition, in the same currency.', 'currency'),
    acquisitionCurrency: oneOf(currencies, 'Currency of the acquisition: euros or Luxembourg francs.'),
    acquisitionMode: oneOf(['purchase', 'construction', 'inheritance', 'gift'], 'How the seller came by the property.'),
    improvements: z.array(ReadImprovement).max(50).describe('Works that raised the value; empty where there are none.'),
    preliminaryContractRegisteredOn: day('Day on which the preliminary contract was registered.'),
    mainResidence: yesOrNo('True where the document says that the property is the main residence of the seller.'),
    ownershipShare: z.number().gt(0).max(1).nullable().meta({
      'x-unit': 'fraction',
      description: 'The part of the seller as a fraction: half is 0.5. Null where the document does not say it.',
    }),
    taxClass: oneOf(['1', '1a', '2'], 'Tax class of the seller.'),
    jointTaxation: yesOrNo('True where the seller is taxed jointly with a spouse or partner.'),
    ordinaryTaxableIncome: money('Taxable income of the year without the gain.'),
  })
  .meta({ id: 'PlusValues', description: 'The sale of a property, as a document states it.' })
/** The sale of a property, as a document states it. */
export type PlusValues = z.infer<typeof PlusValues>
