import { expect, onTestFinished, test } from 'vitest'
import { post, sandboxKey } from '../support/app.ts'
import { allEvents } from '../support/events.ts'
import { startStandIn } from '../support/llm/stand-in.ts'
import { newFolder, run, startProcess } from '../support/process.ts'
import { estimate } from '../support/replicas.ts'

const preload = ['--import', './tests/support/loaded-packages.ts'] as const

test('starting and answering an estimate loads nothing of the AI SDK, although a provider is configured', async () => {
  const env = { DATA_DIR: await newFolder(), GROQ_URL: 'http://127.0.0.1:9/v1', GROQ_MODEL: 'a-model' }
  const service = await startProcess(env, [process.execPath, ...preload, 'server/start/main.ts'])
  onTestFinished(async () => void (await service.end('SIGTERM')))
  expect((await estimate(service.url, { 'X-API-Key': sandboxKey })).status).toBe(200)
  expect(service.output()).not.toContain('loads ')
})

test('loading the adapter of models is seen by the same means', async () => {
  const { stdout } = await run([...preload, 'server/adapters/ai/sdk.ts'])
  expect(stdout).toContain('loads ai\n')
  expect(stdout).toContain('loads @ai-sdk/openai-compatible\n')
  // Only own keys are used with these.
  expect(stdout).not.toMatch(/loads @ai-sdk\/(?:anthropic|openai)\n/)
})

test('a service that ends says so to those who wait for events', async () => {
  const standIn = await startStandIn()
  onTestFinished(() => standIn.close())
  const service = await startProcess({
    DATA_DIR: await newFolder(),
    ...{ GROQ_URL: standIn.url, GROQ_MODEL: 'drip', AI_CALL_TIMEOUT_MS: '60000', DRAIN_TIMEOUT_MS: '2000' },
  })
  const commentary = { context: 'Prix 700000 EUR', prompt: 'Commente le prix.' }
  const answer = await post(service, '/ai/analyze', commentary, { Accept: 'text/event-stream' })
  const events = allEvents(answer)
  await expect.poll(() => standIn.received.length).toBe(1)
  const code = service.end('SIGTERM')
  expect((await events).at(-1)).toMatchObject({ name: 'error', data: { status: 503, code: 'unavailable' } })
  expect(await code).toBe(0)
})
