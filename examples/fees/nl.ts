/** The Netherlands: a home for a buyer of forty, with a loan. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from '../service.ts'

const valorem = createClient({ apiKey, baseUrl })

const { data } = await valorem.propcalc.fees({
  country: 'NL',
  price: 480_000,
  deedDate: '2026-06-01',
  use: 'mainResidence',
  buyers: [{ age: 40 }],
  loanAmount: 400_000,
})

for (const { key, amount, payer, legalReference } of data.lines)
  console.log(`${key} ${amount} (${payer}): ${legalReference}`)
console.log(`buyer ${data.totals.buyer} ${data.currency}, of which ${data.totals.taxes} are taxes`)
