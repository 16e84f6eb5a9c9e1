import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutLimits } from '../support/ai.ts'
import { post, startApp, type TestApp } from '../support/app.ts'
import { keyWithProvider } from '../support/arranged-ai.ts'
import { upstreamSecret } from '../support/llm/scenarios.ts'
import { type StandIn, startStandIn } from '../support/llm/stand-in.ts'
import { person } from '../support/person.ts'
import { type Saying, startSaying } from '../support/saying.ts'

/** What a caller writes and a model answers; none of it may lie anywhere afterwards. */
const written = { context: 'Villa-Tournesol-4711 a 700000 EUR', prompt: 'Mot-secret-0815 ?', turn: 'Rue-cachee-2342' }
const said = 'Reponse-unique-6174.'
const ownKey = 'sk-proj-0000000000000000Qx2f'

let folder: string
let model: Saying
let failing: StandIn
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'valorem-'))
  ;[model, failing] = await Promise.all([startSaying(), startStandIn()])
  model.say(said)
  app = await startApp({
    dataDir: folder,
    env: {
      ...{ CEREBRAS_URL: failing.url, CEREBRAS_MODEL: 'status-500', CEREBRAS_LIMITS: withoutLimits },
      ...{ GROQ_URL: model.url, GROQ_MODEL: 'obedient', GROQ_LIMITS: withoutLimits },
      ...{ OPENAI_URL: failing.url, OPENAI_MODEL: 'status-401' },
    },
  })
})
afterAll(async () => {
  await app.close()
  await Promise.all([model.close(), failing.close()])
  await rm(folder, { recursive: true, force: true })
})

const files = async (): Promise<string> => {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
  const texts = await Promise.all(names.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')))
  return texts.join('\n')
}

test('nothing of a prompt, an answer, a provider’s text or a key stands in the log, the database or any file', async () => {
  const { key } = await app.newKey('pro')
  const own = await keyWithProvider(app, await person(app), 'openai')
  const { context, prompt, turn } = written
  const calls: [path: string, body: object, headers: Record<string, string>][] = [
    ['/ai/analyze', { context, prompt }, { 'X-API-Key': key, 'Idempotency-Key': 'order-1' }],
    ['/ai/analyze', { context, prompt }, { 'X-API-Key': key, 'Idempotency-Key': 'order-1' }],
    ['/ai/chat', { messages: [{ role: 'user', content: turn }] }, { 'X-API-Key': key }],
    ['/ai/chat', { messages: [{ role: 'user', content: turn }], promt: prompt }, { 'X-API-Key': key }],
    ['/ai/chat', { messages: [{ role: 'user', content: turn }] }, { 'X-API-Key': own }],
  ]
  const answers: string[] = []
  for (const [path, body, headers] of calls) answers.push(await (await post(app, path, body, headers)).text())
  expect(answers.map(answer => JSON.parse(answer).code)).toEqual([
    ...[undefined, undefined, undefined],
    ...['invalid_request', 'byok_provider_failed'],
  ])
  expect(answers.join('')).not.toContain(upstreamSecret)
  expect(answers[3]).not.toContain(turn)
  const log = JSON.stringify(app.logged)
  const lying = await files()
  expect(log.length).toBeGreaterThan(1000)
  expect(lying).toContain('api_key')
  for (const secret of [context, prompt, turn, said.slice(0, -1), upstreamSecret, ownKey, key, 'sk-12345678']) {
    expect(log, secret).not.toContain(secret)
    expect(lying, secret).not.toContain(secret)
  }
})
