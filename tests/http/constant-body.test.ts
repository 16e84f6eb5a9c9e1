import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createConstantBodies } from '#server/http/answers/constant-body'

/** Data that compress to more than a block of either coding. */
const data = { rows: Array.from({ length: 6000 }, (_, row) => ({ row, name: `Esch-sur-Alzette ${row ** 2 % 9973}` })) }

const answerWith = (requestId: string) => ({
  success: true as const,
  data,
  meta: { api_key_name: 'é "€" 𝄞', requestId },
})

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => bytes }

describe('kept bodies', () => {
  test.each(['br', 'gzip', 'identity'] as const)('are the JSON of each caller, in %s', async coding => {
    const bodies = createConstantBodies()
    for (const requestId of ['one', 'two', 'x'.repeat(60_000)]) {
      const answer = answerWith(requestId)
      const made = await bodies.build('law', answer, coding)
      expect(made?.coding).toBe(coding)
      expect(unpack[coding](made?.bytes ?? Buffer.alloc(0)).toString()).toBe(JSON.stringify(answer))
    }
  })

  test('of two names are two, and those of one name are made once', async () => {
    const bodies = createConstantBodies()
    const first = await bodies.build('a', { success: true, data: { a: 1 }, meta: {} }, 'identity')
    const again = await bodies.build('a', { success: true, data: { a: 2 }, meta: {} }, 'identity')
    const other = await bodies.build('b', { success: true, data: { a: 2 }, meta: {} }, 'identity')
    expect([first, again, other].map(made => String(made?.bytes))).toEqual([
      '{"success":true,"data":{"a":1},"meta":{}}',
      '{"success":true,"data":{"a":1},"meta":{}}',
      '{"success":true,"data":{"a":2},"meta":{}}',
    ])
  })

  test('that are short are not compressed', async () => {
    const made = await createConstantBodies().build('a', { success: true, data: {}, meta: {} }, 'br')
    expect(made?.coding).toBe('identity')
  })

  test('whose own part is longer than one block are left to others', async () => {
    const answer = answerWith('x'.repeat(70_000))
    expect(await createConstantBodies().build('law', answer, 'br')).toBeUndefined()
    expect(await createConstantBodies().build('law', answer, 'gzip')).toBeUndefined()
    expect((await createConstantBodies().build('law', answer, 'identity'))?.bytes.toString()).toBe(
      JSON.stringify(answer),
    )
  })

  test('that are dropped while they are made count nothing: later ones are kept', async () => {
    const bodies = createConstantBodies(6000)
    const build = (name: string, value: string) =>
      bodies.build(name, { success: true, data: value.padEnd(2000), meta: 0 }, 'br').then(made => String(made?.bytes))
    await Promise.all(Array.from({ length: 20 }, (_, at) => build(`entry ${at}`, 'first')))
    const kept = await build('later', 'first')
    expect(await build('later', 'second')).toBe(kept)
  })

  test('beyond the limit are dropped, the one that was used last stays', async () => {
    // Each takes a hundred bytes and 500 beside its body.
    const bodies = createConstantBodies(1300)
    const build = (name: string, value: string) =>
      bodies
        .build(name, { success: true, data: value.padEnd(76), meta: 0 }, 'identity')
        .then(made => String(made?.bytes))
    await build('a', 'first')
    await build('b', 'first')
    await build('a', 'first')
    await build('c', 'first')
    expect(await build('a', 'second')).toContain('first')
    expect(await build('b', 'second')).toContain('second')
  })
})
