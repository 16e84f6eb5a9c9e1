import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/area.ts'

/**
 * Texts of the element with the prices of a place.
 *
 * Screen: the element on a page of an agency about a place. Reader: owners. Length: screen.
 */
export const words = {
  title: 'Wohnungspreise in {place}',
  price: 'Preis pro m² im Jahr {year}',
  half: 'Die Hälfte der Wohnungen verkauft sich für {low} bis {high} pro m².',
  change: '{change} in einem Jahr',
  sales: 'Registrierte Verkäufe im Jahr {year}: {n}',
  salesCity: 'Registrierte Verkäufe in der ganzen Stadt im Jahr {year}: {n}',
  district: 'Die Preise der Stadt, auf dem Niveau des Viertels in Anzeigen von 2025.',
  dotted: 'Gepunktet: Jahre ohne veröffentlichten Preis.',
  worth: 'Was ist meine Wohnung wert?',
  years: 'Preise Jahr für Jahr',
  columnYear: 'Jahr',
  columnPrice: 'Pro m²',
  columnSales: 'Verkäufe',
  source: 'Quelle: {source}. Verkäufe bis {day}.',
  busy: 'Preise werden geladen…',
  slow: 'Es dauert länger als üblich…',
  offline: 'Sie sind offline. Die Preise erscheinen, sobald Sie wieder online sind.',
  failed: 'Wir erreichen den Dienst gerade nicht.',
  again: 'Noch einmal versuchen',
  notFound: 'Für diesen Ort haben wir keine Preise.',
  refused: 'Auf dieser Website sind keine Preise verfügbar.',
  owner: 'Für den Inhaber der Website:',
  missing: '{name} fehlt.',
  unknown: '„{place}“ ist unbekannt.',
  known: 'Bekannt: {names}.',
  onePrice: '{place} hat nur einen Preis: Lassen Sie {name} weg.',
} as const satisfies Translation<typeof source>
