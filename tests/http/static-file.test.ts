import { createServer, get as httpGet, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveBytes } from '#server/http/files/static-file'

const text = 'Une phrase qui revient. '.repeat(200)
const app = express()
  .disable('etag')
  .get('/file', serveBytes(Buffer.from(text), { contentType: 'text/javascript', cacheControl: 'public, max-age=7' }))
const server = createServer(app)

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise(resolve => server.close(resolve)))

/** The answer as it travels: `fetch` would unpack it. */
const ask = (headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    httpGet({ port, host: '127.0.0.1', path: '/file', headers }, answer => {
      const parts: Buffer[] = []
      answer.on('data', part => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) }),
      )
    }).on('error', reject)
  })

describe('a file that does not change', () => {
  test.each([
    ['', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity, gzip;q=0.1', undefined],
    ['deflate', undefined],
    ['gzip;q=nonsense', undefined],
  ])('is sent to who accepts "%s" as %s', async (accepted, coding) => {
    const { headers, bytes } = await ask({ 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(coding)
    const unpacked = coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes
    expect(unpacked.toString()).toBe(text)
    expect(Number(headers['content-length'])).toBe(bytes.length)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=7')
  })

  test('has a tag for each coding, and confirms that one alone', async () => {
    const codings = ['', 'gzip', 'br']
    const tags = await Promise.all(
      codings.map(async coding => (await ask({ 'Accept-Encoding': coding })).headers.etag ?? ''),
    )
    const [plain = ''] = tags
    expect(tags).toEqual([plain, plain.replace(/"$/, '-gzip"'), plain.replace(/"$/, '-br"')])
    for (const [index, tag] of tags.entries())
      for (const [other, coding] of codings.entries()) {
        const { status, bytes } = await ask({ 'Accept-Encoding': coding, 'If-None-Match': tag })
        expect(status).toBe(index === other ? 304 : 200)
        expect(bytes.length > 0).toBe(index !== other)
      }
  })

  test('is packed once, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ 'Accept-Encoding': 'br' })))
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  })
})
