import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/figure-words.ts'

/**
 * The words next to figures in a text; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  years: 'an ans année années',
  months: 'mois mois',
  days: 'jour jours',
  hours: 'heure heures',
  euros: 'euro euros',
  percent: 'pour_cent pourcent',
  percentagePoints: 'point_de_pourcentage points_de_pourcentage',
  points: 'point points',
  instalments: 'mensualité mensualités échéance échéances versements',
  squareMetres: 'mètre_carré mètres_carrés',
  perSquareMetre:
    'par_m² par_m2 le_m² le_m2 du_m² du_m2 au_m² au_m2 par_mètre_carré le_mètre_carré du_mètre_carré au_mètre_carré',
  thousands: 'mille millier milliers',
  millions: 'million millions',
  billions: 'milliard milliards',
  falls:
    'baisse baisses baissé baisser recul reculé reculer chute chuté diminution diminué diminuer écart différence manque déficit perte crédit abattement remise rabais réduction réduit déduction inférieur inférieure dessous moins',
  references: 'article articles art. arts. alinéa al. paragraphe paragraphes n° nº numéro numéros chapitre annexe',
  ranges: 'entre fourchette intervalle plage',
  thatIs: "soit c'est-à-dire c’est-à-dire i.e. à_savoir ou_encore autrement_dit égal_à",
} as const satisfies Translation<typeof source>
