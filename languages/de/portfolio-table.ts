import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/portfolio-table.ts'

/**
 * Names of the columns of a portfolio in German.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  columns: {
    id: 'Referenz | Kennung | Aktennummer | Kreditnummer | Kredit-Nr. | Darlehensnummer | Vertrag | Objekt | Objektnummer',
    commune: 'Gemeinde | Stadt | Ort',
    value: 'Wert | Marktwert | Verkehrswert | Objektwert | Kaufpreis | Preis',
    valuedOn: 'bewertet am | Bewertungsdatum | Wertermittlungsstichtag | Bewertungsstichtag | Kaufdatum | Datum',
    target: 'umrechnen auf | fortschreiben auf | Zieldatum',
  },
} as const satisfies Translation<typeof source>
