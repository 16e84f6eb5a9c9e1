import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { configuration } from '#server/config'
import { root } from '../architecture/sources.ts'
import { startStandIn } from '../support/llm/stand-in.ts'
import { nodeEnv, run } from '../support/process.ts'

const program = 'tests/support/llm/main.ts'

/** The program, once it said what it has to say. */
const started = async (): Promise<string> => {
  const child = spawn(process.execPath, [program], { cwd: root, env: { ...nodeEnv, LLM_PORT: '0' } })
  onTestFinished(() => void child.kill())
  const [printed] = await once(child.stdout, 'data')
  return String(printed)
}

test('prints lines that configure the service, and keeps what it receives', async () => {
  const printed = await started()
  const lines = printed.split('\n').filter(line => line.endsWith(' npm start'))
  expect(lines).toHaveLength(3)
  const configured = lines.map(line => {
    const pairs = line.split(' ').filter(word => word.includes('='))
    return configuration(Object.fromEntries(pairs.map(pair => pair.split('=') as [string, string])))
  })
  expect(configured.map(({ models }) => models.free.map(({ provider, model }) => [provider, model]))).toEqual([
    [['groq', 'stand-in']],
    [
      ['cerebras', 'status-503'],
      ['groq', 'stand-in'],
    ],
    [],
  ])
  const url = configured[2]?.providerKeys.urls.anthropic ?? ''
  const answer = await fetch(`${url}/messages`, {
    method: 'POST',
    body: JSON.stringify({ model: 'stand-in', max_tokens: 9, messages: [{ role: 'user', content: 'Prix 700 000' }] }),
  })
  expect(await answer.json()).toMatchObject({
    content: [{ type: 'text', text: expect.stringContaining('700 000 [L1]') }],
  })
  const received = await (await fetch(url.replace(/\/v1$/, '/received'))).json()
  expect(received).toMatchObject([{ method: 'POST', path: '/v1/messages', body: { max_tokens: 9 } }])
})

test('says which variable is wrong, or that another program has its port', async () => {
  expect(await run([program], { LLM_PORT: 'many' })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('LLM_PORT=many'),
  })
  const { url, close } = await startStandIn()
  onTestFinished(close)
  const { port } = new URL(url)
  expect(await run([program], { LLM_PORT: port })).toMatchObject({
    code: 1,
    stderr: `LLM_PORT=${port} is taken: another program listens there.\n`,
  })
})
