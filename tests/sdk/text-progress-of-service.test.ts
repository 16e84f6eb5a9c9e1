import { createClient, type ServerError } from '@valorem/sdk'
import { expect, onTestFinished, test } from 'vitest'
import { startAiApp } from '../support/ai.ts'
import { sandboxKey } from '../support/app.ts'

const input = { context: 'Prix 700000 EUR\nDroits 49000 EUR', prompt: 'Commente les droits.' }
const messages = [{ role: 'user' as const, content: 'Que paierais-je pour 700 000 EUR à Esch-sur-Alzette ?' }]

const started = async (model: string) => {
  const app = await startAiApp({ model })
  onTestFinished(() => app.close())
  return { app, client: createClient({ apiKey: sandboxKey, baseUrl: app.url, maxRetries: 0 }) }
}

test('a conversation tells of its calculations, and gives what it gives without', async () => {
  const { client } = await started('steps-2')
  const steps: string[] = []
  const { data } = await client.ai.chat(
    { messages },
    { onProgress: ({ step, operation = '' }) => void steps.push(`${step} ${operation}`.trim()) },
  )
  const calculation = 'calculating acquisitionCosts'
  expect(steps).toEqual(['writing', calculation, 'writing', calculation, 'writing', 'checking'])
  const plain = await client.ai.chat({ messages })
  expect(data).toEqual({ ...plain.data, remaining: data.remaining })
})

test('a failure of every provider is the same error', async () => {
  const { client } = await started('status-503')
  const outcome = await client.safe.ai.analyze(input, { onProgress: () => {} })
  const plain = await client.safe.ai.analyze(input)
  const known = ({ error }: { error: ServerError }) => {
    const { status, code, issues, retryable, retryAfterMs, docs } = error
    return { status, code, issues, retryable, retryAfterMs, docs }
  }
  expect(known(outcome as never)).toEqual(known(plain as never))
  expect(outcome).toMatchObject({ error: { status: 502, retryAfterMs: 30_000 } })
})

test('ending the call ends that of the model', async () => {
  const { app, client } = await started('drip')
  const leaving = new AbortController()
  const call = client.ai.analyze(input, { signal: leaving.signal, onProgress: () => {} })
  await expect.poll(() => app.standIn.received.length).toBe(1)
  leaving.abort()
  await expect(call).rejects.toMatchObject({ code: 'aborted' })
  await expect.poll(() => app.standIn.received[0]?.wasLeft).toBe(true)
})
