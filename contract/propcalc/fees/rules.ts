import { belgiumRules } from './be.ts'
import { franceRules } from './fr.ts'
import { italyRules } from './it.ts'
import { luxembourgRules } from './lu.ts'
import { netherlandsRules } from './nl.ts'
import { unitedStatesRules } from './us.ts'

/** Rules of every country that stand between fields. */
const everyCountry = [
  { code: 'shares_all_or_none', says: 'Every buyer has a share, or none has.', fields: ['buyers'] },
  { code: 'shares_sum', says: 'The shares of the buyers add up to 1.', fields: ['buyers'] },
  { code: 'one_broker_fee', says: 'Either brokerFee or brokerFeeRate.', fields: ['brokerFee', 'brokerFeeRate'] },
  {
    code: 'vat_only_with_new_build',
    says: 'The field `priceIncludesVat` is read only with `newBuild: true`.',
    fields: ['priceIncludesVat', 'newBuild'],
  },
  {
    code: 'only_with_new_build',
    says: 'Fields of new builds need `newBuild: true`.',
    fields: ['newBuild', 'newBuildDutyBase', 'reducedVat', 'rebuiltHome', 'protectedHousing'],
  },
  {
    code: 'agreement_before_deed',
    says: 'The agreement is not after the deed.',
    fields: ['agreementDate', 'deedDate'],
  },
  { code: 'movables_within_price', says: 'Movables are part of the price.', fields: ['movables', 'price'] },
] as const

/** Rules of the fees that stand between fields, of all countries. */
export const feesRules = [
  ...everyCountry,
  ...luxembourgRules,
  ...franceRules,
  ...belgiumRules,
  ...netherlandsRules,
  ...italyRules,
  ...unitedStatesRules,
] as const
