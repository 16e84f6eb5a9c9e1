import { networkInterfaces } from 'node:os'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPublicAddress, listOwnAddresses } from '#server/adapters/webhooks/public-addresses'

describe('addresses of the public internet', () => {
  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2000::',
    '2001:200::1',
    '2a00:1450:4001:80e::200e',
    '2606:4700:4700::1111',
  ])('%s is one', address => {
    expect(isPublicAddress(address, [])).toBe(true)
  })
})

describe("rows of IANA's registries, their first and last address", () => {
  test.each([
    ['this network', '0.0.0.0', '0.255.255.255'],
    ['private use', '10.0.0.0', '10.255.255.255'],
    ['shared by carriers', '100.64.0.0', '100.127.255.255'],
    ['loopback', '127.0.0.1', '127.255.255.255'],
    ['link local, metadata of clouds', '169.254.0.0', '169.254.169.254'],
    ['private use', '172.16.0.0', '172.31.255.255'],
    ['protocols', '192.0.0.0', '192.0.0.255'],
    ['documentation', '192.0.2.1', '192.0.2.255'],
    ['AS112', '192.31.196.0', '192.175.48.255'],
    ['AMT', '192.52.193.0', '192.52.193.255'],
    ['6to4 relays', '192.88.99.0', '192.88.99.255'],
    ['private use', '192.168.0.0', '192.168.255.255'],
    ['benchmarks', '198.18.0.0', '198.19.255.255'],
    ['documentation', '198.51.100.0', '203.0.113.255'],
    ['multicast', '224.0.0.1', '239.255.255.255'],
    ['reserved, broadcast', '240.0.0.0', '255.255.255.255'],
    ['unspecified, loopback', '::', '::1'],
    ['IPv4, mapped', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
    ['IPv4, compatible', '::127.0.0.1', '::8.8.8.8'],
    ['IPv4, translated', '::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8'],
    ['NAT64', '64:ff9b::a00:1', '64:ff9b::808:808'],
    ['NAT64 of a network', '64:ff9b:1::1', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
    ['discard only', '100::', '100::ffff:ffff:ffff:ffff'],
    ['Teredo', '2001::1', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['protocols', '2001:1::1', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['documentation', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['6to4', '2002::', '2002:a00:1::1'],
    ['AS112', '2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
    ['documentation', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['segment routing', '5f00::', '5f00::1'],
    ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['link local', 'fe80::1', 'febf::1'],
    ['link local with its zone', 'fe80::1%eth0', '2a00:1450::1%eth0'],
    ['multicast', 'ff02::1', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ])('%s: neither %s nor %s', (_, first, last) => {
    expect([first, last].map(address => isPublicAddress(address, []))).toEqual([false, false])
  })
})

test('what is no address is none of the public internet', () => {
  for (const text of ['', 'hooks.agency.example', '8.8.8', '[2a00::1]', '8.8.8.8:443'])
    expect(isPublicAddress(text, []), text).toBe(false)
})

test('every IPv4 address inside IPv6, by whatever way, is refused', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  const prefixes = fc.constantFrom('::', '::ffff:', '::ffff:0:', '64:ff9b::', '64:ff9b:1::')
  void fc.assert(
    fc.property(prefixes, fc.tuple(byte, byte, byte, byte), (prefix, bytes) => {
      expect(isPublicAddress(`${prefix}${bytes.join('.')}`, [])).toBe(false)
    }),
  )
})

describe('addresses of this machine', () => {
  test('are refused, in any spelling', () => {
    const own = ['9.9.9.9', '2a00:1450::1']
    expect(isPublicAddress('9.9.9.9', own)).toBe(false)
    expect(isPublicAddress('2a00:1450:0:0:0:0:0:1', own)).toBe(false)
    expect(isPublicAddress('9.9.9.10', own)).toBe(true)
  })

  test('are those of its interfaces', () => {
    const all = Object.values(networkInterfaces()).flatMap(list => list ?? [])
    expect(listOwnAddresses().sort()).toEqual(all.map(({ address }) => address).sort())
  })
})
