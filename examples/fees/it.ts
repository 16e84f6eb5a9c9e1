/** Italy: a main home, taxed on its cadastral value. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from '../service.ts'

const valorem = createClient({ apiKey, baseUrl })

const { data } = await valorem.propcalc.fees({
  country: 'IT',
  price: 135_000,
  deedDate: '2026-06-01',
  use: 'mainResidence',
  cadastralIncome: 750,
  reliefConditionsMet: true,
  brokerFee: 0,
})

for (const { key, amount, payer, legalReference } of data.lines)
  console.log(`${key} ${amount} (${payer}): ${legalReference}`)
console.log(`buyer ${data.totals.buyer} ${data.currency}, of which ${data.totals.taxes} are taxes`)
