import { notCoveredIn } from '../purchase/not-covered.ts'

/** Cases that the costs of a purchase in the Netherlands leave out, and the tax on a sale, which is not calculated. */
export const dutchNotCovered = notCoveredIn({
  purchase: {
    usufruct: null,
    coOwners: 'WBR arts 3, 7, 12, 15',
    exchange: null,
    inheritanceGift: 'WBR art. 3',
    companyShares: 'WBR arts 4, 10',
    auction: null,
    groundLease: 'WBR art. 11',
    lifeAnnuity: null,
    quickResale: 'WBR art. 13',
    farmForest: 'WBR art. 15(1)(q)',
    cooperative: 'WBR art. 4',
    socialOwnership: 'WBR art. 9(5)',
    economicOwnership: 'WBR art. 2',
    exemptBodies: 'WBR art. 15',
    publicAids: null,
  },
  sale: { gainTax: null },
})
