import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readBody } from '#server/http/bodies/plain-body'

const limitBytes = 4_000_000

/** Bytes that repeat after a prime number, so that no chunk is as another one. */
const bytesOf = (length: number): Buffer => Buffer.from(Uint8Array.from({ length }, (_, at) => at % 251))

/** What a server reads of a body that is sent in pieces, with its length announced or not. */
const readAs = async (body: Buffer, isAnnounced: boolean): Promise<Buffer | string> => {
  let found: ((read: Buffer | string) => void) | undefined
  const read = new Promise<Buffer | string>(resolve => {
    found = resolve
  })
  const server = createServer((req, res) =>
    readBody(req, limitBytes, (error, bytes) => {
      res.end()
      found?.(bytes ?? String((error as { code?: unknown }).code))
    }),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server that listens has an address of this form
  const headers = isAnnounced ? { 'Content-Length': body.length } : { 'Transfer-Encoding': 'chunked' }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers }).on('error', () => {})
  for (let at = 0; at < body.length; at += 70_001) sent.write(body.subarray(at, at + 70_001))
  sent.end()
  const result = await read
  server.closeAllConnections()
  server.close()
  return result
}

test.each([0, 1, 70_001, 1 << 20, (1 << 20) + 1, 3_000_000, limitBytes])('%d bytes are read as sent', async length => {
  for (const isAnnounced of [true, false]) {
    const read = await readAs(bytesOf(length), isAnnounced)
    expect(read instanceof Buffer && read.equals(bytesOf(length)), `announced: ${isAnnounced}`).toBe(true)
  }
})

test('more bytes than the limit are refused, announced or not', async () => {
  for (const isAnnounced of [true, false])
    expect(await readAs(bytesOf(limitBytes + 1), isAnnounced)).toBe('body_too_large')
})
