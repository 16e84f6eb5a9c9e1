import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/market.ts'

/**
 * The names of the market indicators, by their keys.
 *
 * Screen: names of indicators in the API. Reader: developers. Length: none.
 */
export const words = {
  'ecb.deposit_facility': 'Depotsfazilitéitssaz vun der EZB',
  'ecb.main_refinancing': 'Haaptrefinanzéierungssaz vun der EZB',
  'ecb.marginal_lending': 'Spëtzerefinanzéierungssaz vun der EZB',
  'ecb.estr': 'Kuerzfristege Euro-Zënssaz (€STR)',
  'euribor.1m': 'Euribor 1 Mount, Mounetsduerchschnëtt',
  'euribor.3m': 'Euribor 3 Méint, Mounetsduerchschnëtt',
  'euribor.6m': 'Euribor 6 Méint, Mounetsduerchschnëtt',
  'euribor.12m': 'Euribor 12 Méint, Mounetsduerchschnëtt',
  'fr.oat_10y_monthly': 'Rendement vu franséische Staatsobligatiounen op 10 Joer, Mounetsduerchschnëtt',
  'fr.tec10': 'Franséischen Zéngjoressaz (TEC 10)',
  'lu.long_rate_10y': 'Rendement vu lëtzebuergesche Staatsobligatiounen op 10 Joer',
  'lu.mortgage_rate_new': 'Zënssaz vun neie Wunnengskreditter zu Lëtzebuerg',
  'lu.hicp_yoy': 'Inflatioun zu Lëtzebuerg (HVPI), iwwer ee Joer',
  'ea.hicp_yoy': 'Inflatioun an der Eurozon (HVPI), iwwer ee Joer',
  'lu.cpi_index': 'Konsumpräisindex, 1. Januar 1948 = 100',
  'lu.wage_index': 'Indexstuf vun de Léin',
  'lu.house_price_index': 'Präisindex vun de Wunnengen zu Lëtzebuerg',
  'lu.house_price_yoy': 'Wunnengspräisser zu Lëtzebuerg, iwwer ee Joer',
  'lu.house_price_index_ecb': 'Präisindex vu Wunnimmobilien (EZB)',
  'lu.building_permits': 'Baugeneemegungen, Wunnengen',
} as const satisfies Translation<typeof source>
