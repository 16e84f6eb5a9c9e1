/** Germany: a home in Bavaria with a loan, a land charge and a broker. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from '../service.ts'

const valorem = createClient({ apiKey, baseUrl })

const { data } = await valorem.propcalc.fees({
  country: 'DE',
  region: 'DE-BY',
  price: 400_000,
  deedDate: '2026-02-01',
  use: 'mainResidence',
  loanAmount: 320_000,
  security: 'book',
  brokerFeeRate: 0.0357,
})

for (const { key, amount, payer, legalReference } of data.lines)
  console.log(`${key} ${amount} (${payer}): ${legalReference}`)
console.log(`buyer ${data.totals.buyer} ${data.currency}, of which ${data.totals.taxes} are taxes`)
