/**
 * The sale stated in a preliminary contract, each value with its words in the document. Requires a provider key of your
 * own.
 */
import { readFile } from 'node:fs/promises'
import { base64Of, createClient, PaymentRequiredError } from '@valorem/sdk'
import { apiKey, baseUrl } from './service.ts'

const valorem = createClient({ apiKey, baseUrl })
const file = await readFile(process.argv[2] ?? new URL('./files/compromis.pdf', import.meta.url))

try {
  const { data } = await valorem.ai.extract({
    schema: 'plus_values',
    fileBase64: base64Of(file),
    mediaType: 'application/pdf',
  })
  const { salePrice, saleDate } = data.data
  console.log(`Sold for ${salePrice} EUR, deed on ${saleDate}`)
  for (const { path, status, page, quote } of data.evidence) console.log(`${status} ${path}: page ${page}, “${quote}”`)
  console.log(`to be checked by a person: ${data.unverified.join(', ') || 'nothing'}`)
  for (const { code, path, message } of data.warnings) console.log(`${code} at ${path}: ${message}`)
  const { request, missing } = data.mappings.capitalGains
  console.log(`for the tax on the gain: ${JSON.stringify(request)}`)
  console.log(`still asked of people: ${missing.join(', ')}`)
} catch (error) {
  if (!(error instanceof PaymentRequiredError)) throw error
  console.log(error.message)
}
