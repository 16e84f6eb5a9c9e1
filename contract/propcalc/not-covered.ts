import * as z from 'zod'
import { Words } from '../shared/law.ts'

/** Matters not covered by the costs of a purchase or the tax on a sale, the most usual first. */
export const notCoveredKeys = [
  'usufruct',
  'coOwners',
  'exchange',
  'inheritance',
  'inheritanceGift',
  'companyShares',
  'auction',
  'groundLease',
  'leaseRent',
  'lifeAnnuity',
  'dealers',
  'quickResale',
  'land',
  'buildingContract',
  'farmForest',
  'commercial',
  'movables',
  'cooperative',
  'socialOwnership',
  'severalDwellings',
  'optionsSubsales',
  'economicOwnership',
  'trusts',
  'exemptBodies',
  'preliminaryContract',
  'sellerWithholding',
  'lowCadastralIncome',
  'youngBuyers',
  'specialRates',
  'rehabilitation',
  'localTaxes',
  'mortgageInsurance',
  'prepaids',
  'publicAids',
  'gainTax',
  'nonResidentSeller',
  'companySeller',
  'businessAssets',
  'foreignProperty',
  'acquiredBefore1941',
  'otherSales',
  'reinvestment',
] as const

/** A matter that a country may leave out, by its key. */
export type NotCoveredKey = (typeof notCoveredKeys)[number]

/** One matter that is not calculated for a country. */
export const NotCovered = z
  .strictObject({
    calculation: z
      .enum(['purchase', 'sale'])
      .describe('What leaves it out: the costs of a purchase, or the tax on a sale.'),
    key: z.enum(notCoveredKeys).describe('The matter. New keys may be added.'),
    label: Words,
    legalReference: z
      .string()
      .min(1)
      .max(120)
      .optional()
      .describe('Where to begin to read: articles of the law of the country.'),
  })
  .meta({ id: 'NotCovered', description: 'A matter that is not calculated; figures for such a case would be wrong.' })
/** One matter that is not calculated for a country. */
export type NotCovered = z.infer<typeof NotCovered>
