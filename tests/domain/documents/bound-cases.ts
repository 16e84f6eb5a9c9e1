import { bilan, certificate, hours, invoice, sale } from './judged-documents.ts'

const dear = 'A price of 5,000,001.00 is more than ten times that of a flat of 100 m² in Esch-sur-Alzette, 500,000.00.'

/** Each warning about sums within a document and about what is possible, just beyond its limit. */
export const boundCases = [
  {
    says: '40 × 65 = 2 600 beside 2 600.26: more than 0.05 and 40 halves of a cent',
    found: invoice({ lines: [{ ...hours, netAmount: 2600.26 }], netTotal: null, vatBreakdown: [] }),
    warnings: [
      [
        'line_does_not_add_up',
        'data.lines[0].netAmount',
        '40.00 × 65.00 is 2,600.00, the amount of the line is 2,600.26.',
      ],
    ],
  },
  {
    says: '17 % of 4 000 = 680 beside 680.04: more than 0.02 and two halves of a cent',
    found: invoice({ vatBreakdown: [{ rate: 0.17, base: 4000, amount: 680.04 }], vatTotal: null, grossTotal: null }),
    warnings: [
      ['vat_line_does_not_add_up', 'data.vatBreakdown[0].amount', '17.00 % of 4,000.00 is 680.00, the VAT is 680.04.'],
    ],
  },
  {
    says: 'bases of 3 000 and amounts of 510 beside totals of 4 000 and 680',
    found: invoice({ vatBreakdown: [{ rate: 0.17, base: 3000, amount: 510 }] }),
    warnings: [
      ['vat_does_not_add_up', 'data.netTotal', 'The bases of the VAT make 3,000.00, the total is 4,000.00.'],
      ['vat_does_not_add_up', 'data.vatTotal', 'The amounts of the VAT make 510.00, the total is 680.00.'],
    ],
  },
  {
    says: 'a credit note that asks for money',
    found: invoice({ isCreditNote: true }),
    warnings: [
      [
        'credit_note_sign',
        'data.grossTotal',
        'A credit note of 4,680.00: it gives back, so that its sums count as negative.',
      ],
    ],
  },
  ...['not a number', 'LU1234567', 'FR12345678901234', 'DE12345678'].map(supplierVatNumber => ({
    says: `a VAT number ${supplierVatNumber}`,
    found: invoice({ supplierVatNumber }),
    warnings: [
      [
        'vat_number_unusual',
        'data.supplierVatNumber',
        `${supplierVatNumber} has not the form of a VAT number; one of Luxembourg is LU and 8 digits.`,
      ],
    ],
  })),
  {
    says: 'an invoice of tomorrow, to be paid in more than five years from then',
    found: invoice({ issuedOn: '2026-11-22', dueOn: '2031-11-23' }),
    warnings: [
      ['date_unusual', 'data.issuedOn', 'The day 2026-11-22 is after today, 2026-11-21.'],
      ['date_unusual', 'data.dueOn', 'The day 2031-11-23 is more than 5 years after 2026-11-22.'],
    ],
  },
  {
    says: 'a sale of tomorrow, and a deed more than three years after its contract',
    found: [
      ...sale({ saleDate: '2026-11-22' }),
      ...sale({ documentKind: 'preliminaryContract', saleDate: '2029-11-22' }),
    ],
    warnings: [
      ['date_unusual', 'data.saleDate', 'The day 2026-11-22 is after today, 2026-11-21.'],
      ['date_unusual', 'data.saleDate', 'The day 2029-11-22 is after 2029-11-21, 3 years from today.'],
    ],
  },
  {
    says: 'prices above ten times 500 000',
    found: sale({ salePrice: 5_000_001, acquisitionPrice: 5_000_001 }),
    warnings: [
      ['price_unusual', 'data.salePrice', dear],
      ['price_unusual', 'data.acquisitionPrice', dear],
    ],
  },
  {
    says: '47 500 001 / 950 m² is above 50 000 EUR/m²',
    found: bilan({ salesRevenue: 47_500_001, grossMargin: null, marginRate: null }),
    warnings: [
      [
        'price_unusual',
        'data.salesRevenue',
        'A revenue of 47,500,001.00 for 950.00 m² is 50,000.00 EUR/m²; flats in Mersch are estimated at 5,000.00.',
      ],
    ],
  },
  {
    says: '950 m² for 500 units, and a budget of tomorrow',
    found: bilan({ units: 500, budgetDate: '2026-11-22' }),
    warnings: [
      ['area_unusual', 'data.saleableAreaM2', '950.00 m² for 500 units are 1.90 m² for each.'],
      ['date_unusual', 'data.budgetDate', 'The day 2026-11-22 is after today, 2026-11-21.'],
    ],
  },
  {
    says: 'a flat of 1 001 m², built in six years, certified tomorrow',
    found: certificate({ referenceAreaM2: 1001, constructionYear: 2032, issuedOn: '2026-11-22', validUntil: null }),
    warnings: [
      ['date_unusual', 'data.issuedOn', 'The day 2026-11-22 is after today, 2026-11-21.'],
      ['date_unusual', 'data.constructionYear', 'The year 2032 is after 2031, 5 years from today.'],
      ['area_unusual', 'data.referenceAreaM2', '1,001.00 m² is not between 8 and 1000 m², as the area of one flat.'],
    ],
  },
]
