import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createSessionTokens, isTokenShaped } from '#server/access/session-tokens'
import type { PublicKey, Session } from '#server/ports/accounts'

const start = new Date('2026-11-21T12:00:00Z')
const seconds = (at: Date): number => at.getTime() / 1000

const session: Session = {
  id: 'ses_1',
  userId: 'usr_1',
  createdAt: '2026-11-21T11:00:00.000Z',
  expiresAt: '2026-12-05T11:00:00.000Z',
  user: { name: 'Ada', email: 'ada@agency.example', twoFactor: false, createdAt: '2026-11-21T11:00:00.000Z' },
  needsSecondStep: false,
  secondStepDueAt: undefined,
}

const opened = async () => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const jwk = { ...((await exportJWK(publicKey)) as PublicKey), kid: 'jwk_1', alg: 'EdDSA' }
  const world = { now: start, isOver: false, asked: 0, keysAsked: 0, keys: [jwk] as PublicKey[] }
  const tokens = createSessionTokens({
    accounts: {
      jwks: async () => {
        world.keysAsked += 1
        return { keys: world.keys }
      },
      sessionById: async id => {
        world.asked += 1
        return id === session.id && !world.isOver ? session : undefined
      },
    },
    issuer: 'valorem',
    audience: 'valorem',
    now: () => world.now,
  })
  const claims = { sid: 'ses_1', sub: 'usr_1', iat: seconds(start), exp: seconds(start) + 900 }
  const signed = (changes: object = {}, { issuer = 'valorem', audience = 'valorem', kid = 'jwk_1' } = {}) =>
    new SignJWT({ ...claims, ...changes, iss: issuer, aud: audience })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .sign(privateKey)
  return { world, tokens, signed, jwk, claims }
}

test('a good token names its session', async () => {
  const { tokens, signed } = await opened()
  expect(await tokens.find(await signed())).toEqual(session)
})

test.each([
  ['another audience', {}, { audience: 'elsewhere' }],
  ['another issuer', {}, { issuer: 'https://elsewhere.example' }],
  ['an unknown key', {}, { kid: 'jwk_2' }],
  ['an end in the past', { iat: seconds(start) - 1000, exp: seconds(start) - 6 }, {}],
  ['no session', { sid: undefined }, {}],
  ['an unknown session', { sid: 'ses_2' }, {}],
  ['another user', { sub: 'usr_2' }, {}],
  ['no end', { exp: undefined }, {}],
  ['a clock 6 seconds ahead', { iat: seconds(start) + 6, exp: seconds(start) + 906 }, {}],
  ['an end in a year', { exp: seconds(start) + 31_536_000 }, {}],
  ['an end a second after those of ours', { exp: seconds(start) + 901 }, {}],
  ['a start an hour ago, and an end to come', { iat: seconds(start) - 3600, exp: seconds(start) + 60 }, {}],
])('a token with %s names none', async (_, changes, names) => {
  const { tokens, signed } = await opened()
  expect(await tokens.find(await signed(changes, names))).toBeUndefined()
})

test.each([
  ['4 seconds ahead', { iat: seconds(start) + 4, exp: seconds(start) + 904 }],
  ['4 seconds behind', { iat: seconds(start) - 904, exp: seconds(start) - 4 }],
])('a replica whose clock is %s signs good tokens', async (_, changes) => {
  const { tokens, signed } = await opened()
  expect(await tokens.find(await signed(changes))).toEqual(session)
})

test('a changed token, one without a signature and one signed with the public key name none', async () => {
  const { tokens, signed, jwk, claims } = await opened()
  const [head = '', payload = '', signature = ''] = (await signed()).split('.')
  const other = Buffer.from(JSON.stringify({ ...claims, sub: 'usr_2' })).toString('base64url')
  expect(await tokens.find(`${head}.${other}.${signature}`)).toBeUndefined()
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  expect(await tokens.find(`${none}.${payload}.`)).toBeUndefined()
  const symmetric = await new SignJWT({ ...claims, iss: 'valorem', aud: 'valorem' })
    .setProtectedHeader({ alg: 'HS256', kid: 'jwk_1' })
    .sign(new TextEncoder().encode(jwk.x))
  expect(await tokens.find(symmetric)).toBeUndefined()
})

test('a session that ended ends its tokens within three seconds, and is asked for once in them', async () => {
  const { world, tokens, signed } = await opened()
  const token = await signed()
  await tokens.find(token)
  await tokens.find(token)
  expect(world.asked).toBe(1)
  world.isOver = true
  world.now = new Date(start.getTime() + 3000)
  expect(await tokens.find(token)).toBeUndefined()
})

test('an unknown key looks the keys up again, at most every ten seconds', async () => {
  const { world, tokens, signed, jwk } = await opened()
  await tokens.find(await signed())
  world.keys = [{ ...jwk, kid: 'jwk_2' }]
  const later = await signed({}, { kid: 'jwk_2' })
  expect(await tokens.find(later)).toBeUndefined()
  expect(world.keysAsked).toBe(1)
  world.now = new Date(start.getTime() + 10_000)
  expect(await tokens.find(later)).toEqual(session)
  expect(world.keysAsked).toBe(2)
})

test('a library that could not be loaded is loaded again by the next token', async () => {
  const { world, signed, jwk } = await opened()
  let isAway = true
  const tokens = createSessionTokens(
    {
      accounts: { jwks: async () => ({ keys: [jwk] }), sessionById: async () => session },
      ...{ issuer: 'valorem', audience: 'valorem', now: () => world.now },
    },
    async () => {
      if (isAway) throw new Error('no such module')
      return import('jose')
    },
  )
  await expect(tokens.find(await signed())).rejects.toThrow('no such module')
  isAway = false
  expect(await tokens.find(await signed())).toEqual(session)
})

test('keys that could not be read are read again', async () => {
  let isAway = true
  const tokens = createSessionTokens({
    accounts: {
      jwks: async () => {
        if (isAway) throw new Error('gone')
        return { keys: [] }
      },
      sessionById: async () => session,
    },
    ...{ issuer: 'valorem', audience: 'valorem', now: () => start },
  })
  const { signed } = await opened()
  await expect(tokens.find(await signed())).rejects.toThrow('gone')
  isAway = false
  expect(await tokens.find(await signed())).toBeUndefined()
})

test.each([
  ['eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2ln', true],
  ['eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', true],
  ['eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0', false],
  ['vk_live_0000', false],
])('%s looks like a token: %s', (text, isOne) => {
  expect(isTokenShaped(text)).toBe(isOne)
})
