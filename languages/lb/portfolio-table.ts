import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/portfolio-table.ts'

/**
 * Names of the columns of a portfolio in Luxembourgish.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  columns: {
    id: 'Referenz | Kennung | Dossiersnummer | Kontrakt | Objet',
    commune: 'Gemeng | Stad | Uertschaft',
    value: 'Wäert | Maartwäert | Kafpräis | Präis',
    valuedOn: 'geschat den | Datum vun der Schätzung | Datum vum Wäert | Kafdatum | Datum',
    target: 'ëmrechnen op | Zildatum',
  },
} as const satisfies Translation<typeof source>
