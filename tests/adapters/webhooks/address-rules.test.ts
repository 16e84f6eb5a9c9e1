import { describe, expect, test } from 'vitest'
import { type AddressRules, findAddressFault } from '#server/adapters/webhooks/address-rules'

const rules: AddressRules = {
  publicUrl: 'https://api.valorem.example',
  isLoopback: false,
  privateHosts: ['crm.internal', 'crm'],
  ownPort: 3000,
}

test.each([
  'https://hooks.agency.example/valorem',
  'https://hooks.agency.example:443/valorem?source=site',
  'https://hooks.agency.example:8443/',
  'https://hooks.agency.example:1024/',
  'https://bücher.example/lead',
  'https://localhost.agency.example/',
  'https://internal-tools.example/',
  'https://valorem.example/',
  'https://crm.internal/lead',
  'https://crm:8443/lead',
])('%s may be asked', url => {
  expect(findAddressFault(url, rules)).toBeUndefined()
})

test.each([
  ['', 'url'],
  ['hooks.agency.example', 'url'],
  ['/lead', 'url'],
  ['https://', 'url'],
  ['https://hooks.agency.example/a b', 'url'],
  ['https://hooks.agency.example/\tlead', 'url'],
  [' https://hooks.agency.example/', 'url'],
  ['https:\\\\hooks.agency.example\\', 'url'],
  ['https://hooks.agency.example/\u0000', 'url'],
  ['https://999.999.999.999/', 'url'],
  ['http://hooks.agency.example/', 'scheme'],
  ['ftp://hooks.agency.example/', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['data:text/plain,x', 'scheme'],
  ['gopher://hooks.agency.example/', 'scheme'],
  ['https://user@hooks.agency.example/', 'user'],
  ['https://user:word@hooks.agency.example/', 'user'],
  ['https://hooks.agency.example@10.0.0.1/', 'user'],
  ['https://hooks.agency.example/#part', 'fragment'],
  ['https://hooks.agency.example/#', 'fragment'],
  ['https://hooks.agency.example:80/', 'port'],
  ['https://hooks.agency.example:22/', 'port'],
  ['https://hooks.agency.example:1023/', 'port'],
  ['https://hooks.agency.example:0/', 'port'],
  [`https://hooks.agency.example/${'a'.repeat(472)}`, 'length'],
  ['https://api.valorem.example/api/v1/leads', 'own'],
  ['https://API.VALOREM.EXAMPLE:8443/', 'own'],
])('%j is refused: %s', (url, fault) => {
  expect(findAddressFault(url, rules)).toBe(fault)
})

describe('a host that is no name of public DNS', () => {
  test.each([
    ['dotted', '127.0.0.1'],
    ['decimal', '2130706433'],
    ['octal', '0177.0.0.1'],
    ['octal, whole', '017700000001'],
    ['hexadecimal', '0x7f000001'],
    ['hexadecimal by part', '0x7f.0x0.0x0.0x1'],
    ['short', '127.1'],
    ['zero', '0'],
    ['full-width digits', '１２７.０.０.１'],
    ['circled digits', '①②⑦.⓪.⓪.①'],
    ['ideographic full stops', '127。0。0。1'],
    ['percent signs', '%31%32%37.0.0.1'],
    ['trailing dot', '127.0.0.1.'],
    ['metadata of clouds', '169.254.169.254'],
    ['metadata, decimal', '2852039166'],
    ['public all the same', '8.8.8.8'],
    ['IPv6 loopback', '[::1]'],
    ['IPv6, everywhere', '[::]'],
    ['IPv4 in IPv6', '[::ffff:127.0.0.1]'],
    ['IPv4 in IPv6, hexadecimal', '[::ffff:7f00:1]'],
    ['NAT64', '[64:ff9b::7f00:1]'],
    ['6to4', '[2002:7f00:1::]'],
    ['public IPv6', '[2a00:1450:4001:80e::200e]'],
    ['name without a dot', 'intranet'],
    ['dot at the end alone', 'intranet.'],
    ['local', 'printer.local'],
    ['localhost', 'localhost'],
    ['below localhost', 'a.localhost'],
    ['capitals', 'LOCALHOST'],
    ['dot at the end of localhost', 'localhost.'],
    ['internal', 'metadata.google.internal'],
    ['home.arpa', 'router.home.arpa'],
    ['onion', 'abcdefghijklmnop.onion'],
    ['name with a dot at its end', 'hooks.agency.example.'],
  ])('%s: %s', (_, host) => {
    expect(findAddressFault(`https://${host}/`, rules)).toBe('host')
  })
})

describe('a service that listens on this machine alone', () => {
  const loopback = { ...rules, publicUrl: undefined, isLoopback: true }

  test('takes a receiver on this machine, by its address', () => {
    expect(findAddressFault('http://127.0.0.1:4351/lead', loopback)).toBeUndefined()
  })

  test.each([
    ['http://127.0.0.1:3000/', 'own'],
    ['http://127.0.0.1/', 'port'],
    ['http://127.0.0.1:631/', 'port'],
    ['https://127.0.0.1:4351/', 'host'],
    ['http://localhost:4351/', 'scheme'],
    ['http://127.0.0.2:4351/', 'scheme'],
    ['http://[::1]:4351/', 'scheme'],
    ['http://10.0.0.1:4351/', 'scheme'],
  ])('but not %s: %s', (url, fault) => {
    expect(findAddressFault(url, loopback)).toBe(fault)
  })
})
