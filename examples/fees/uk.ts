/** United Kingdom: a second dwelling in England, to let. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from '../service.ts'

const valorem = createClient({ apiKey, baseUrl })

const { data } = await valorem.propcalc.fees({
  country: 'UK',
  region: 'GB-ENG',
  price: 300_000,
  deedDate: '2025-05-15',
  use: 'rental',
  ownsOtherDwelling: true,
})

for (const { key, amount, payer, legalReference } of data.lines)
  console.log(`${key} ${amount} (${payer}): ${legalReference}`)
console.log(`buyer ${data.totals.buyer} ${data.currency}, of which ${data.totals.taxes} are taxes`)
