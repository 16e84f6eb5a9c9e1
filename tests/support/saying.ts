import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A model that repeats given texts and records the requests it got: the worst case of one that obeys any instruction in
 * them.
 */
export interface Saying {
  url: string
  /** What it says from now on, one text a request, the last one again and again. */
  say(...texts: string[]): void
  /** What it was sent, as text, oldest first. */
  sent: string[]
  close(): Promise<void>
}

/** Starts a model that says what a test wants, on the wire of OpenAI. */
export const startSaying = async (): Promise<Saying> => {
  const sent: string[] = []
  let texts: string[] = ['']
  const server = createServer(async (req, res) => {
    let body = ''
    for await (const piece of req) body += String(piece)
    sent.push(body)
    const content = texts.length > 1 ? texts.shift() : texts[0]
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
    res.writeHead(200, { 'Content-Type': 'application/json' })
    res.end(JSON.stringify({ id: 'x', object: 'chat.completion', created: 1, model: 'another', choices, usage }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server that listens has an address of this form.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    say: (...said) => {
      texts = said
    },
    sent,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
