import { notCoveredIn } from '../purchase/not-covered.ts'

/** Cases that the costs of a purchase in Belgium leave out, and the tax on a sale, which is not calculated. */
export const belgianNotCovered = notCoveredIn({
  purchase: {
    usufruct: null,
    coOwners: 'C. enreg. art. 109',
    exchange: null,
    inheritanceGift: null,
    companyShares: null,
    auction: null,
    groundLease: null,
    lifeAnnuity: null,
    dealers: null,
    farmForest: null,
    commercial: null,
    movables: null,
    socialOwnership: null,
    exemptBodies: null,
    lowCadastralIncome: null,
    publicAids: null,
  },
  sale: { gainTax: 'CIR 92, art. 90' },
})
