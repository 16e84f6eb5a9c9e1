import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/market-pages.ts'

/**
 * Texts of the pages of prices by municipality: `/market`, and one for each. Read by owners, buyers and agencies.
 *
 * Screen: /market and a page per municipality. Reader: everyone. Length: screen.
 */
export const words = {
  title: 'Le prix des appartements au Luxembourg',
  lead: 'Prix au m² des appartements existants dans {count} communes, d’après les ventes enregistrées.',
  caption: 'Appartements existants par commune, {year}',
  commune: 'Commune',
  canton: 'Canton',
  price: 'Au m²',
  change: 'En un an',
  line: 'Depuis {year}',
  sales: 'Ventes',
  margin: 'Marge',
  marginText: 'Marge : dans 8 cas sur 10, le niveau d’une commune ne s’en écarte pas davantage.',
  rareText:
    'Sous dix ventes par an, aucune moyenne n’est publiée. Le prix repose alors sur les années passées et les communes voisines, et la marge est plus large.',
  sort: 'Trier par',
  byName: 'nom',
  byPrice: 'prix',
  byChange: 'évolution',
  bySales: 'ventes',
  source:
    'Ventes enregistrées : Observatoire de l’Habitat / STATEC, data.public.lu. Les prix comprennent parkings et caves.',
  csv: 'Télécharger en CSV',
  accuracy: 'La précision de nos prix',
  national: 'Niveau des prix dans le pays',
  nationalText: '{index} en {year}, base 100 en {first} : {change} en un an.',
  communeTitle: 'Le prix des appartements à {commune}',
  communeLead:
    'Environ {price} au m² en {year} pour un appartement existant : {change} en un an, {total} depuis {first}.',
  between:
    'Dans 8 cas sur 10, le niveau est compris entre {low} et {high}. Un appartement peut s’en éloigner bien plus : état, étage et surface comptent.',
  estimate: 'Combien vaut mon appartement ?',
  chart: 'Prix au m² depuis {first}',
  chartText: '{from} en {first}, {to} en {last}. Bande : le niveau dans 8 cas sur 10. Cercles : moyennes publiées.',
  years: 'Ventes et prix par année',
  year: 'Année',
  published: 'Moyenne publiée',
  range: 'Fourchette des ventes',
  model: 'Notre prix',
  rangeText: 'Fourchette des ventes : sans les 5 % les moins chères ni les 5 % les plus chères.',
  files: 'Derniers chiffres sur douze mois',
  months: 'Douze mois',
  newBuild: 'Appartements neufs, vendus sur plan',
  newBuildText: 'Prix avec TVA à 3 %.',
  newSales: 'Ventes, neuf',
  newMean: 'Moyenne, neuf',
  former: 'Avant la fusion : {commune}',
  near: 'Aussi dans le canton de {canton}',
  all: 'Toutes les communes',
  unknownTitle: 'Commune introuvable',
  unknown: 'Nous ne connaissons pas de commune de ce nom.',
  meant: 'Vouliez-vous dire ?',
} as const satisfies Translation<typeof source>
