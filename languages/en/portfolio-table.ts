/**
 * Names of the columns of a portfolio: separated by ` | `, the first one shown. Small and capital letters, accents, spaces
 * and units in brackets do not matter.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  columns: {
    id: 'reference | ID | ref | identifier | file number | loan number | loan ID | contract | property | property ID',
    commune: 'municipality | town | city',
    value: 'value | market value | property value | appraised value | purchase price | price',
    valuedOn:
      'valued on | valuation date | date of value | date of valuation | appraisal date | purchase date | date of purchase | date',
    target: 'carry to | revalue to | target date',
  },
} as const
