import type { Language } from '#languages/registry'
import { writeSampleTable } from '../table-file/sample-table.ts'
import { type Choice, type Field, formatYesNoWords, getValueWords, saleColumns } from './reading/names.ts'

type Row = readonly [
  commune: string,
  quartier: string,
  surface: number,
  nbChambres: number,
  etage: string,
  etat: string,
  exterieur: string,
  parking: boolean,
  classeEnergie: string,
  price: number,
  soldOn: string,
]

/** Fictitious sales. */
const rows: readonly Row[] = [
  ['Luxembourg', 'Belair', 71, 2, 'dernier', 'renove', 'aucun', true, 'A', 848500, '2020-06-25'],
  ['Luxembourg', 'Bonnevoie-Sud', 71, 2, 'rdc', 'bon', 'terrasse', true, 'G', 518000, '2025-07-09'],
  ['Luxembourg', 'Gasperich', 134.5, 4, 'entre', 'bon', 'aucun', true, 'F', 1184500, '2025-10-06'],
  ['Luxembourg', 'Kirchberg', 119.5, 3, 'entre', 'bon', 'aucun', false, 'F', 1076500, '2021-06-11'],
  ['Luxembourg', '', 104.5, 3, 'entre', 'renove', 'terrasse', true, 'G', 1162000, '2022-05-27'],
  ['Luxembourg', 'Limpertsberg', 41.5, 1, 'dernier', 'rafraichir', 'jardin', true, 'C', 416500, '2018-12-19'],
  ['Esch-sur-Alzette', '', 128, 3, 'entre', 'bon', 'jardin', true, 'G', 792000, '2020-11-12'],
  ['Esch-sur-Alzette', '', 93.5, 2, 'entre', 'renover', 'balcon', true, 'D', 454500, '2018-08-03'],
  ['Esch-sur-Alzette', '', 117.5, 3, 'entre', 'neuf', 'balcon', true, 'B', 770000, '2023-07-08'],
  ['Differdange', '', 44, 1, 'dernier', 'bon', 'balcon', false, 'B', 221000, '2019-09-07'],
  ['Differdange', '', 119, 3, 'rdc', 'bon', 'balcon', true, 'A', 671000, '2021-11-15'],
  ['Dudelange', '', 93.5, 2, 'entre', 'rafraichir', 'jardin', true, 'C', 590500, '2025-08-22'],
  ['Dudelange', '', 59, 2, 'rdc', 'renove', 'balcon', false, 'D', 287000, '2023-08-21'],
  ['Pétange', '', 124, 3, 'dernier', 'neuf', 'terrasse', true, 'E', 901500, '2021-10-19'],
  ['Sanem', '', 97, 3, 'dernier', 'neuf', 'balcon', false, 'C', 537000, '2019-12-19'],
  ['Mamer', '', 52, 1, 'rdc', 'neuf', 'terrasse', true, 'C', 406500, '2019-12-03'],
  ['Bertrange', '', 50.5, 1, 'entre', 'renover', 'aucun', true, 'G', 370500, '2025-05-21'],
  ['Strassen', '', 126, 3, 'entre', 'rafraichir', 'balcon', true, 'D', 1192000, '2023-09-12'],
  ['Hesperange', '', 92.5, 2, 'entre', 'bon', 'aucun', true, 'D', 534000, '2018-11-22'],
  ['Walferdange', '', 50.5, 1, 'entre', 'neuf', 'balcon', true, 'C', 673000, '2022-09-20'],
  ['Mersch', '', 54, 1, 'entre', 'bon', 'terrasse', false, 'A', 319000, '2018-01-17'],
  ['Ettelbruck', '', 137, 4, 'dernier', 'renover', 'terrasse', true, 'A', 577000, '2019-07-12'],
  ['Diekirch', '', 106.5, 3, 'rdc', 'renove', 'balcon', true, 'G', 605000, '2024-02-01'],
  ['Wiltz', '', 93.5, 2, 'dernier', 'neuf', 'balcon', false, 'C', 326500, '2020-03-22'],
  ['Clervaux', '', 124, 3, 'rdc', 'bon', 'aucun', true, 'G', 442500, '2018-12-26'],
  ['Grevenmacher', '', 45.5, 1, 'dernier', 'bon', 'terrasse', true, 'E', 427500, '2023-09-25'],
  ['Remich', '', 124, 3, 'entre', 'rafraichir', 'balcon', true, 'B', 988000, '2022-08-11'],
  ['Echternach', '', 41.5, 1, 'entre', 'renover', 'balcon', true, 'E', 147000, '2018-11-25'],
  ['Junglinster', '', 46.5, 1, 'entre', 'renover', 'balcon', true, 'A', 340500, '2020-08-04'],
  ['Schuttrange', '', 94, 2, 'dernier', 'rafraichir', 'jardin', true, 'E', 802000, '2022-01-15'],
  ['Luxembourg', 'Belair', 108.5, 3, 'dernier', 'bon', 'aucun', true, 'D', 727000, '2018-02-12'],
  ['Luxembourg', 'Bonnevoie-Sud', 105.5, 3, 'dernier', 'bon', 'aucun', false, 'D', 893000, '2019-12-18'],
  ['Luxembourg', 'Gasperich', 96, 3, 'entre', 'rafraichir', 'terrasse', true, 'G', 795000, '2018-12-05'],
  ['Luxembourg', 'Kirchberg', 104, 3, 'dernier', 'renove', 'jardin', true, 'A', 1455000, '2025-10-02'],
  ['Luxembourg', '', 137.5, 4, 'entre', 'rafraichir', 'aucun', true, 'E', 1099000, '2025-06-08'],
  ['Luxembourg', 'Limpertsberg', 61.5, 2, 'entre', 'bon', 'terrasse', false, 'F', 640500, '2019-08-25'],
  ['Esch-sur-Alzette', '', 133.5, 4, 'dernier', 'neuf', 'terrasse', true, 'G', 741000, '2020-12-16'],
  ['Esch-sur-Alzette', '', 41.5, 1, 'rdc', 'renove', 'jardin', false, 'G', 348000, '2023-03-22'],
  ['Esch-sur-Alzette', '', 137, 4, 'entre', 'renover', 'balcon', true, 'D', 755500, '2023-07-13'],
  ['Differdange', '', 78, 2, 'dernier', 'neuf', 'jardin', true, 'A', 706500, '2025-02-15'],
  ['Differdange', '', 118.5, 3, 'entre', 'renover', 'jardin', true, 'G', 675500, '2021-12-23'],
  ['Dudelange', '', 107.5, 3, 'entre', 'renover', 'aucun', true, 'F', 426500, '2025-07-23'],
]

const fields = [
  ...['commune', 'quartier', 'surface', 'nbChambres', 'etage', 'etat', 'exterieur', 'parking', 'classeEnergie'],
  ...['price', 'soldOn'],
] as readonly Field[]

/** Number of sales in the sample. */
export const sampleCount = rows.length

/** Builds the sample as CSV in the words and number format of a language. */
export const buildSampleCsv = (language: Language): string => {
  const word = (choice: Choice, value: string): string => getValueWords(choice, value, language)[0] ?? value
  const [yes = '', no = ''] = formatYesNoWords(language).split(', ')
  const lines = rows.map(
    ([commune, quartier, surface, nbChambres, etage, etat, exterieur, parking, energy, price, day]) => [
      ...[commune, quartier, surface, nbChambres, word('etage', etage), word('etat', etat)],
      ...[word('exterieur', exterieur), parking ? yes : no, energy, price, day],
    ],
  )
  const head = fields.map(field => saleColumns.list(field, language)[0] ?? field)
  return writeSampleTable(language, [head, ...lines])
}
