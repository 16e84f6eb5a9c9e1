import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/market.ts'

/**
 * The names of the market indicators, by their keys.
 *
 * Screen: names of indicators in the API. Reader: developers. Length: none.
 */
export const words = {
  'ecb.deposit_facility': 'Einlagesatz der EZB',
  'ecb.main_refinancing': 'Hauptrefinanzierungssatz der EZB',
  'ecb.marginal_lending': 'Spitzenrefinanzierungssatz der EZB',
  'ecb.estr': 'Euro-Kurzfristzinssatz (€STR)',
  'euribor.1m': 'Euribor 1 Monat, Monatsdurchschnitt',
  'euribor.3m': 'Euribor 3 Monate, Monatsdurchschnitt',
  'euribor.6m': 'Euribor 6 Monate, Monatsdurchschnitt',
  'euribor.12m': 'Euribor 12 Monate, Monatsdurchschnitt',
  'fr.oat_10y_monthly': 'Rendite zehnjähriger französischer Staatsanleihen, Monatsdurchschnitt',
  'fr.tec10': 'Französischer Zehnjahressatz (TEC 10)',
  'lu.long_rate_10y': 'Rendite zehnjähriger luxemburgischer Staatsanleihen',
  'lu.mortgage_rate_new': 'Zinssatz neuer Wohnungsbaukredite in Luxemburg',
  'lu.hicp_yoy': 'Inflation in Luxemburg (HVPI), zum Vorjahr',
  'ea.hicp_yoy': 'Inflation im Euroraum (HVPI), zum Vorjahr',
  'lu.cpi_index': 'Verbraucherpreisindex, 1. Januar 1948 = 100',
  'lu.wage_index': 'Anwendbarer Lohnindex',
  'lu.house_price_index': 'Wohnimmobilienpreisindex Luxemburg',
  'lu.house_price_yoy': 'Wohnimmobilienpreise Luxemburg, zum Vorjahr',
  'lu.house_price_index_ecb': 'Wohnimmobilienpreisindex (EZB)',
  'lu.building_permits': 'Baugenehmigungen, Wohnungen',
} as const satisfies Translation<typeof source>
