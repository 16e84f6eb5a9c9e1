import { expect, test } from 'vitest'
import { normalizeClientAddress } from '#server/http/request/client-address'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:1:192.0.2.7', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  // As proxies write it that name the port of the connection too.
  ['192.0.2.7:4711', '192.0.2.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
  ['2001:db8:1:2::9%eth0', '2001:db8:1:2'],
  // No addresses.
  [undefined, ''],
  ['unknown', ''],
  ['192.0.2.07', ''],
  ['192.0.2.7:port', ''],
  ['[192.0.2.7', ''],
  ['_hidden:4711', ''],
  ['1'.repeat(10_000), ''],
])('%s is counted as %s', (address, counted) => {
  expect(normalizeClientAddress(address)).toBe(counted)
})
