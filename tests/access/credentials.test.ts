import { expect, test } from 'vitest'
import { createKeyFinder, readCredential } from '#server/access/credentials'
import { createKeyText, hashKey } from '#server/access/keys'
import { createSandbox } from '#server/access/sandbox'
import type { ApiKey, KeyStore } from '#server/ports/key-store'

test.each([
  ['X-API-Key alone', { xApiKey: 'abc', authorization: undefined }, { key: 'abc' }],
  ['Bearer alone', { xApiKey: undefined, authorization: 'Bearer abc' }, { key: 'abc' }],
  [
    'bearer in small letters and with more spaces',
    { xApiKey: undefined, authorization: 'bearer   abc ' },
    { key: 'abc' },
  ],
  ['both with the same key', { xApiKey: 'abc', authorization: 'Bearer abc' }, { key: 'abc' }],
  ['an empty X-API-Key beside a Bearer', { xApiKey: '', authorization: 'Bearer abc' }, { key: 'abc' }],
  ['different keys', { xApiKey: 'abc', authorization: 'Bearer abd' }, { refused: 'conflicting_credentials' }],
  ['a key and another scheme', { xApiKey: 'abc', authorization: 'Basic eA==' }, { refused: 'conflicting_credentials' }],
  ['neither', { xApiKey: undefined, authorization: undefined }, { refused: 'missing_credential' }],
  ['both empty', { xApiKey: ' ', authorization: '' }, { refused: 'missing_credential' }],
])('%s', (_, headers, credential) => {
  expect(readCredential(headers)).toEqual(credential)
})

test.each(['Basic eA==', 'Bearer', 'Bearer ', 'Bearer two words', 'abc', 'Bearerabc'])(
  'an Authorization of "%s" is answered how it must read',
  authorization => {
    expect(readCredential({ xApiKey: undefined, authorization })).toEqual({
      refused: 'missing_credential',
      message: 'The Authorization header carries no API key: it must read `Bearer KEY`.',
    })
  },
)

const secretOf = (number: number) => createKeyText('secret', () => new Uint8Array(32).fill(number))
const secret = secretOf(1)
const proKey: ApiKey = {
  id: 'key_1',
  name: 'Agency',
  tier: 'pro',
  kind: 'secret',
  origins: [],
  prefix: secret.slice(0, 12),
  lastFour: secret.slice(-4),
  createdAt: '2026-11-21T10:00:00.000Z',
}

/** A store of one key that can be changed from outside and counts how often it is asked. */
const storeOf = (stored: ApiKey) => {
  const state = { stored, asked: 0, isBroken: false }
  const unused = async () => {
    throw new Error('not asked here')
  }
  const keys: KeyStore = {
    byHash: async hash => {
      state.asked += 1
      if (state.isBroken) throw new Error('the disk is gone')
      return hash === hashKey(secret) ? state.stored : undefined
    },
    create: unused,
    list: unused,
    revoke: unused,
    replaceOrigins: async () => false,
    setTier: unused,
  }
  return { state, keys }
}

const finding = () => {
  const clock = { at: 1_000_000 }
  const { state, keys } = storeOf(proKey)
  return {
    clock,
    state,
    ...createKeyFinder({ keys, sandbox: createSandbox('vk_sandbox_public'), now: () => clock.at }),
  }
}

test('a known key is found and the store is asked once in three seconds', async () => {
  const { clock, state, find } = finding()
  expect(await find(secret)).toBe(proKey)
  clock.at += 2999
  expect(await find(secret)).toBe(proKey)
  expect(state.asked).toBe(1)
  clock.at += 1
  expect(await find(secret)).toBe(proKey)
  expect(state.asked).toBe(2)
})

test('a revocation and a change of tier take effect after three seconds at most', async () => {
  const { clock, state, find } = finding()
  await find(secret)
  state.stored = { ...proKey, tier: 'enterprise', revokedAt: '2026-11-21T10:05:00.000Z' }
  clock.at += 3000
  expect(await find(secret)).toMatchObject({ tier: 'enterprise', revokedAt: '2026-11-21T10:05:00.000Z' })
})

