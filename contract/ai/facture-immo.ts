import * as z from 'zod'
import {
  defineChoice,
  defineDay,
  defineFraction,
  defineMeasure,
  defineSignedMoney,
  defineText,
  defineYesOrNo,
} from './read-fields.ts'

const defineSum = (description: string) => defineSignedMoney(description, 'currency')

export const InvoiceLine = z
  .strictObject({
    label: defineText('What is charged.'),
    quantity: defineMeasure('unit of the line', 1e6, 'How much of it.'),
    unit: defineText('Unit of the quantity.'),
    unitPrice: defineSum('Price of a unit, without VAT.'),
    vatRate: defineFraction('Rate of the VAT.'),
    netAmount: defineSum('Amount of the line, without VAT.'),
  })
  .meta({ id: 'InvoiceLine', description: 'A line of an invoice.' })

/** The VAT of one rate on an invoice. */
export const InvoiceVat = z
  .strictObject({
    rate: defineFraction('Rate of the VAT.'),
    base: defineSum('Amount that it is charged on.'),
    amount: defineSum('The VAT.'),
  })
  .meta({ id: 'InvoiceVat', description: 'The VAT of one rate on an invoice.' })

/** An invoice about property, as the document states it. */
export const FactureImmo = z
  .strictObject({
    invoiceNumber: defineText('Number of the invoice.'),
    supplierName: defineText('Firm or office that sends it.'),
    supplierVatNumber: defineText('VAT number of the supplier.'),
    propertyCommune: defineText('Municipality of the property.'),
    issuedOn: defineDay('Day of the invoice.'),
    dueOn: defineDay('Day by which it is to be paid.'),
    category: defineChoice(
      ['works', 'notary', 'agency', 'architect', 'manager', 'insurance', 'energy', 'tax', 'other'],
      'What the invoice is for.',
    ),
    currency: defineChoice(['EUR', 'other'], 'Currency of all sums.'),
    lines: z.array(InvoiceLine).max(100).describe('The lines; empty where there are none.'),
    vatBreakdown: z.array(InvoiceVat).max(6).describe('The VAT by rate; empty where there is none.'),
    netTotal: defineSum('Total without VAT.'),
    vatTotal: defineSum('Total of the VAT.'),
    grossTotal: defineSum('Total with VAT.'),
    isCreditNote: defineYesOrNo('True for a credit note.'),
  })
  .meta({ id: 'FactureImmo', description: 'An invoice about property, as the document states it.' })
/** An invoice about property, as the document states it. */
export type FactureImmo = z.infer<typeof FactureImmo>
