import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/homes.ts'

/**
 * Texts of a home for pages, report and widget; values of fields are written as within a sentence.
 *
 * Screen: labels of a home in form, report and letter. Reader: everyone. Length: screen.
 */
export const words = {
  adjustments: {
    adjNeuf: 'Neubau',
    adjQuartier: 'Stadtviertel',
    adjSurface: 'Wohnfläche',
    adjEtage: 'Etage',
    adjEtat: 'Zustand der Wohnung',
    adjExterieur: 'Außenbereich',
    adjParking: 'Stellplatz',
    adjEnergie: 'Energieklasse',
  },
  evidence: {
    base: 'Unsicherheit jeder Schätzung',
    sales: 'Anzahl der registrierten Verkäufe',
    priceKind: 'Herkunft des Referenzpreises',
    newPriceImputed: 'Geschätzter Neubaupreis',
    age: 'Zeit seit den letzten Preisen',
    quartier: 'Kenntnis des Stadtviertels',
    missing: 'Fehlende Angaben',
    surface: 'Ungewöhnliche Wohnfläche',
    bedrooms: 'Viele Schlafzimmer für die Fläche',
  },
  fields: {
    commune: 'Gemeinde',
    quartier: 'Stadtviertel',
    surface: 'Wohnfläche',
    nbChambres: 'Schlafzimmer',
    etage: 'Etage',
    etat: 'Zustand',
    exterieur: 'Außenbereich',
    parking: 'Stellplatz',
    classeEnergie: 'Energieklasse',
  },
  etage: { rdc: 'Erdgeschoss', entre: 'mittlere Etage', dernier: 'oberste Etage' },
  etat: { neuf: 'neuwertig', renove: 'renoviert', bon: 'gut', rafraichir: 'aufzufrischen', renover: 'zu renovieren' },
  exterieur: { aucun: 'keiner', balcon: 'Balkon', terrasse: 'Terrasse', jardin: 'Garten' },
  classeEnergie: { NC: 'nicht bekannt' },
  kind: {
    published: 'amtlich veröffentlicht',
    indexed: 'Preis eines anderen Jahres, indexiert',
    imputed: 'abgeleitet, da kein Preis veröffentlicht ist',
  },
  yes: 'ja',
  no: 'nein',
  confiance: { forte: 'Vollständige Angaben', moyenne: 'Unvollständige Angaben', faible: 'Wenige Angaben' },
  completeness: { complete: 'Vollständige Angaben', partial: 'Unvollständige Angaben', few: 'Wenige Angaben' },
  centralValue: 'Mittlerer Wert',
  timid: 'Zählen Fläche, Zustand und Energieklasse mehr, als wir annehmen: rund {value}.',
  shareOfSales:
    '8 von 10 Verkäufen vergleichbarer Wohnungen liegen in dieser Spanne, die Hälfte zwischen {low} und {high}.',
  quarter: '{n}. Quartal {year}',
} as const satisfies Translation<typeof source>
