/** Failures and how a program handles them: each has a code, a class and details. */
import { createClient, type EstimationInput, isValoremError } from '@valorem/sdk'
import { apiKey, baseUrl } from './service.ts'

const valorem = createClient({ apiKey, baseUrl, maxRetries: 0 })

/** Formats the text that a form would show for a home. */
const formatFormText = async (home: EstimationInput): Promise<string> => {
  const result = await valorem.safe.estimation.estimate(home)
  if (result.ok) return `${result.data.estimationCentrale} EUR`
  const { error } = result
  switch (error.code) {
    case 'municipality_not_found':
      return `Did you mean ${error.suggestions.join(' or ')}?`
    case 'invalid_request':
      return error.issues.map(({ path, message }) => `${path}: ${message}`).join(' ')
    case 'rate_limited':
      return `Busy, again in ${Math.ceil((error.retryAfterMs ?? 0) / 1000)} s.`
    case 'daily_quota_exhausted':
      return 'Enough for today.'
    default:
      return `Sorry (${error.requestId}).`
  }
}

console.log(await formatFormText({ commune: 'Mamer', surface: 80 }))
console.log(await formatFormText({ commune: 'Ettelbrik', surface: 80 }))
console.log(await formatFormText({ commune: 'Belval', surface: 80 }))
console.log(await formatFormText({ commune: 'Mamer', surface: 0 }))
console.log(await formatFormText({ commune: 'Mamer', surface: 80, typeBien: 'maison' }))

try {
  await createClient({ apiKey: 'vk_live_nobody', baseUrl }).estimation.estimate({ commune: 'Mamer', surface: 80 })
} catch (error) {
  if (!isValoremError(error)) throw error
  console.log(`${error.name}: ${error.code}, ${error.status}`)
}
