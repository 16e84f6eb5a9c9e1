/** Rates and prices with their age and status; unavailable ones are null. */
import { createClient } from '@valorem/sdk'
import { apiKey, baseUrl } from './service.ts'

const valorem = createClient({ apiKey, baseUrl })

const { data } = await valorem.data.marketData()

console.log(`sources are ${data.refresh === 'on' ? 'asked daily' : 'not asked'}, snapshot of ${data.snapshotDate}`)

for (const { key, publishedValue, publishedUnit, period, ageDays, stale, status, source } of data.indicators) {
  if (publishedValue === null) continue
  const figure = publishedUnit === 'percent' ? `${publishedValue} %` : publishedValue
  console.log(
    `${key} ${figure} for ${period}, ${ageDays} days old${stale ? ' (stale)' : ''}, ${status}, ${source.name}`,
  )
}

const missing = data.indicators.filter(({ value }) => value === null)
console.log(`${missing.length} of ${data.indicators.length} are unavailable: never a 0, always a reason`)

// A rate is a fraction, ready for calculation; check its age before use.
const euribor = data.indicators.find(({ key }) => key === 'euribor.3m')
if (euribor?.value != null) {
  const interest = Math.round(400_000 * (euribor.value + 0.015))
  console.log(`a year's interest on 400000 EUR at Euribor 3 months and 1.5 points: ${interest} EUR`)
}
