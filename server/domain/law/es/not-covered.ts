import { notCoveredIn } from '../purchase/not-covered.ts'

/** Cases that the costs of a purchase in Spain leave out, and the tax on a sale, which is not calculated. */
export const spanishNotCovered = notCoveredIn({
  purchase: {
    usufruct: 'RDLeg 1/1993, art. 10.5',
    coOwners: 'RDLeg 1/1993, art. 7.2; RD 828/1995, art. 61',
    exchange: 'RD 828/1995, art. 23',
    inheritanceGift: 'Ley 29/1987',
    companyShares: 'Ley 6/2023, art. 338',
    auction: 'RD 828/1995, art. 39',
    groundLease: 'RDLeg 1/1993, art. 7.1',
    lifeAnnuity: 'RDLeg 1/1993, art. 10.5',
    dealers: null,
    land: null,
    farmForest: null,
    commercial: null,
    movables: null,
    exemptBodies: null,
    sellerWithholding: 'RDLeg 5/2004, art. 25.2',
    specialRates: null,
    publicAids: null,
  },
  sale: { gainTax: 'Ley 35/2006; RDLeg 2/2004, art. 104' },
})
