import { notCoveredIn } from '../purchase/not-covered.ts'

/** Cases that the costs of a purchase in Germany leave out, and the tax on a sale, which is not calculated. */
export const germanNotCovered = notCoveredIn({
  purchase: {
    usufruct: 'GrEStG § 9; BewG § 14',
    coOwners: 'GrEStG §§ 3, 5 to 7',
    exchange: 'GrEStG §§ 5, 9',
    inheritanceGift: 'GrEStG § 3',
    companyShares: 'GrEStG § 1',
    auction: 'GrEStG §§ 1, 9',
    groundLease: 'GrEStG § 2',
    lifeAnnuity: 'BewG § 14',
    buildingContract: null,
    commercial: 'UStG § 9',
    exemptBodies: 'GrEStG § 4',
    publicAids: null,
  },
  sale: { gainTax: 'EStG § 23' },
})
