import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/market-pages.ts'

/**
 * Texts of the pages of prices by municipality: `/market`, and one for each. Read by owners, buyers and agencies.
 *
 * Screen: /market and a page per municipality. Reader: everyone. Length: screen.
 */
export const words = {
  title: 'Was Wohnungen in Luxemburg kosten',
  lead: 'Preis pro m² bestehender Wohnungen in {count} Gemeinden, aus registrierten Verkäufen.',
  caption: 'Bestehende Wohnungen nach Gemeinde, {year}',
  commune: 'Gemeinde',
  canton: 'Kanton',
  price: 'Pro m²',
  change: 'In einem Jahr',
  line: 'Seit {year}',
  sales: 'Verkäufe',
  margin: 'Abweichung',
  marginText: 'Abweichung: In 8 von 10 Fällen liegt das Niveau eines Ortes höchstens so weit daneben.',
  rareText:
    'Unter zehn Verkäufen im Jahr wird kein Mittel veröffentlicht. Der Preis stützt sich dann auf frühere Jahre und Nachbargemeinden, und die Abweichung ist größer.',
  sort: 'Sortieren nach',
  byName: 'Name',
  byPrice: 'Preis',
  byChange: 'Veränderung',
  bySales: 'Verkäufen',
  source:
    'Registrierte Verkäufe: Observatoire de l’Habitat / STATEC, data.public.lu. Preise mit Stellplätzen und Kellern.',
  csv: 'Als CSV herunterladen',
  accuracy: 'Wie genau unsere Preise sind',
  national: 'Preisniveau des Landes',
  nationalText: '{index} im Jahr {year}, {first} ist 100: {change} in einem Jahr.',
  communeTitle: 'Was Wohnungen in {commune} kosten',
  communeLead:
    'Rund {price} pro m² im Jahr {year} für eine bestehende Wohnung: {change} in einem Jahr, {total} seit {first}.',
  between:
    'In 8 von 10 Fällen liegt das Niveau zwischen {low} und {high}. Eine einzelne Wohnung kann stärker abweichen: Zustand, Etage und Größe zählen.',
  estimate: 'Was ist meine Wohnung wert?',
  chart: 'Preis pro m² seit {first}',
  chartText:
    '{from} im Jahr {first}, {to} im Jahr {last}. Band: das Niveau in 8 von 10 Fällen. Kreise: veröffentlichte Mittel.',
  years: 'Verkäufe und Preise nach Jahr',
  year: 'Jahr',
  published: 'Veröffentlichtes Mittel',
  range: 'Spanne der Verkäufe',
  model: 'Unser Preis',
  rangeText: 'Spanne der Verkäufe: ohne die günstigsten und die teuersten 5 %.',
  files: 'Neueste Zahlen über zwölf Monate',
  months: 'Zwölf Monate',
  newBuild: 'Neue Wohnungen, ab Plan verkauft',
  newBuildText: 'Preise mit 3 % MwSt.',
  newSales: 'Verkäufe, neu',
  newMean: 'Mittel, neu',
  former: 'Vor der Fusion: {commune}',
  near: 'Auch im Kanton {canton}',
  all: 'Alle Gemeinden',
  unknownTitle: 'Gemeinde nicht gefunden',
  unknown: 'Wir kennen keine Gemeinde dieses Namens.',
  meant: 'Meinten Sie eine von diesen?',
} as const satisfies Translation<typeof source>
