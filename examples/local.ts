/** Estimates and the costs of buying without a service, a key or a network: the service runs in this process. */
import { createClient } from '@valorem/sdk'
import { localFetch } from '@valorem/sdk/local'

const valorem = createClient({
  apiKey: 'local',
  baseUrl: 'https://valorem.local',
  fetch: localFetch({ today: '2026-11-21' }),
})

const { data: estimate } = await valorem.estimation.estimate({ commune: 'Mamer', surface: 80, etat: 'bon' })
console.log(estimate.intervals.map(({ coverage, low, high }) => `${100 * coverage} %: ${low} – ${high} EUR`).join(', '))

const { data: costs, meta } = await valorem.costs.acquisitionCosts({ price: 700_000, use: 'rental' })
console.log(`${costs.totals.buyer} EUR of costs by the law of ${costs.deedDate}, ${meta.law?.length} parameters of it`)

const { ok, ...failed } = await valorem.safe.data.marketData()
console.log(ok ? 'market data' : `market data: ${'error' in failed && failed.error.code}`)

/** Yields homes; every hundredth is in a town that does not exist. */
function* createHomes(count: number) {
  const towns = ['Luxembourg', 'Esch-sur-Alzette', 'Differdange', 'Dudelange', 'Ettelbruck']
  for (let index = 0; index < count; index += 1) {
    const commune = index % 100 === 99 ? 'Ettelbrik' : (towns[index % towns.length] ?? 'Luxembourg')
    yield { commune, surface: 40 + (index % 80) }
  }
}

let worth = 0
let refused = 0
const results = valorem.estimation.estimateMany(createHomes(10_000), {
  onProgress: ({ done }) => console.log(`${done} homes`),
})
for await (const result of results) {
  if (result.success) worth += result.data.estimationCentrale
  else refused += 1
}
console.log(`${10_000 - refused} homes worth ${Math.round(worth / 1e6)} million EUR, ${refused} refused`)
