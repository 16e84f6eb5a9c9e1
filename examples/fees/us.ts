/** United States: a home in Florida, with the taxes on its loan. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from '../service.ts'

const valorem = createClient({ apiKey, baseUrl })

const { data } = await valorem.propcalc.fees({
  country: 'US',
  region: 'US-FL',
  price: 300_000,
  deedDate: '2026-06-01',
  use: 'mainResidence',
  loanAmount: 270_000,
  recordingPages: 12,
})

for (const { key, amount, payer, legalReference } of data.lines)
  console.log(`${key} ${amount} (${payer}): ${legalReference}`)
console.log(`buyer ${data.totals.buyer} ${data.currency}, of which ${data.totals.taxes} are taxes`)
