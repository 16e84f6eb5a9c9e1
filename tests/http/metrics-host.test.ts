import { expect, test } from 'vitest'
import { isMetricsHost } from '#server/http/server/metrics-host'

const named = ['metrics.valorem.lan', 'prices.lan']

test.each([
  [undefined, true],
  ['127.0.0.1:9400', true],
  ['10.1.2.3:9400', true],
  ['[::1]:9400', true],
  ['localhost:9400', true],
  // Names of Docker and Kubernetes have no dot within a network or namespace.
  ['service:9400', true],
  ['metrics.valorem.lan:9400', true],
  ['PRICES.LAN', true],
  ['evil.example', false],
  ['evil.example:9400', false],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example', false],
  ['metrics.valorem.lan.evil.example', false],
  ['evil.example@127.0.0.1', false],
  ['127.0.0.1/evil.example', false],
  ['', false],
])('Host %j: %s', (host, isAnswered) => {
  expect(isMetricsHost(host, named)).toBe(isAnswered)
})
