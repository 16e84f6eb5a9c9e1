import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { readConfiguration } from '#server/config/configuration'
import { root } from '../architecture/sources.ts'
import { dataOf, toolCall } from '../support/llm/sayings.ts'
import { startStandIn } from '../support/llm/stand-in.ts'
import type { ModelRequest, Shape } from '../support/llm/wires.ts'
import { nodeEnv, run } from '../support/process.ts'

/** A question to the stand-in, with what is of no matter left out. */
const modelRequest = (text: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  model: 'stand-in',
  wire: 'chat',
  system: '',
  turns: [{ role: 'user', text }],
  tools: [],
  toolResults: [],
  files: [],
  body: {},
  schema: undefined,
  ...more,
})

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
    return readConfiguration(Object.fromEntries(pairs.map(pair => pair.split('=') as [string, string])))
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

test.each([
  ['Was kostet mich der Kauf für 700.000 EUR?', 700_000],
  ['What would I pay for 1,250,000 EUR?', 1_250_000],
  ['Que paierais-je pour 700 000 EUR ?', 700_000],
  ['Was kostet mich der Kauf für 700.000,50 EUR?', 700_000.5],
  ['Prix : 700000,5 EUR', 700_000.5],
  ['A rate of 0.125', 0.125],
])('calculates with the figures of each language: %s', (question, price) => {
  const input: Shape = { properties: { price: { type: 'number' } }, required: ['price'] }
  const tools = [{ name: 'acquisitionCosts', input }]
  expect(toolCall(modelRequest(question, { tools }))).toEqual({ call: { name: 'acquisitionCosts', input: { price } } })
})

test('knows the file of the README as the kind that it is, and nothing of it as another', () => {
  const files = [
    createHash('sha256')
      .update(readFileSync(`${root}/examples/files/invoice.pdf`))
      .digest('hex'),
  ]
  const read = (...fields: readonly string[]) => {
    const found: Shape = { type: 'array', items: { properties: { field: { enum: [...fields] } } } }
    return dataOf(modelRequest('', { files, schema: { properties: { found } } }))
  }
  expect(read('invoiceNumber', 'grossTotal')).toEqual({
    found: [
      { field: 'invoiceNumber', value: '2026-0147', quote: 'Facture 2026-0147', page: 1 },
      { field: 'grossTotal', value: '4680', quote: 'TTC 4 680 EUR', page: 1 },
    ],
  })
  expect(read('energyClass', 'commune')).toEqual({ found: [] })
})
