/** Spain: a new second home in Madrid, priced without VAT. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from '../service.ts'

const valorem = createClient({ apiKey, baseUrl })

const { data } = await valorem.propcalc.fees({
  country: 'ES',
  region: 'ES-MD',
  price: 300_000,
  deedDate: '2026-06-01',
  use: 'secondHome',
  newBuild: true,
  priceIncludesVat: false,
})

for (const { key, amount, payer, legalReference } of data.lines)
  console.log(`${key} ${amount} (${payer}): ${legalReference}`)
console.log(`buyer ${data.totals.buyer} ${data.currency}, of which ${data.totals.taxes} are taxes`)
