import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/market-pages.ts'

/**
 * Texts of the pages of prices by municipality: `/market`, and one for each. Read by owners, buyers and agencies.
 *
 * Screen: /market and a page per municipality. Reader: everyone. Length: screen.
 */
export const words = {
  title: 'Wat Appartementer zu Lëtzebuerg kaschten',
  lead: 'Präis pro m² vun existéierenden Appartementer a {count} Gemengen, aus registréierte Verkeef.',
  caption: 'Existéierend Appartementer no Gemeng, {year}',
  commune: 'Gemeng',
  canton: 'Kanton',
  price: 'Pro m²',
  change: 'An engem Joer',
  line: 'Zënter {year}',
  sales: 'Verkeef',
  margin: 'Ofwäichung',
  marginText: 'Ofwäichung: an 8 vun 10 Fäll läit den Niveau vun enger Plaz héchstens esou wäit dovun.',
  rareText:
    'Ënner zéng Verkeef am Joer gëtt keng Moyenne publizéiert. De Präis stäipt sech dann op fréier Joren an op d’Nopeschgemengen, an d’Ofwäichung ass méi grouss.',
  sort: 'Sortéieren no',
  byName: 'Numm',
  byPrice: 'Präis',
  byChange: 'Ännerung',
  bySales: 'Verkeef',
  source: 'Registréiert Verkeef: Observatoire de l’Habitat / STATEC, data.public.lu. Präisser mat Parking a Keller.',
  csv: 'Als CSV eroflueden',
  accuracy: 'Wéi genee eis Präisser sinn',
  national: 'Präisniveau vum Land',
  nationalText: '{index} am Joer {year}, {first} ass 100: {change} an engem Joer.',
  communeTitle: 'Wat Appartementer zu {commune} kaschten',
  communeLead:
    'Ronn {price} pro m² am Joer {year} fir en existéierend Appartement: {change} an engem Joer, {total} zënter {first}.',
  between:
    'An 8 vun 10 Fäll läit den Niveau tëscht {low} an {high}. En eenzelt Appartement ka méi ofwäichen: Zoustand, Stack a Gréisst zielen.',
  estimate: 'Wat ass mäin Appartement wäert?',
  chart: 'Präis pro m² zënter {first}',
  chartText:
    '{from} am Joer {first}, {to} am Joer {last}. Band: den Niveau an 8 vun 10 Fäll. Kreesser: publizéiert Moyennen.',
  years: 'Verkeef a Präisser no Joer',
  year: 'Joer',
  published: 'Publizéiert Moyenne',
  range: 'Spann vun de Verkeef',
  model: 'Eise Präis',
  rangeText: 'Spann vun de Verkeef: ouni déi bëllegst an déi deierst 5 %.',
  files: 'Neiste Zuelen iwwer zwielef Méint',
  months: 'Zwielef Méint',
  newBuild: 'Nei Appartementer, op Plang verkaf',
  newBuildText: 'Präisser mat 3 % TVA.',
  newSales: 'Verkeef, nei',
  newMean: 'Moyenne, nei',
  former: 'Virun der Fusioun: {commune}',
  near: 'Och am Kanton {canton}',
  all: 'All Gemengen',
  unknownTitle: 'Gemeng net fonnt',
  unknown: 'Mir kenne keng Gemeng mat dësem Numm.',
  meant: 'Hutt Dir eng vun dëse gemengt?',
} as const satisfies Translation<typeof source>
