import { expect, onTestFinished, test } from 'vitest'
import { sandboxKey } from '../support/app.ts'
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
  expect(stdout).toContain('loads @ai-sdk/anthropic\n')
})
