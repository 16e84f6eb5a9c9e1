import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/market.ts'

/**
 * The names of the market indicators, by their keys.
 *
 * Screen: names of indicators in the API. Reader: developers. Length: none.
 */
export const words = {
  'ecb.deposit_facility': 'Taux de la facilité de dépôt de la BCE',
  'ecb.main_refinancing': 'Taux des opérations principales de refinancement de la BCE',
  'ecb.marginal_lending': 'Taux de la facilité de prêt marginal de la BCE',
  'ecb.estr': 'Taux à court terme en euros (€STR)',
  'euribor.1m': 'Euribor 1 mois, moyenne mensuelle',
  'euribor.3m': 'Euribor 3 mois, moyenne mensuelle',
  'euribor.6m': 'Euribor 6 mois, moyenne mensuelle',
  'euribor.12m': 'Euribor 12 mois, moyenne mensuelle',
  'fr.oat_10y_monthly': 'Rendement des emprunts d’État français à 10 ans, moyenne mensuelle',
  'fr.tec10': 'Taux de l’échéance constante à 10 ans (TEC 10)',
  'lu.long_rate_10y': 'Rendement des emprunts d’État luxembourgeois à 10 ans',
  'lu.mortgage_rate_new': 'Taux des nouveaux crédits immobiliers au Luxembourg',
  'lu.hicp_yoy': 'Inflation au Luxembourg (IPCH), sur un an',
  'ea.hicp_yoy': 'Inflation de la zone euro (IPCH), sur un an',
  'lu.cpi_index': 'Indice des prix à la consommation, base 100 au 1er janvier 1948',
  'lu.wage_index': 'Cote d’application de l’échelle mobile des salaires',
  'lu.house_price_index': 'Indice des prix des logements au Luxembourg',
  'lu.house_price_yoy': 'Prix des logements au Luxembourg, sur un an',
  'lu.house_price_index_ecb': 'Indice des prix de l’immobilier résidentiel (BCE)',
  'lu.building_permits': 'Autorisations de bâtir, logements',
} as const satisfies Translation<typeof source>
