import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { Lookup } from '#server/adapters/webhooks/receiver-address'
import { call, receiver, sender, socketReceiver } from './world.ts'

const name = 'hooks.agency.example'
const url = `https://${name}/valorem`

/** A sender whose names have these addresses, and the connections that it opened. */
const resolving = (addresses: readonly string[], more: { privateHosts?: readonly string[] } = {}) => {
  const opened: string[] = []
  const lookup: Lookup = async () => addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
  const to = sender(
    {
      lookup,
      ownAddresses: () => ['9.9.9.9', '2a00:1450::9'],
      connect: address => {
        opened.push(address)
        // A port on which nobody listens.
        return connect(1, '127.0.0.1')
      },
    },
    more,
  )
  return { to, opened }
}

describe('a name that leads inside is refused, and nothing is opened', () => {
  test.each([
    ['this machine', ['127.0.0.1']],
    ['this machine, IPv6', ['::1']],
    ['everywhere', ['0.0.0.0']],
    ['a private network', ['10.1.2.3']],
    ['metadata of clouds', ['169.254.169.254']],
    ['metadata of clouds, IPv6', ['fd00:ec2::254']],
    ['IPv4 in IPv6', ['::ffff:10.0.0.1']],
    ['NAT64', ['64:ff9b::a00:1']],
    ['6to4', ['2002:a00:1::']],
    ['link local', ['fe80::1']],
    ['an address of this machine', ['9.9.9.9']],
    ['an address of this machine, IPv6', ['2a00:1450:0::9']],
    ['a public one and a private one', ['93.184.215.14', '192.168.1.1']],
    ['a private one behind many', [...Array.from({ length: 30 }, (_, index) => `93.184.215.${index}`), '10.0.0.1']],
    ['a public one and this machine by IPv6', ['93.184.215.14', '::1']],
  ])('%s', async (_, addresses) => {
    const { to, opened } = resolving(addresses)
    expect(await to.send(call(url))).toEqual({ taken: false, fault: 'address', ms: expect.any(Number) })
    expect(opened).toEqual([])
  })
})

test('an alias is judged by where it leads: the lookup follows it, and its addresses count', async () => {
  const asked: string[] = []
  const to = sender({
    lookup: async host => {
      asked.push(host)
      return [{ address: '10.0.0.5', family: 4 }]
    },
  })
  expect(await to.send(call('https://alias-of-intranet.example/'))).toMatchObject({ fault: 'address' })
  expect(asked).toEqual(['alias-of-intranet.example'])
})

test('of two families, IPv4 is connected to', async () => {
  const { to, opened } = resolving(['2606:4700:4700::1111', '93.184.215.14'])
  await to.send(call(url))
  expect(opened).toEqual(['93.184.215.14'])
})

test('a name that changes its address between lookup and connection gains nothing: it is looked up once', async () => {
  const { port } = await receiver((_, response) => void response.end())
  const answers = ['93.184.215.14', '127.0.0.1']
  let lookups = 0
  const opened: string[] = []
  const to = sender({
    lookup: async () => [{ address: answers[lookups++] ?? '', family: 4 }],
    connect: address => {
      opened.push(address)
      return connect(1, '127.0.0.1')
    },
  })
  await to.send(call(`https://${name}:${port}/`))
  expect([lookups, opened]).toEqual([1, ['93.184.215.14']])
  // At the next attempt its new address is seen, and refused.
  expect(await to.send(call(`https://${name}:${port}/`))).toMatchObject({ fault: 'address' })
  expect(opened).toHaveLength(1)
})

test('a connection that ends up elsewhere is closed before its first byte', async () => {
  let bytes = 0
  const { port } = await socketReceiver(socket => void socket.on('data', chunk => (bytes += chunk.length)))
  const to = sender({
    lookup: async () => [{ address: '93.184.215.14', family: 4 }],
    connect: () => connect(port, '127.0.0.1'),
  })
  expect(await to.send(call(url))).toMatchObject({ taken: false, fault: 'address' })
  expect(bytes).toBe(0)
})

test('names that the operator trusts may lead anywhere', async () => {
  const { to, opened } = resolving(['10.0.0.5'], { privateHosts: ['crm.internal'] })
  expect(await to.send(call('https://crm.internal/lead'))).toMatchObject({ fault: 'connect' })
  expect(opened).toEqual(['10.0.0.5'])
  expect(await to.send(call('https://other.internal/lead'))).toMatchObject({ fault: 'address' })
  expect(await to.send(call('https://sub.crm.internal/lead'))).toMatchObject({ fault: 'address' })
})

describe('an address that was stored is judged by its form again', () => {
  test.each([
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'http://hooks.agency.example/',
    'https://localhost/',
    'https://hooks.agency.example:22/',
    'http://127.0.0.1:3000/',
    'no address',
  ])('%s', async stored => {
    const { to, opened } = resolving(['93.184.215.14'])
    expect(await to.send(call(stored))).toMatchObject({ taken: false, fault: 'address' })
    expect(opened).toEqual([])
  })
})

describe('a name that is not found', () => {
  test('has no address', async () => {
    const { to } = resolving([])
    expect(await to.send(call(url))).toMatchObject({ taken: false, fault: 'dns' })
  })

  test('is unknown', async () => {
    const to = sender({ lookup: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })) })
    expect(await to.send(call(url))).toMatchObject({ taken: false, fault: 'dns' })
  })

  test('takes longer than it may', async () => {
    const never = Promise.withResolvers<never>()
    const to = sender({ lookup: () => never.promise, lookupMs: 20 })
    expect(await to.send(call(url))).toMatchObject({ taken: false, fault: 'dns' })
    never.reject(new Error('the test is over'))
  })

  test('keeps two threads at most, and who waits for them is told in time', async () => {
    const held = Promise.withResolvers<{ address: string; family: number }[]>()
    let lookups = 0
    const to = sender({
      lookup: () => {
        lookups++
        return held.promise
      },
      lookupMs: 50,
    })
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => to.send(call(url))))
    expect(outcomes.map(outcome => !outcome.taken && outcome.fault)).toEqual(Array(6).fill('dns'))
    expect(lookups).toBe(2)
    held.resolve([])
    // Those that nobody waits for any more are not begun.
    await new Promise(setImmediate)
    expect(lookups).toBe(2)
  })
})
