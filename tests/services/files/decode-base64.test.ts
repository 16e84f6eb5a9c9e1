import { describe, expect, test } from 'vitest'
import { decodeBase64, decodeBase64InParts } from '#server/services/files/decode-base64'

/** Bytes of a length, each of its own value among its neighbours. */
const bytesOf = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, index) => (index * 7) % 256))

describe('a text that is decoded in parts', () => {
  // A part has 262 144 characters, which are 196 608 bytes.
  test.each([0, 1, 2, 3, 196_607, 196_608, 196_609, 500_000])('of %d bytes is that of one go', async length => {
    const text = bytesOf(length).toString('base64')
    const decoded = await decodeBase64InParts(text)
    expect(decoded && Buffer.from(decoded)).toEqual(decodeBase64(text))
  })

  const long = bytesOf(400_000).toString('base64')
  test.each([
    ['no text', ''],
    ['a sign of another alphabet', `${long.slice(0, 300_000)}_${long.slice(300_001)}`],
    ['a line break', `${long.slice(0, 300_000)}\n${long.slice(300_001)}`],
    ['padding within', `${long.slice(0, 262_142)}==${long.slice(262_144)}`],
    ['a length that is none', long.slice(0, -1)],
    ['unused bits', 'QR=='],
  ])('is none with %s', async (_, text) => {
    expect(await decodeBase64InParts(text)).toBeUndefined()
    expect(decodeBase64(text)).toBeUndefined()
  })

  test('gives way to others between its parts', async () => {
    const order: string[] = []
    const decoding = decodeBase64InParts(bytesOf(1_000_000).toString('base64')).then(() => order.push('decoded'))
    setImmediate(() => order.push('other'))
    await decoding
    expect(order).toEqual(['other', 'decoded'])
  })
})
