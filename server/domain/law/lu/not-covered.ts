import { notCoveredIn } from '../purchase/not-covered.ts'

/** Cases that the costs of a purchase and the tax on a sale in Luxembourg leave out. */
export const luxembourgNotCovered = notCoveredIn({
  purchase: {
    usufructForTerm: 'loi du 23 décembre 1913, art. 30',
    partition: 'loi du 22 frimaire an VII, art. 69; loi du 30 juillet 2002, art. 5',
    mortgageDischarge: 'règlement grand-ducal du 11 septembre 1978, arts 1, 5',
    exchange: 'loi du 23 décembre 1913, art. 33',
    inheritanceGift: 'loi du 27 décembre 1817; loi du 23 décembre 1913, art. 33',
    companyShares: null,
    auction: null,
    groundLease: null,
    lifeAnnuity: null,
    farmForest: null,
    movables: null,
    socialOwnership: null,
    exemptBodies: null,
  },
  sale: {
    nonResidentSeller: 'LIR art. 157',
    companySeller: 'LIR art. 159',
    businessAssets: 'LIR art. 14',
    companyShares: 'LIR art. 100',
    exchange: 'LIR art. 102',
    usufruct: null,
    farmForest: 'LIR art. 61',
    foreignProperty: null,
    acquiredBefore1941: 'LIR art. 99ter; règlement grand-ducal du 16 juin 1992',
    otherSales: 'LIR art. 99bis',
    reinvestment: 'LIR arts 102, 102quater',
  },
})
