import * as z from 'zod'
import { day, fraction, measure, oneOf, signed, text, yesOrNo } from './read-fields.ts'

const sum = (description: string) => signed(description, 'currency')

/** A line of an invoice. */
export const InvoiceLine = z
  .strictObject({
    label: text('What is charged.'),
    quantity: measure('unit of the line', 1e6, 'How much of it.'),
    unit: text('Unit of the quantity.'),
    unitPrice: sum('Price of a unit, without VAT.'),
    vatRate: fraction('Rate of the VAT.'),
    netAmount: sum('Amount of the line, without VAT.'),
  })
  .meta({ id: 'InvoiceLine', description: 'A line of an invoice.' })

/** The VAT of one rate on an invoice. */
export const InvoiceVat = z
  .strictObject({
    rate: fraction('Rate of the VAT.'),
    base: sum('Amount that it is charged on.'),
    amount: sum('The VAT.'),
  })
  .meta({ id: 'InvoiceVat', description: 'The VAT of one rate on an invoice.' })

/** An invoice about property, as the document states it. */
export const FactureImmo = z
  .strictObject({
    invoiceNumber: text('Number of the invoice.'),
    supplierName: text('Firm or office that sends it.'),
    supplierVatNumber: text('VAT number of the supplier.'),
    propertyCommune: text('Municipality of the property.'),
    issuedOn: day('Day of the invoice.'),
    dueOn: day('Day by which it is to be paid.'),
    category: oneOf(
      ['works', 'notary', 'agency', 'architect', 'manager', 'insurance', 'energy', 'tax', 'other'],
      'What the invoice is for.',
    ),
    currency: oneOf(['EUR', 'other'], 'Currency of all sums.'),
    lines: z.array(InvoiceLine).max(100).describe('The lines; empty where there are none.'),
    vatBreakdown: z.array(InvoiceVat).max(6).describe('The VAT by rate; empty where there is none.'),
    netTotal: sum('Total without VAT.'),
    vatTotal: sum('Total of the VAT.'),
    grossTotal: sum('Total with VAT.'),
    isCreditNote: yesOrNo('True for a credit note.'),
  })
  .meta({ id: 'FactureImmo', description: 'An invoice about property, as the document states it.' })
/** An invoice about property, as the document states it. */
export type FactureImmo = z.infer<typeof FactureImmo>
