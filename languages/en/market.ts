/**
 * The names of the market indicators, by their keys.
 *
 * Screen: names of indicators in the API. Reader: developers. Length: none.
 */
export const words = {
  'ecb.deposit_facility': 'ECB deposit facility rate',
  'ecb.main_refinancing': 'ECB main refinancing rate',
  'ecb.marginal_lending': 'ECB marginal lending rate',
  'ecb.estr': 'Euro short-term rate (€STR)',
  'euribor.1m': 'Euribor 1 month, monthly average',
  'euribor.3m': 'Euribor 3 months, monthly average',
  'euribor.6m': 'Euribor 6 months, monthly average',
  'euribor.12m': 'Euribor 12 months, monthly average',
  'fr.oat_10y_monthly': 'French 10-year government bond yield, monthly average',
  'fr.tec10': 'French 10-year constant maturity rate (TEC 10)',
  'lu.long_rate_10y': 'Luxembourg 10-year government bond yield',
  'lu.mortgage_rate_new': 'Luxembourg rate on new housing loans',
  'lu.hicp_yoy': 'Luxembourg inflation (HICP), year on year',
  'ea.hicp_yoy': 'Euro-area inflation (HICP), year on year',
  'lu.cpi_index': 'Luxembourg consumer price index, 1 January 1948 = 100',
  'lu.wage_index': 'Luxembourg wage index',
  'lu.house_price_index': 'Luxembourg house price index',
  'lu.house_price_yoy': 'Luxembourg house prices, year on year',
  'lu.house_price_index_ecb': 'Luxembourg residential property price index (ECB)',
  'lu.building_permits': 'Luxembourg building permits, dwellings',
} as const
