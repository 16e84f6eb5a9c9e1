/** France: an old flat to let in the Hauts-de-Seine, paid without a loan. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from '../service.ts'

const valorem = createClient({ apiKey, baseUrl })

const { data } = await valorem.propcalc.fees({
  country: 'FR',
  region: 'FR-92',
  price: 400_000,
  deedDate: '2026-06-01',
  newBuild: false,
  use: 'rental',
  loanAmount: 0,
  brokerFee: 0,
})

for (const { key, amount, payer, legalReference } of data.lines)
  console.log(`${key} ${amount} (${payer}): ${legalReference}`)
console.log(`buyer ${data.totals.buyer} ${data.currency}, of which ${data.totals.taxes} are taxes`)
