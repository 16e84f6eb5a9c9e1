import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { chainWorld, impatient, writing } from './chain-world.ts'
import { type Asked, faultCases, secret } from './provider-faults.ts'

/** A provider that answers each request with one fault, and says who came elsewhere and which answers are still read. */
const faulty = async (wire: Asked['wire'], fault: (asked: Asked) => void) => {
  const paths: string[] = []
  const open = new Set<ServerResponse>()
  const server = createServer((req, res) => {
    const { url: path = '' } = req
    paths.push(path)
    const { port } = server.address() as AddressInfo
    const key = String(req.headers['x-api-key'] ?? req.headers.authorization?.replace('Bearer ', ''))
    open.add(res)
    res.on('error', () => {}).once('close', () => open.delete(res))
    req.resume().once('end', () => fault({ req, res, wire, key, elsewhere: `http://127.0.0.1:${port}/elsewhere` }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, paths, open }
}

const wires = {
  openai: { wire: 'chat', path: '/v1/chat/completions', key: 'sk-proj-Zx81kQwP0aLmN4vB7tRy' },
  anthropic: { wire: 'messages', path: '/v1/messages', key: 'sk-ant-Zx81kQwP0aLmN4vB7tRy' },
} as const

describe.each(['openai', 'anthropic'] as const)('a provider on the wire of %s answers with', provider => {
  const { wire, path, key } = wires[provider]

  test.each(faultCases)('%s', async (_name, fault, outcome) => {
    const { url, paths, open } = await faulty(wire, fault)
    const isEndless = 'reason' in outcome && outcome.reason === 'timeout'
    const name = provider.toUpperCase()
    const env = { [`${name}_URL`]: url, [`${name}_MODEL`]: 'a', ...(isEndless && impatient) }
    const { chain, caller, logged } = await chainWorld({ env, own: { [provider]: key } })
    const answer = await chain.write(writing(), caller())
    if ('text' in outcome) {
      expect(answer).toMatchObject({ outcome: 'done' })
      expect(answer.outcome === 'done' && answer.result.text).toContain(outcome.text)
    } else {
      const { reason, ...wait } = outcome
      expect(answer).toMatchObject({ outcome: 'failed', failures: [{ provider, reason }], ...wait })
    }
    expect(JSON.stringify([answer, logged])).not.toMatch(new RegExp(`${secret}|${key}`))
    // Where a connection breaks, the call is made once more; nobody follows elsewhere.
    expect([...new Set(paths)]).toEqual([path])
    expect(paths.length).toBeLessThanOrEqual(2)
    await vi.waitFor(() => expect(open.size).toBe(0), { timeout: 30_000 })
  })
})
