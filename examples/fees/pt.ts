/** Portugal: two halves of one home, one of them with the relief of the young. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from '../service.ts'

const valorem = createClient({ apiKey, baseUrl })

const { data } = await valorem.propcalc.fees({
  country: 'PT',
  price: 400_000,
  deedDate: '2026-06-01',
  use: 'mainResidence',
  buyers: [{ share: 0.5, age: 30, firstTimeBuyer: true, dependant: false }, { share: 0.5 }],
})

for (const { key, amount, payer, legalReference } of data.lines)
  console.log(`${key} ${amount} (${payer}): ${legalReference}`)
console.log(`buyer ${data.totals.buyer} ${data.currency}, of which ${data.totals.taxes} are taxes`)
