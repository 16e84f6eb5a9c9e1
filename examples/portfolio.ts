/** 2 500 homes in three requests, in their order, with a progress line; a home that fails does not stop the others. */
import { createClient, type EstimationInput } from '@valorem/sdk'
import { apiKey, baseUrl } from './service.ts'

const towns = ['Luxembourg', 'Esch-sur-Alzette', 'Differdange', 'Dudelange', 'Ettelbruck']

/** Yields homes as if read from a database, one by one; every hundredth has a town that does not exist. */
function* listHomes(count: number): Generator<EstimationInput> {
  for (let index = 0; index < count; index += 1) {
    const commune = index % 100 === 99 ? 'Ettelbrik' : (towns[index % towns.length] ?? 'Luxembourg')
    yield { commune, surface: 40 + (index % 80) }
  }
}

const valorem = createClient({ apiKey, baseUrl })

let total = 0
let failed = 0
const results = valorem.estimation.estimateMany(listHomes(2500), {
  onProgress: ({ done }) => console.log(`${done} homes`),
})
for await (const result of results) {
  if (result.success) total += result.data.estimationCentrale
  else if (failed++ === 0)
    console.log(`first failure, home ${result.index}: ${result.code}, ${result.suggestions?.join()}?`)
}
console.log(`${2500 - failed} homes worth ${Math.round(total / 1e6)} million EUR, ${failed} failed`)
