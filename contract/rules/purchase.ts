/** Rules of every purchase. */
export const purchaseRules = {
  shares_all_or_none: { message: 'Either every buyer has a share or none has.', fields: ['buyers', 'share'] },
  shares_sum: { message: 'The shares of the buyers must add up to 1.', fields: ['buyers', 'share'] },
  one_broker_fee: { message: 'Send brokerFee or brokerFeeRate.', fields: ['brokerFeeRate', 'brokerFee'] },
} as const
