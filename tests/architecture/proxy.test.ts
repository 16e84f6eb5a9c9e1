import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

/** The lines of the proxy before the service, without comments. */
const lines = readFileSync(`${root}examples/deploy/haproxy.cfg`, 'utf8')
  .split('\n')
  .map(line => line.trim())
  .filter(line => line !== '' && !line.startsWith('#'))

const beginning = (words: string): string[] =>
  lines.filter(line => line.startsWith(`${words} `)).map(line => line.slice(words.length + 1))

test('the proxy takes no connection without TLS 1.2 or 1.3 and forward secrecy (ASVS 5, 12.1 and 12.2)', () => {
  expect(beginning('bind').filter(bind => !/ ssl crt /.test(bind))).toEqual([])
  expect(beginning('bind')).toHaveLength(1)
  expect(beginning('ssl-default-bind-options').join()).toContain('ssl-min-ver TLSv1.2')
  const suites = beginning('ssl-default-bind-ciphers').join().split(':')
  expect(suites.length).toBeGreaterThan(1)
  expect(suites.filter(suite => !/^ECDHE-(ECDSA|RSA)-(AES(128|256)-GCM-SHA|CHACHA20-POLY1305)/.test(suite))).toEqual([])
})

test('it redirects nobody to TLS, and says itself where a caller comes from (ASVS 5, 4.1)', () => {
  expect(lines.filter(line => /\bredirect (scheme|prefix|location)\b/.test(line))).toEqual([])
  const set = beginning('http-request set-header')
  expect(set).toContain('X-Forwarded-For %[src]')
  expect(set).toContain('X-Forwarded-Proto https')
})
