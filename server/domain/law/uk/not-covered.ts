import { notCoveredIn } from '../purchase/not-covered.ts'

/**
 * Cases that the costs of a purchase in the United Kingdom leave out, and the tax on a sale, which is not calculated.
 */
export const britishNotCovered = notCoveredIn({
  purchase: {
    usufruct: null,
    coOwners: 'Finance Act 2003 Schs 3, 4',
    exchange: 'Finance Act 2003 s. 47, Sch. 4',
    inheritanceGift: 'Finance Act 2003 Sch. 3',
    companyShares: null,
    auction: null,
    leaseRent: 'Finance Act 2003 Sch. 5',
    dealers: 'Finance Act 2003 Sch. 6A',
    land: 'Finance Act 2003 s. 55',
    farmForest: 'Finance Act 2003 s. 55',
    commercial: 'Finance Act 2003 s. 55',
    movables: null,
    socialOwnership: 'Finance Act 2003 Sch. 9',
    severalDwellings: 'Finance Act 2003 s. 108, Sch. 6B',
    optionsSubsales: 'Finance Act 2003 s. 46, Sch. 2A',
    trusts: 'Finance Act 2003 Sch. 16',
    exemptBodies: 'Finance Act 2003 Sch. 8',
    publicAids: null,
  },
  sale: { gainTax: 'Taxation of Chargeable Gains Act 1992' },
})
