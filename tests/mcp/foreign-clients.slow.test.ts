import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { installTools, runTool, toolModule } from '../support/tools.ts'
import { called } from './assistant.ts'

/** What the tests read of a result. */
interface Result {
  isError?: boolean | undefined
  text: string
}

/** A client of others: the names of the tools that it lists, and the result of a call. */
interface ForeignClient {
  list(): Promise<string[]>
  call(name: string, input: Readonly<Record<string, string | number | boolean>>): Promise<Result>
  close(): Promise<void>
}

/** Connects a client to the address of the door with a key. */
type Connect = (url: string, key: string) => Promise<ForeignClient>

const textOf = (content: unknown): string => {
  const parts = Array.isArray(content) ? (content as { type?: string; text?: string }[]) : []
  return parts.map(({ text = '' }) => text).join('\n')
}

/** The Inspector of the protocol, one process for each question. */
const connectInspector: Connect = async (url, key) => {
  const ask = async (args: readonly string[]) => {
    const to = ['--cli', url, '--header', `Authorization: Bearer ${key}`]
    const { code, stdout, stderr } = await runTool('mcp-inspector', [...to, ...args], tmpdir())
    return { code, stderr, answer: JSON.parse(stdout) as Record<string, unknown> }
  }
  return {
    list: async () => {
      // With `--strict` it ends with 6 where the schema of a tool has an error.
      const { code, stderr, answer } = await ask(['--method', 'tools/list', '--strict'])
      expect(code, stderr).toBe(0)
      return (answer.tools as { name: string }[]).map(({ name }) => name)
    },
    call: async (name, input) => {
      const pairs = Object.entries(input).flatMap(([field, value]) => ['--tool-arg', `${field}=${value}`])
      const { answer } = await ask(['--method', 'tools/call', '--tool-name', name, ...pairs])
      return { isError: answer.isError === true, text: textOf(answer.content) }
    },
    close: async () => {},
  }
}

/** The client of the AI SDK, which gives each tool to a model as a function. */
const connectAiSdk: Connect = async (url, key) => {
  const { createMCPClient } = await import(toolModule('@ai-sdk/mcp/dist/index.js'))
  const headers = { Authorization: `Bearer ${key}` }
  const client = await createMCPClient({ transport: { type: 'http', url, headers } })
  const tools = await client.tools()
  return {
    list: async () => Object.keys(tools),
    call: async (name, input) => {
      const result = await tools[name].execute(input, { toolCallId: 'call_1', messages: [] })
      return { isError: result.isError === true, text: textOf(result.content) }
    },
    close: () => client.close(),
  }
}

/** The adapter of LangChain, which makes a structured tool of each. */
const connectLangChain: Connect = async (url, key) => {
  const { MultiServerMCPClient } = await import(toolModule('@langchain/mcp-adapters/dist/index.js'))
  const headers = { Authorization: `Bearer ${key}` }
  const client = new MultiServerMCPClient({ mcpServers: { valorem: { transport: 'http', url, headers } } })
  const tools: { name: string; invoke(input: object): Promise<unknown> }[] = await client.getTools()
  return {
    list: async () => tools.map(({ name }) => name),
    call: async (name, input) => {
      try {
        const said = await tools.find(tool => tool.name === name)?.invoke(input)
        return { isError: false, text: typeof said === 'string' ? said : textOf(said) }
      } catch (error) {
        // It throws what a tool refuses.
        return { isError: true, text: String(error) }
      }
    },
    close: () => client.close(),
  }
}

let app: TestApp
let key: string
beforeAll(async () => {
  await installTools()
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000}}' } })
  key = (await app.newKey('enterprise')).key
})
afterAll(() => app.close())

describe.each<[string, Connect]>([
  ['@modelcontextprotocol/inspector --cli', connectInspector],
  ['@ai-sdk/mcp', connectAiSdk],
  ['@langchain/mcp-adapters', connectLangChain],
])('%s', (_, connect) => {
  let client: ForeignClient
  beforeAll(async () => {
    client = await connect(`${app.url}/mcp`, key)
  })
  afterAll(() => client.close())

  test('lists every tool', async () => {
    expect((await client.list()).sort()).toEqual([...called.keys(), 'describeInput'].sort())
  })

  test('reads what three tools answer', async () => {
    // 400 000 EUR in 300 payments at 3 % a year: 400 000 × 0.0025 / (1 − 1.0025^−300) = 1 896.85.
    const loan = await client.call('mortgage', { principal: 400_000, annualRate: 0.03, termYears: 25 })
    expect(loan.isError).toBe(false)
    expect(loan.text).toMatch(/1.?896[.,]85/)
    const home = { commune: 'Luxembourg', surface: 85, classeEnergie: 'C' }
    const estimate = await client.call('estimate', home)
    expect(estimate.isError).toBe(false)
    expect(estimate.text).toMatch(/\nSources: \S/)
    // 7 % of 700 000 EUR are duties of 49 000 EUR where the buyer does not live in the home.
    const costs = await client.call('acquisitionCosts', { price: 700_000, use: 'rental' })
    expect(costs.isError).toBe(false)
    expect(costs.text).toMatch(/49.?000/)
  })

  test('gets a refusal that names the value and what is allowed', async () => {
    // What is wrong here no schema says, so that the service is asked.
    const { isError, text } = await client.call('estimate', { commune: 'Atlantis', surface: 85 })
    expect(isError).toBe(true)
    expect(text).toContain('"Atlantis"')
    expect(text).toContain('the official name of the municipality')
  })
})
