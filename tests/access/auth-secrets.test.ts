import { expect, test } from 'vitest'
import { createDeviceCookie } from '#server/access/device-cookie'
import { createProofs } from '#server/access/proof-of-work'
import { renewSignatures } from '#server/adapters/accounts/library-secrets'
import { parseAuthSecrets } from '#server/config/auth-secrets'
import { stopLinks } from '#server/services/leads/stop-links'

const [one, two] = ['1'.repeat(32), '2'.repeat(200)]

test.each([
  [one, { current: one, accepted: [one], named: [] }],
  ['with: a colon, and a comma, as a plain value', { named: [] }],
  // Too short for a value with an id; as a whole it was taken before ids were read.
  [`valorem:${'3'.repeat(31)}`, { current: `valorem:${'3'.repeat(31)}`, named: [] }],
  [`a:${one}`, { current: one, accepted: [one, `a:${one}`], named: [{ id: 'a', value: one }] }],
  [`b:${two},a:${one}`, { current: two, accepted: [two, one] }],
  [`b:${one}, a:${two}`, { current: one, named: [{ id: 'b' }, { id: 'a' }] }],
])('%s is read', (text, secrets) => {
  expect(parseAuthSecrets(text)).toMatchObject(secrets)
})

test.each([
  '',
  one.slice(1),
  `${two}2`,
  `b:${one},a:short`,
  `b:${one},${one}`,
  `b:${one},b:${two}`,
  `c:${one},b:${two},a:${one}`,
  `b:${two}2`,
  'x'.repeat(100_000),
])('%s is refused', text => {
  expect(parseAuthSecrets(text)).toBeUndefined()
})

test('links, proofs and cookies of the former value are taken until it is gone', () => {
  const lists = [[one], [two, one], [two]] as const
  const [before, both, after] = lists.map(secrets => ({
    links: stopLinks({ origin: 'https://valorem.example', secrets }),
    devices: createDeviceCookie({ secrets, isLoopback: true }),
    proofs: createProofs(secrets),
  }))
  if (!before || !both || !after) throw new Error('three were created')
  const token = new URL(before.links.linkOf('org_1', 'ada@agency.example')).searchParams.get('token') ?? ''
  const cookie = before.devices.remember('usr_1').split(';')[0] ?? ''
  const taken = [before, both, after].map(({ links, devices }) => [
    links.isFor(token, 'org_1', 'ada@agency.example'),
    devices.userOf(cookie),
  ])
  expect(taken).toEqual([
    [true, 'usr_1'],
    [true, 'usr_1'],
    [false, undefined],
  ])
  // What is new is made with the current value.
  const renewed = both.devices.remember('usr_1').split(';')[0] ?? ''
  expect([before.devices.userOf(renewed), after.devices.userOf(renewed)]).toEqual([undefined, 'usr_1'])
  const [contact, now] = [{ keyId: 'key', leadId: 'lead' }, new Date('2026-11-21T12:00:00Z')]
  const challenges = [before, both, after].map(({ proofs }) => proofs.createChallenge(contact, now).token)
  expect([challenges[0] === challenges[1], challenges[1] === challenges[2]]).toEqual([false, true])
})

test('only the cookies of the library are signed again, and only where the signature is right', () => {
  const secrets = { current: two, accepted: [two, one], named: [] } as const
  for (const cookies of ['', 'a=b; valorem_session', 'valorem_session=x.y', 'valorem_session=%', 'other=x.y;;=;'])
    expect(renewSignatures(cookies, secrets)).toBe(cookies)
})
