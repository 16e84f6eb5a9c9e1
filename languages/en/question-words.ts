/**
 * Beginnings of the words by which a question is about a topic of law, wants a calculation or describes a dwelling. They are
 * parted by spaces, `_` stands for a space inside a phrase; capitals and accents do not matter.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  topics: {
    purchase:
      'purchas buy deed stamp duty duties mortgag hypothe notar acquisition acquir transcription conveyanc registration_dut registration_fee pay_in_total closing_cost first-time first_time',
    gain: 'sale sell sold gain specul',
    incomeTax: 'income_tax tax_class tax_bracket tax_scale tax_table taxable_income',
    vat: 'vat value-added_tax value_added_tax off-plan off_plan offplan new_build new-build newly_built',
    aids: 'aid grant subsid state_guarantee',
  },
  calculations: {
    estimate: 'estim value valuat worth interval',
    mortgage: 'loan mortgag repayment credit instalment',
    cashflow: 'cash rent let_it letting every_month each_month',
    yields: 'yield rent',
    rentCap: 'rent_cap maximum_rent max_rent highest_rent legal_rent rent_may rent_can',
    investedCapital: 'equity down_payment downpayment own_money own_capital deposit',
    fees: 'france belgi german netherland holland italy spain portug england united uk usa abroad london',
    revalue: 'revaluat bought_in bought_for bought',
    commune: 'price_trend prices_in average_price market prices_evolv prices_chang prices_develop',
    places: 'district locality canton',
    marketData: 'euribor ecb inflation interest_rate key_rate index hicp building_permit mortgage_rate',
    mortgageLendingValue: 'lending_value mortgage_lending mlv ltv',
    directCapitalisation: 'capitalis capitaliz cap_rate',
    discountedCashFlow: 'dcf discount npv irr',
  },
  dwelling: 'apartm flat studio duplex penthouse dwelling home bedroom',
} as const
