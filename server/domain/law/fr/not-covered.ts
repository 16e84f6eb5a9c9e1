import { notCoveredIn } from '../purchase/not-covered.ts'

/** Cases that the costs of a purchase in France leave out, and the tax on a sale, which is not calculated. */
export const frenchNotCovered = notCoveredIn({
  purchase: {
    usufruct: 'CGI art. 669',
    coOwners: 'CGI arts 746, 748, 750',
    exchange: 'CGI art. 684',
    inheritanceGift: 'CGI art. 777',
    companyShares: 'CGI art. 726',
    auction: null,
    groundLease: 'CGI art. 689',
    lifeAnnuity: null,
    dealers: 'CGI art. 1115',
    land: 'CGI arts 268, 1594 F quinquies A',
    farmForest: 'CGI art. 1594 F quinquies D',
    commercial: 'CGI art. 1599 sexies',
    socialOwnership: 'CGI art. 278 sexies',
    exemptBodies: null,
    publicAids: null,
  },
  sale: { gainTax: 'CGI art. 150 U' },
})
