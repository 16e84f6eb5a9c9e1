import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { toolModule } from '../support/tools.ts'

/** What the tests read of the result of a tool. */
interface ToolResult {
  isError?: boolean | undefined
  structuredContent?: Record<string, unknown> | undefined
  content: { type: string; text: string }[]
}

interface ListedTool {
  name: string
  inputSchema: Record<string, unknown>
  outputSchema?: Record<string, unknown> | undefined
}

/** One of the two official clients, as the tests use it. */
export interface Assistant {
  tools(): Promise<ListedTool[]>
  call(name: string, input: object, signal?: AbortSignal): Promise<ToolResult>
  close(): Promise<void>
}

/** Connects a client to the door of a service. */
export type Connect = (url: string, headers: Record<string, string>) => Promise<Assistant>

/** The client of the present packages. */
export const connectPresent: Connect = async (url, headers) => {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }))
  return {
    tools: async () => (await client.listTools()).tools,
    call: async (name, input, signal) =>
      (await client.callTool({ name, arguments: { ...input } }, signal && { signal })) as ToolResult,
    close: () => client.close(),
  }
}

/** What is called of the earlier client, which `npm ci` does not install. */
interface EarlierClient {
  connect(transport: object): Promise<void>
  listTools(): Promise<{ tools: ListedTool[] }>
  callTool(call: object, schema: undefined, options?: { signal: AbortSignal }): Promise<ToolResult>
  close(): Promise<void>
}

/** The client of the earlier package, which most assistants still have; `installTools` comes first. */
export const connectEarlier: Connect = async (url, headers) => {
  const folder = toolModule('@modelcontextprotocol/sdk/dist/esm/client')
  const [{ Client: Earlier }, { StreamableHTTPClientTransport: Transport }] = await Promise.all([
    import(`${folder}/index.js`),
    import(`${folder}/streamableHttp.js`),
  ])
  const client: EarlierClient = new Earlier({ name: 'test', version: '1.0.0' })
  await client.connect(new Transport(new URL(`${url}/mcp`), { requestInit: { headers } }))
  return {
    tools: async () => (await client.listTools()).tools,
    call: (name, input, signal) => client.callTool({ name, arguments: { ...input } }, undefined, signal && { signal }),
    close: () => client.close(),
  }
}
