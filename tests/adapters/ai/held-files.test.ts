import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createBoundedFetch } from '#server/adapters/ai/bounded-fetch'
import { holdFile, splitAtFiles } from '#server/adapters/ai/held-files'

const joined = (body: string): string =>
  splitAtFiles(body)
    .map(({ text }) => text)
    .join('')

test('a file stands in place of its mark, each time, until it is released', () => {
  const { mark, release } = holdFile('QUJD')
  const body = JSON.stringify({ one: mark, text: 'Prix', two: mark })
  expect(joined(body)).toBe('{"one":"QUJD","text":"Prix","two":"QUJD"}')
  release()
  expect(joined(body)).toBe(body)
})

test('a mark that nothing is held of is text, whole and cut', () => {
  const { mark, release } = holdFile('QUJD')
  const other = `${mark.slice(0, -1)}${mark.endsWith('0') ? '1' : '0'}`
  for (const body of ['', 'é', other, mark.slice(0, 20), `${mark.slice(0, 20)}${mark}`.slice(0, 30)])
    expect(joined(body)).toBe(body)
  expect(joined(`${mark.slice(0, 16)}${mark}é`)).toBe(`${mark.slice(0, 16)}QUJDé`)
  release()
})

test('a request with a file of 11 MB arrives whole, with its length', async () => {
  const base64 = Buffer.alloc(8_000_000, 'é').toString('base64')
  const { mark, release } = holdFile(base64)
  const received: { length: string | undefined; body: string }[] = []
  const server = createServer((req, res) => {
    const pieces: Buffer[] = []
    req.on('data', (piece: Buffer) => pieces.push(piece))
    req.on('end', () => {
      received.push({ length: req.headers['content-length'], body: Buffer.concat(pieces).toString() })
      res.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const ask = createBoundedFetch({ timeoutMs: 60_000 })
  const body = JSON.stringify({ before: 'é', file: mark, after: '€' })
  const { status } = await ask(`http://127.0.0.1:${port}`, { method: 'POST', body })
  const expected = JSON.stringify({ before: 'é', file: base64, after: '€' })
  expect(status).toBe(200)
  expect(received[0]?.body === expected).toBe(true)
  expect(received[0]?.length).toBe(String(Buffer.byteLength(expected)))
  release()
  server.close()
})

test('a connection that closes within a file is a failure of the connection', async () => {
  const { mark, release } = holdFile('QUJD'.repeat(2_000_000))
  const server = createServer(req => req.once('data', () => req.socket.destroy())).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const asked = createBoundedFetch({ timeoutMs: 60_000 })(`http://127.0.0.1:${port}`, { method: 'POST', body: mark })
  await expect(asked).rejects.toMatchObject({ name: 'ProviderFailure' })
  release()
  server.close()
})
