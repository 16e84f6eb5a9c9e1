import { expect, test } from 'vitest'
import { isFromOwnOrigin, resolveOwnOrigin } from '#server/access/origin-proof'

const own = 'https://valorem.example'

test.each([
  ['same-origin', undefined, true],
  ['same-origin', 'null', true],
  [undefined, own, true],
  ['cross-site', own, true],
  ['cross-site', 'https://elsewhere.example', false],
  ['same-site', 'https://api.valorem.example', false],
  ['none', undefined, false],
  [undefined, undefined, false],
  [undefined, 'null', false],
  [undefined, 'https://valorem.example.elsewhere.example', false],
  [undefined, 'http://valorem.example', false],
  [undefined, 'https://valorem.example/', false],
  ['same-origin, cross-site', undefined, false],
])('Sec-Fetch-Site %s with Origin %s proves our own pages: %s', (secFetchSite, origin, isProven) => {
  expect(isFromOwnOrigin({ secFetchSite, origin }, own)).toBe(isProven)
})

const local = { publicUrl: undefined, isLoopback: true }

test.each([
  [local, '127.0.0.1:3000', 'http://127.0.0.1:3000'],
  [local, 'LOCALHOST:3000', 'http://localhost:3000'],
  [local, '[::1]:8080', 'http://[::1]:8080'],
  [local, 'elsewhere.example', undefined],
  [local, '127.0.0.1.elsewhere.example', undefined],
  [local, 'localhost:3000@elsewhere.example', undefined],
  [local, undefined, undefined],
  [{ publicUrl: undefined, isLoopback: false }, 'localhost', undefined],
  [{ publicUrl: own, isLoopback: false }, 'elsewhere.example', own],
])('%j under the Host %s has the origin %s', (settings, host, origin) => {
  expect(resolveOwnOrigin(settings, host)).toBe(origin)
})
