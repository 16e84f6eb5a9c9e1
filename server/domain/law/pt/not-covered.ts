import { notCoveredIn } from '../purchase/not-covered.ts'

/** Cases that the costs of a purchase in Portugal leave out, and the tax on a sale, which is not calculated. */
export const portugueseNotCovered = notCoveredIn({
  purchase: {
    usufruct: 'CIMT arts 12, 13',
    coOwners: 'CIMT art. 2(5)(c)',
    exchange: 'CIMT art. 4',
    inheritanceGift: 'Tabela Geral do Imposto do Selo, 1.2',
    companyShares: 'CIMT art. 2',
    auction: 'CIMT art. 12',
    groundLease: 'CIMT art. 2',
    lifeAnnuity: null,
    dealers: 'CIMT art. 7',
    land: 'CIMT art. 17',
    farmForest: 'CIMT art. 17',
    commercial: 'CIMT art. 17',
    movables: null,
    exemptBodies: 'CIMT art. 6',
    rehabilitation: 'EBF art. 45',
    publicAids: null,
  },
  sale: { gainTax: 'CIRS art. 10' },
})
