import { expect, test } from 'vitest'
import { watchUsage } from '#server/access/watched-usage'
import type { UsageStore } from '#server/ports/usage-store'

const day = '2026-11-21'

/** Counts of a store that a test breaks and mends. */
const breakable = () => {
  const rows = new Map<string, number>()
  const store = { isBroken: false, written: 0 }
  const add = async (keyId: string, by: number): Promise<number> => {
    if (store.isBroken) throw new Error('no room')
    store.written += 1
    rows.set(keyId, (rows.get(keyId) ?? 0) + by)
    return rows.get(keyId) ?? 0
  }
  const usage: UsageStore = {
    count: keyId => add(keyId, 1),
    giveBack: async keyId => void (await add(keyId, -1)),
    used: async keyId => rows.get(keyId) ?? 0,
  }
  const told: string[] = []
  const watched = watchUsage(usage, {
    away: cause => void told.push(`away: ${Object(cause).message}`),
    back: () => void told.push('back'),
  })
  return { store, rows, told, watched }
}

test('while counts are written nothing is tried', async () => {
  const { store, watched } = breakable()
  expect(await watched.count('key_a', day)).toBe(1)
  expect(await watched.isWritable(day)).toBe(true)
  expect(store.written).toBe(1)
})

test('before the first count one is tried, once: a store that only reads is not writable', async () => {
  const { store, rows, watched } = breakable()
  store.isBroken = true
  await expect(watched.isWritable(day)).rejects.toThrow('no room')
  store.isBroken = false
  expect(await watched.isWritable(day)).toBe(true)
  const { written } = store
  expect(await watched.isWritable(day)).toBe(true)
  expect(store.written).toBe(written)
  expect([...rows]).toEqual([['readiness', 0]])
})

test('after a count that failed it is not writable until one is written, whoever writes it', async () => {
  const { store, rows, watched } = breakable()
  store.isBroken = true
  await expect(watched.count('key_a', day)).rejects.toThrow('no room')
  await expect(watched.isWritable(day)).rejects.toThrow('no room')
  await expect(watched.isWritable(day)).rejects.toThrow('no room')
  store.isBroken = false
  expect(await watched.isWritable(day)).toBe(true)
  // What was tried is taken back, and belongs to no key.
  expect([...rows]).toEqual([['readiness', 0]])
})

test('a count of a request shows that it is writable again', async () => {
  const { store, watched } = breakable()
  store.isBroken = true
  await expect(watched.count('key_a', day)).rejects.toThrow('no room')
  store.isBroken = false
  await watched.count('key_a', day)
  const { written } = store
  expect(await watched.isWritable(day)).toBe(true)
  expect(store.written).toBe(written)
})

test('an outage of any length is told once when it begins and once when it is over', async () => {
  const { store, told, watched } = breakable()
  for (const round of [1, 2]) {
    store.isBroken = true
    for (let at = 0; at < 20; at += 1) await expect(watched.count('key_a', day)).rejects.toThrow('no room')
    store.isBroken = false
    for (let at = 0; at < 20; at += 1) await watched.count('key_a', day)
    expect(told).toEqual(Array.from({ length: round }, () => ['away: no room', 'back']).flat())
  }
})
