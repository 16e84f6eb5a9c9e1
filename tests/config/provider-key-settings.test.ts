import { expect, test } from 'vitest'
import { readCommandConfiguration } from '#server/config/configuration'

const base64 = (byte: number, bytes = 32): string => Buffer.alloc(bytes, byte).toString('base64')
const providerKeysOf = (env: Record<string, string>) => readCommandConfiguration(env).providerKeys

test('the first secret is active, all are read, in either alphabet of base64', () => {
  const url = Buffer.alloc(32, 0xfb).toString('base64url')
  const { secrets } = providerKeysOf({ PROVIDER_KEY_SECRETS: `new-1:${base64(1)}, made:${url}` })
  expect(secrets).toEqual([
    { id: 'new-1', secret: new Uint8Array(32).fill(1) },
    { id: 'made', secret: new Uint8Array(32).fill(0xfb) },
  ])
})

test.each([
  ['no id', base64(1)],
  ['31 bytes', `a:${base64(1, 31)}`],
  ['33 bytes', `a:${base64(1, 33)}`],
  ['a doubled id', `a:${base64(1)},a:${base64(2)}`],
  ['a capital in the id', `A:${base64(1)}`],
  ['an id of 21 letters', `${'a'.repeat(21)}:${base64(1)}`],
  ['a passphrase', 'a:correct horse battery staple'],
  ['a comma at the end', `a:${base64(1)},`],
])('%s stops the start, and the secret is not printed', (_, text) => {
  const fault = (() => {
    try {
      providerKeysOf({ PROVIDER_KEY_SECRETS: text })
      return ''
    } catch (cause) {
      return String(cause)
    }
  })()
  expect(fault).toContain('PROVIDER_KEY_SECRETS: must be pairs id:base64')
  expect(fault).not.toContain(text)
})

test('left out, the secret is made on this machine alone, and where several processes share the records there is none', () => {
  expect(providerKeysOf({}).secrets).toBe('made')
  expect(providerKeysOf({ ACCOUNTS: 'off' }).secrets).toBe('made')
  expect(providerKeysOf({ HOST: '0.0.0.0' }).secrets).toEqual([])
  expect(providerKeysOf({ PUBLIC_URL: 'https://valorem.example' }).secrets).toEqual([])
  expect(providerKeysOf({ DATABASE_URL: 'postgres://127.0.0.1/valorem' }).secrets).toEqual([])
})

test('providers are asked over https, over http on this machine only', () => {
  expect(providerKeysOf({}).urls).toEqual({
    openai: 'https://api.openai.com/v1',
    anthropic: 'https://api.anthropic.com/v1',
  })
  expect(providerKeysOf({ OPENAI_URL: 'http://127.0.0.1:4100/v1/' }).urls.openai).toBe('http://127.0.0.1:4100/v1')
  for (const wrong of [
    'http://api.example/v1',
    'ftp://a',
    'text',
    'https://u:p@api.example',
    'https://api.example?a=1',
  ])
    expect(() => providerKeysOf({ ANTHROPIC_URL: wrong })).toThrow('ANTHROPIC_URL')
})
