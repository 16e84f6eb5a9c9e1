import { notCoveredIn } from '../purchase/not-covered.ts'

/** Cases that the costs of a purchase and the tax on a sale in Luxembourg leave out. */
export const luxembourgNotCovered = notCoveredIn({
  purchase: {
    inheritance: 'loi du 27 décembre 1817',
    companyShares: 'loi du 7 août 1920, art. 37 § IX no 2, as replaced by the loi du 29 décembre 1971, art. 20',
    auction: 'loi du 22 frimaire an VII, art. 69 § VII no 1; loi du 17 août 1935, art. 16',
    groundLease: 'loi du 22 octobre 2008, titre 3',
    farmForest: 'loi du 27 juin 2016, art. 16; AED, tarif, échange à taux réduit',
    movables: 'loi du 22 frimaire an VII, art. 9',
    socialOwnership: 'loi du 7 août 2023 (logement abordable), Mém. A 611, art. 8',
    exemptBodies: 'loi du 23 décembre 1913, art. 2',
  },
  sale: {
    nonResidentSeller: 'LIR arts 157bis, 157ter',
    companySeller: 'LIR art. 159',
    businessAssets: 'LIR art. 14',
    companyShares: 'LIR art. 100',
    exchange: 'LIR art. 102',
    usufruct: 'LIR art. 99ter; Code civil, art. 526',
    farmForest: 'LIR art. 61',
    foreignProperty: 'LIR art. 134',
    acquiredBefore1941: 'LIR art. 99ter; règlement grand-ducal du 16 juin 1992',
    otherSales: 'LIR art. 99bis',
    reinvestment: 'LIR arts 102, 102quater',
  },
})
