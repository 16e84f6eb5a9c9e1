import { notCoveredIn } from '../purchase/not-covered.ts'

/**
 * Cases that the costs of a purchase in the United States leave out, and the tax on a sale, which is not calculated.
 */
export const americanNotCovered = notCoveredIn({
  purchase: {
    usufruct: null,
    coOwners: null,
    exchange: null,
    inheritanceGift: null,
    companyShares: null,
    auction: null,
    groundLease: null,
    commercial: null,
    movables: null,
    cooperative: 'N.Y. Tax Law § 1405-B',
    trusts: null,
    exemptBodies: null,
    sellerWithholding: 'Internal Revenue Code § 1445',
    localTaxes: null,
    mortgageInsurance: null,
    prepaids: null,
    publicAids: null,
  },
  sale: { gainTax: null },
})
