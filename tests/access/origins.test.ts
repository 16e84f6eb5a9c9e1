import { expect, test } from 'vitest'
import { isAllowedOrigin, parseOrigin } from '#server/access/origins'

test.each([
  ['https://agency.lu', 'https://agency.lu'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['https://Agency.LU', 'https://agency.lu'],
  ['https://agency.lu:443', 'https://agency.lu'],
  ['http://agency.lu:443', 'http://agency.lu:443'],
  ['https://[::1]:3000', 'https://[::1]:3000'],
  // As browsers send a host with an accent: in Punycode (RFC 3492).
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
])('%s is the origin %s', (text, origin) => {
  expect(parseOrigin(text)).toEqual({ origin })
})

test.each([
  ['agency.lu', 'it must begin with https:// or http://'],
  ['ftp://agency.lu', 'it must begin with https:// or http://'],
  ['null', 'it must begin with https:// or http://'],
  ['', 'it must begin with https:// or http://'],
  ['*', 'it must begin with https:// or http://'],
  ['https://*.agency.lu', 'without a wildcard'],
  ['https://agency.lu/', 'not even a slash'],
  ['https://agency.lu/widget', 'not even a slash'],
  ['https://agency.lu?a=1', 'not even a slash'],
  ['https://agency.lu#top', 'not even a slash'],
  ['https://agency.lu\\widget', 'not even a slash'],
  ['https://me:secret@agency.lu', 'it must not contain a user name'],
  ['https://', 'its host or port cannot be read'],
  ['https://agency.lu:99999', 'its host or port cannot be read'],
  ['https://agency .lu', 'its host or port cannot be read'],
  ['https://agency.lu\t', 'its host or port cannot be read'],
])('"%s" is refused with the reason and an example', (text, why) => {
  const result = parseOrigin(text)
  expect(result).toHaveProperty('fault')
  const fault = 'fault' in result ? result.fault : ''
  expect(fault).toContain(`"${text}" is no origin`)
  expect(fault).toContain(why)
  expect(fault).toContain('https://agency.lu or http://localhost:8080')
})

test.each([
  ['https://agency.lu', true],
  ['https://agency.lu:8443', false],
  ['http://agency.lu', false],
  ['https://www.agency.lu', false],
  ['https://agency.lu.evil.example', false],
  ['https://agency.lu/', false],
  ['null', false],
  ['', false],
  [undefined, false],
])('a key bound to https://agency.lu answers the origin %s: %s', (origin, isAllowed) => {
  expect(isAllowedOrigin(origin, ['https://agency.lu'])).toBe(isAllowed)
})
