import { type Client, createClient, type Estimate, isValoremError, RateLimitError, ValoremError } from '@valorem/sdk'
import { localFetch } from '@valorem/sdk/local'
import { verifyWebhook } from '@valorem/sdk/webhooks'
import { fr, wordOf } from '@valorem/sdk/words'

import words = require('@valorem/sdk/words')

declare const console: { log(text: string): void }

/** A class of the package is one that can be extended. */
class Mine extends RateLimitError {}

const client: Client = createClient({
  apiKey: 'local',
  baseUrl: 'https://valorem.local',
  fetch: localFetch({ today: '2026-11-21' }),
})

// @ts-expect-error: a home without its surface.
const short: Parameters<typeof client.estimation.estimate>[0] = { commune: 'Mamer' }
void short

const main = async (): Promise<object> => {
  const { data } = await client.estimation.estimate({ commune: 'Mamer', surface: 80 })
  const estimate: Estimate = data
  const missing = await client.safe.estimation.estimate({ commune: 'Nowhere', surface: 80 })
  if (missing.ok) return {}
  const { error } = missing
  if (error instanceof Mine) return { wait: error.retryAfterMs }
  return {
    isValued: estimate.estimationCentrale > 0,
    code: error.code,
    guarded: isValoremError(error) && error instanceof ValoremError,
    word: wordOf(fr, { labelKey: 'adjEtage' }),
    same: words.fr === fr,
    verifies: typeof verifyWebhook,
  }
}

void main().then(result => console.log(JSON.stringify(result)))
