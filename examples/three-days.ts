/** One purchase under the law of three days, and the parameters that make the difference. */
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
  console.log(`${deedDate}: ${data.totals.buyer} EUR, of which ${data.totals.taxes} of taxes`)
  for (const { key, amount, basis } of data.lines.filter(({ category }) => category === 'transferTax')) {
    const law = (meta.law ?? []).filter(({ id }) => basis.includes(id))
    const cited = law.map(
      ({ id, value, from, until }) => `${id.split('.').at(-1)} ${value} (${from} to ${until ?? 'now'})`,
    )
    console.log(`  ${key} ${amount}: ${cited.join(', ')}`)
  }
}
