import { gzipSync } from 'node:zlib'
import { createClient } from '@valorem/sdk'
import { describe, expect, test } from 'vitest'
import { type Answer, apiKey, estimated, home, service } from './service.ts'

const estimate = async (answer: Answer, maxAnswerBytes?: number) => {
  const { url, hits } = await service(answer)
  const client = createClient({ apiKey, baseUrl: url, maxAnswerBytes, timeoutMs: 30_000 })
  return { outcome: await client.safe.estimation.estimate(home), hits }
}

const text = JSON.stringify({ ...estimated(), padding: 'é'.repeat(500) })
const bytes = Buffer.byteLength(text)

/** The ways in which a length may be declared, or not. */
const ways: [string, Answer][] = [
  ['declared', response => response.writeHead(200, { 'content-length': bytes }).end(text)],
  ['not declared', response => response.writeHead(200).write(text.slice(0, 7)) && response.end(text.slice(7))],
  [
    'declared of what is packed',
    response => {
      const packed = gzipSync(text)
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed)
    },
  ],
]

describe.each(ways)('an answer whose length is %s', (_description, answer) => {
  test('passes up to the limit, to the byte', async () => {
    const { outcome } = await estimate(answer, bytes)
    expect(outcome).toMatchObject({ ok: true, data: { estimationCentrale: 500_000 } })
  })

  test('is refused a byte above it, and not asked for again', async () => {
    const { outcome, hits } = await estimate(answer, bytes - 1)
    expect(outcome).toMatchObject({
      ok: false,
      error: { name: 'ResponseFormatError', code: 'unreadable_answer', status: 200, retryable: false, bodyStart: '' },
    })
    expect(outcome).toHaveProperty(
      'error.message',
      expect.stringContaining(`longer than maxAnswerBytes ${bytes - 1} (POST `),
    )
    expect(hits).toHaveLength(1)
  })
})

describe('an answer that does not end', () => {
  test('is left at the limit of 32 MiB, and its connection is closed', async () => {
    let sent = 0
    const part = Buffer.alloc(1024 * 1024, ' ')
    const closed = Promise.withResolvers<void>()
    const endless: Answer = response => {
      response.once('close', () => closed.resolve())
      response.writeHead(200)
      const more = (): void => {
        let hasRoom = true
        while (hasRoom && !response.destroyed && sent < 200) {
          sent += 1
          hasRoom = response.write(part)
        }
        if (sent < 200) response.once('drain', more)
      }
      more()
    }
    const { outcome } = await estimate(endless)
    expect(outcome).toMatchObject({ error: { code: 'unreadable_answer' } })
    await closed.promise
    // The limit, and what the sockets hold beside: never the whole 200 MiB.
    expect(sent).toBeGreaterThan(32)
    expect(sent).toBeLessThan(100)
  })

  test('of a fetch that gives no parts is refused once it is whole', async () => {
    const fetch = async () => ({ status: 200, headers: { get: () => null }, text: async () => text })
    const client = createClient({ apiKey, baseUrl: 'https://api.example', fetch, maxAnswerBytes: 100 })
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ error: { code: 'unreadable_answer' } })
  })

  test('of other letters is read as it was written, wherever it was cut', async () => {
    const letters = JSON.stringify({ ...estimated(), data: { note: 'Esch-Uelzecht – Zoustand: é€𝄞' } })
    const bytes = [...Buffer.from(letters)].map(byte => Uint8Array.of(byte))
    const fetch = async () => new Response(ReadableStream.from(bytes))
    const client = createClient({ apiKey, baseUrl: 'https://api.example', fetch })
    const outcome = await client.safe.estimation.estimate(home)
    expect(outcome).toMatchObject({ ok: true, data: { note: 'Esch-Uelzecht – Zoustand: é€𝄞' } })
  })
})

test.each([0, -1, 1.5, Number.NaN])('a limit of %d bytes is refused', maxAnswerBytes => {
  expect(() => createClient({ apiKey, baseUrl: 'https://api.example', maxAnswerBytes })).toThrow(/maxAnswerBytes/)
})
