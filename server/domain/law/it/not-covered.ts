import { notCoveredIn } from '../purchase/not-covered.ts'

/** Cases that the costs of a purchase in Italy leave out, and the tax on a sale, which is not calculated. */
export const italianNotCovered = notCoveredIn({
  purchase: {
    usufruct: 'DPR 131/1986, arts 46, 48',
    coOwners: 'DPR 131/1986, art. 34',
    exchange: 'DPR 131/1986, art. 43',
    inheritanceGift: 'D.Lgs. 346/1990',
    companyShares: null,
    auction: null,
    groundLease: null,
    lifeAnnuity: 'DPR 131/1986, art. 46',
    land: null,
    farmForest: 'DPR 131/1986, Tariffa I art. 1',
    commercial: 'DPR 633/1972, art. 10 no. 8-ter',
    movables: null,
    exemptBodies: null,
    preliminaryContract: 'DPR 131/1986, Tariffa I art. 10',
    youngBuyers: 'DL 73/2021, art. 64',
    publicAids: null,
  },
  sale: { gainTax: 'DPR 917/1986, art. 67' },
})
