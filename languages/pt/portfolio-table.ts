import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/portfolio-table.ts'

/**
 * Names of the columns of a portfolio in Portuguese.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  columns: {
    id: 'referência | ref. | identificador | número do processo | n.º do processo | contrato | imóvel',
    commune: 'município | comuna | cidade | localidade',
    value: 'valor | valor de mercado | valor do imóvel | preço de compra | preço',
    valuedOn: 'avaliado em | data de avaliação | data da avaliação | data do valor | data de compra | data',
    target: 'levar para | reavaliar em | data final',
  },
} as const satisfies Translation<typeof source>