test('a key that is asked for all the time is not remembered any longer', async () => {
  const { clock, state, find } = finding()
  for (let step = 0; step < 30; step += 1) {
    await find(secret)
    clock.at += 100
  }
  state.stored = { ...proKey, tier: 'free' }
  expect(await find(secret)).toMatchObject({ tier: 'free' })
})

test('a clock that was put back does not let a revoked key live', async () => {
  const { clock, state, find } = finding()
  await find(secret)
  state.stored = { ...proKey, revokedAt: '2026-11-21T10:05:00.000Z' }
  clock.at -= 3_600_000
  expect(await find(secret)).toHaveProperty('revokedAt')
})

test('a hundred requests at once with one key ask the store once', async () => {
  const { state, find } = finding()
  const found = await Promise.all(Array.from({ length: 100 }, () => find(secret)))
  expect(new Set(found)).toEqual(new Set([proKey]))
  expect(state.asked).toBe(1)
})

test('a well-formed key that nobody has is remembered as unknown', async () => {
  const { state, find } = finding()
  expect(await find(secretOf(2))).toBeUndefined()
  expect(await find(secretOf(2))).toBeUndefined()
  expect(state.asked).toBe(1)
})

test('texts without the form of a key never reach the store', async () => {
  const { state, find } = finding()
  const texts = ['', 'abc', `${secret}x`, secret.slice(0, -1), '"; drop table api_key', 'é'.repeat(10_000)]
  expect(await Promise.all(texts.map(find))).toEqual(texts.map(() => undefined))
  expect(state.asked).toBe(0)
})

test('the sandbox key is found without the store, and only while the sandbox is on', async () => {
  const { state, find } = finding()
  expect(await find('vk_sandbox_public')).toMatchObject({ name: 'sandbox', tier: 'sandbox', kind: 'sandbox' })
  expect(state.asked).toBe(0)
  const withoutSandbox = createKeyFinder({ keys: storeOf(proKey).keys, now: () => 0 })
  expect(await withoutSandbox.find('vk_sandbox_public')).toBeUndefined()
})

test('a failure of the store is reported to everybody who waits, and not remembered', async () => {
  const { state, find } = finding()
  state.isBroken = true
  const ends = await Promise.allSettled([find(secret), find(secret)])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  state.isBroken = false
  expect(await find(secret)).toBe(proKey)
})

test('a key is remembered as good or bad for longer than it is believed, and without asking', async () => {
  const { clock, state, find, getLastValidity } = finding()
  const unknown = secretOf(2)
  expect([getLastValidity(secret), getLastValidity(unknown)]).toEqual([undefined, undefined])
  await find(secret)
  await find(unknown)
  clock.at += 3_600_000
  expect([getLastValidity(secret), getLastValidity(unknown)]).toEqual(['good', 'bad'])
  state.stored = { ...proKey, revokedAt: '2026-11-21T10:05:00.000Z' }
  await find(secret)
  expect(getLastValidity(secret)).toBe('bad')
  expect(state.asked).toBe(3)
})

test('a text without the form of a key is bad without being getLastValidity, the sandbox key good', () => {
  const { getLastValidity } = finding()
  expect([getLastValidity('vk_live_nobody'), getLastValidity('vk_sandbox_public')]).toEqual(['bad', 'good'])
})

test('twelve thousand invented keys push no good key out', async () => {
  const { find, getLastValidity } = finding()
  await find(secret)
  const bytesOf = (number: number) => {
    const bytes = new Uint8Array(32)
    new DataView(bytes.buffer).setUint32(0, number + 1000)
    return bytes
  }
  for (let number = 0; number < 12_000; number += 1) await find(createKeyText('secret', () => bytesOf(number)))
  expect(getLastValidity(secret)).toBe('good')
})
