/** Luxembourg: a flat in the capital to live in, with a loan; the credit of the buyer is used up by the duties. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from '../service.ts'

const valorem = createClient({ apiKey, baseUrl })

const { data } = await valorem.propcalc.fees({
  country: 'LU',
  price: 620_000,
  deedDate: '2026-05-04',
  use: 'mainResidence',
  commune: 'Luxembourg',
  buyers: [{ share: 1, housingCreditUsed: 0 }],
  loanAmount: 500_000,
})

for (const { key, amount, payer, legalReference } of data.lines)
  console.log(`${key} ${amount} (${payer}): ${legalReference}`)
console.log(`buyer ${data.totals.buyer} ${data.currency}, of which ${data.totals.taxes} are taxes`)
