import {
  type Client,
  type ClientOptions,
  createClient,
  type EstimationInput,
  isValoremError,
  type ManyResult,
  TimeoutError,
} from '@valorem/sdk'
import { localFetch } from '@valorem/sdk/local'
import { fr, wordOf } from '@valorem/sdk/words'

declare const process: { env: { VALOREM_API_KEY?: string; VALOREM_BASE_URL?: string } }
declare const console: { log(text: string): void }

const options: ClientOptions = {
  apiKey: async () => process.env.VALOREM_API_KEY ?? '',
  baseUrl: process.env.VALOREM_BASE_URL ?? '',
  timeoutMs: 60_000,
  onRetry: ({ waitMs, error }) => console.log(`${waitMs} ${error.code}`),
}
const client: Client = createClient(options)

const home: EstimationInput = { commune: 'Mamer', surface: 80, etat: 'bon' }
// @ts-expect-error: a word that the list of conditions does not have.
const wrong: EstimationInput = { commune: 'Mamer', surface: 80, etat: 'parfait' }
// @ts-expect-error: a home without its surface.
const short: EstimationInput = { commune: 'Mamer' }
void [wrong, short]

const { data, meta, rate } = await client.estimation.estimate(home)
const value: number = data.estimationCentrale
const confidence: string = data.confiance // the list may grow
const tier: string = meta.tier
const left: number | undefined = rate?.remaining
// @ts-expect-error: no such figure.
void data.estimationExacte

const outcome = await client.safe.estimation.estimate({ commune: 'Nowhere', surface: 80 })
let code = ''
if (outcome.ok) void outcome.data.reference.source
else code = outcome.error.code
// @ts-expect-error: an estimate has no code of the keys of an account.
if (!outcome.ok) void (outcome.error.code === 'key_not_found')
// @ts-expect-error: an iterator has no form that answers values.
void client.safe.estimation.estimateMany

const here = createClient({
  apiKey: 'local',
  baseUrl: 'https://valorem.local',
  fetch: localFetch({ today: '2026-11-21' }),
})
const own: number = (await here.estimation.estimate({ commune: 'Mamer', surface: 80 })).data.estimationCentrale

const rows: ManyResult[] = []
for await (const row of client.estimation.estimateMany(new Set([home]), { chunkSize: 1 })) rows.push(row)
const first = rows[0]
const word = first?.success ? first.data.ajustements.map(entry => wordOf(fr, entry)).join() : first?.code

try {
  await client.with({ maxRetries: 0 }).estimation.estimateBatch({ items: [home] as const })
} catch (error) {
  if (error instanceof TimeoutError) console.log(error.phase)
  if (isValoremError(error)) console.log(error.code)
  if (isValoremError(error, 'estimation.estimateBatch') && error.code === 'batch_too_large') console.log(error.message)
}
console.log(JSON.stringify({ value, code, own: own > 0, confidence, tier, left: left ?? null, word: word ?? null }))
