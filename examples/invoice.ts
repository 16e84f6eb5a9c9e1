/**
 * An invoice read from a PDF: its lines, the source of its total, inconsistencies, and missing values. Requires a
 * provider key of your own.
 */
import { readFile } from 'node:fs/promises'
import { base64Of, createClient, PaymentRequiredError } from '@valorem/sdk'
import { apiKey, baseUrl } from './service.ts'

const valorem = createClient({ apiKey, baseUrl })
const file = await readFile(process.argv[2] ?? new URL('./files/invoice.pdf', import.meta.url))

try {
  const { data } = await valorem.ai.extract({
    schema: 'facture_immo',
    fileBase64: base64Of(file),
    mediaType: 'application/pdf',
  })
  const { invoiceNumber, supplierName, lines, netTotal, vatTotal, grossTotal } = data.data
  console.log(`${invoiceNumber} of ${supplierName}, read by ${data.provider} ${data.model}`)
  for (const { label, netAmount, vatRate } of lines) console.log(`  ${label}: ${netAmount} EUR, VAT ${vatRate}`)
  console.log(`${netTotal} + ${vatTotal} = ${grossTotal} EUR`)
  const total = data.evidence.find(({ path }) => path === 'data.grossTotal')
  if (total) console.log(`the total: “${total.quote}”, page ${total.page}, ${total.status}`)
  console.log(`to be checked by a person: ${data.unverified.join(', ') || 'nothing'}`)
  for (const { code, path, message } of data.warnings) console.log(`${code} at ${path}: ${message}`)
  console.log(`${data.warnings.length} warnings; not stated: ${data.missing.join(', ') || 'nothing'}`)
} catch (error) {
  if (!(error instanceof PaymentRequiredError)) throw error
  console.log(error.message)
}
