/**
 * Beginnings of the words by which a question is about a topic of law, wants a calculation or describes a dwelling. They are
 * parted by spaces, `_` stands for a space inside a phrase; capitals and accents do not matter.
 */
export const words = {
  topics: {
    purchase:
      'purchas buy deed stamp duty duties mortgag hypothe notar acquisition acquir transcription conveyanc registration_dut registration_fee',
    gain: 'sale sell sold gain specul',
    incomeTax: 'income_tax tax_class tax_bracket tax_scale tax_table taxable_income',
    vat: 'vat value-added_tax value_added_tax off-plan off_plan offplan new_build new-build newly_built',
    aids: 'aid grant subsid state_guarantee',
  },
  calculations: {
    estimate: 'estim value valuat worth interval',
    mortgage: 'loan mortgag repayment credit instalment',
    cashflow: 'cash rent let_it letting',
    yields: 'yield rent',
    investedCapital: 'equity down_payment downpayment own_money own_capital deposit',
    fees: 'france belgi german netherland holland italy spain portug england united uk usa abroad',
    revalue: 'revaluat bought_in bought_for',
    commune: 'price_trend prices_in average_price market',
    places: 'district locality canton',
    marketData: 'euribor ecb inflation interest_rate key_rate index hicp building_permit',
    mortgageLendingValue: 'lending_value mortgage_lending mlv ltv',
    directCapitalisation: 'capitalis capitaliz cap_rate',
    discountedCashFlow: 'dcf discount npv irr',
  },
  dwelling: 'apartm flat studio duplex penthouse dwelling home bedroom',
} as const
