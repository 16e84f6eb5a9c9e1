import { belgiumRules } from './be.ts'
import { spainRules } from './es.ts'
import { franceRules } from './fr.ts'
import { italyRules } from './it.ts'
import { netherlandsRules } from './nl.ts'
import { unitedStatesRules } from './us.ts'

/** Rules of every country that stand between fields. */
const everyCountry = [
  { code: 'shares_of_all_or_none', says: 'Every buyer has a share, or none has.', fields: ['buyers'] },
  { code: 'shares_add_up_to_one', says: 'The shares of the buyers add up to 1.', fields: ['buyers'] },
  { code: 'broker_fee_once', says: 'Either brokerFee or brokerFeeRate.', fields: ['brokerFee', 'brokerFeeRate'] },
  {
    code: 'vat_only_with_new_build',
    says: '`priceIncludesVat` is read only with `newBuild: true`.',
    fields: ['priceIncludesVat', 'newBuild'],
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
  ...franceRules,
  ...belgiumRules,
  ...netherlandsRules,
  ...italyRules,
  ...spainRules,
  ...unitedStatesRules,
] as const
