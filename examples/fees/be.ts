/** Belgium: the only home of its buyers, in Flanders. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from '../service.ts'

const valorem = createClient({ apiKey, baseUrl })

const { data } = await valorem.propcalc.fees({
  country: 'BE',
  region: 'BE-VLG',
  price: 350_000,
  deedDate: '2026-05-01',
  use: 'mainResidence',
  ownsOtherDwelling: false,
  reliefConditionsMet: true,
})

for (const { key, amount, payer, legalReference } of data.lines)
  console.log(`${key} ${amount} (${payer}): ${legalReference}`)
console.log(`buyer ${data.totals.buyer} ${data.currency}, of which ${data.totals.taxes} are taxes`)
