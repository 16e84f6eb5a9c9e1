/** One purchase under the law of three days, each answer explained by the law that it rests on. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from './service.ts'

const valorem = createClient({ apiKey, baseUrl })

for (const deedDate of ['2022-06-01', '2024-11-15', '2026-11-21']) {
  const { data, meta } = await valorem.costs.acquisitionCosts({
    price: 700_000,
    use: 'mainResidence',
    halfBaseEligible: true,
    deedDate,
  })
  console.log(`${deedDate}: ${data.totals.buyer} EUR, of which ${data.totals.taxes} are taxes`)
  for (const { key, amount, basis } of data.lines) {
    const [parameter] = (meta.law ?? []).filter(({ id }) => id === basis[0])
    console.log(`  ${key} ${amount}: ${parameter?.title}, since ${parameter?.from}`)
  }
}
