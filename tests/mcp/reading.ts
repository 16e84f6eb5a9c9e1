import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

/** The present official client, connected to the door of a service with a key. */
export const connectClient = async (url: string, key: string): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const requestInit = { headers: { Authorization: `Bearer ${key}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }))
  return client
}

/** The only text of a resource. */
export const textOf = async (client: Client, uri: string): Promise<{ mimeType: string | undefined; text: string }> => {
  const { contents } = await client.readResource({ uri })
  const [only] = contents
  if (contents.length !== 1 || !only || !('text' in only)) throw new Error(`${uri} is not one text.`)
  return { mimeType: only.mimeType, text: only.text }
}
