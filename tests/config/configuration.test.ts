import { describe, expect, test } from 'vitest'
import { readCommandConfiguration, readConfiguration } from '#server/config/configuration'
import { ConfigurationFault } from '#server/config/start-fault'

/** What a service needs that others can reach. */
const shown = { AUTH_SECRET: 'a'.repeat(32), MAIL_URL: 'smtp://127.0.0.1:25' }

describe('the environment', () => {
  test('needs nothing', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      sandboxApiKey: 'vk_sandbox_public',
      trustProxy: 0,
    })
  })

  test('an empty variable is one that is left out', () => {
    expect(readConfiguration({ PORT: '', LOG_LEVEL: '' })).toMatchObject({ port: 3000, logLevel: 'info' })
  })

  test.each([
    [{}, 'vk_sandbox_public'],
    [{ HOST: 'localhost' }, 'vk_sandbox_public'],
    [{ HOST: '127.8.9.1' }, 'vk_sandbox_public'],
    [{ HOST: '127.example.com', ACCOUNTS: 'off' }, undefined],
    [{ HOST: '0.0.0.0', ACCOUNTS: 'off' }, undefined],
    [{ HOST: '0.0.0.0', SANDBOX: 'on', ACCOUNTS: 'off' }, 'vk_sandbox_public'],
    [{ SANDBOX: 'off' }, undefined],
    // Behind a proxy on the same machine, as haproxy.cfg wants it.
    [{ ...shown, PUBLIC_URL: 'https://valorem.example' }, undefined],
    [{ ...shown, PUBLIC_URL: 'https://valorem.example', ACCOUNTS: 'off' }, undefined],
    [{ ...shown, PUBLIC_URL: 'https://127.0.0.1.valorem.example' }, undefined],
    [{ ...shown, PUBLIC_URL: 'https://valorem.example', SANDBOX: 'on' }, 'vk_sandbox_public'],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, 'vk_sandbox_public'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'vk_sandbox_public'],
    [{ PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' }, 'vk_sandbox_public'],
    [{ SANDBOX_API_KEY: 'vk_sandbox_of_ours' }, 'vk_sandbox_of_ours'],
  ])('%o gives the sandbox key %s', (env, key) => {
    expect(readConfiguration(env).sandboxApiKey).toBe(key)
  })

  test.each([
    [{ PORT: '65536' }, 'PORT=65536: must be a whole number from 0 to 65535, in digits'],
    [{ PORT: '3000.5' }, 'PORT=3000.5: must be a whole number from 0 to 65535, in digits'],
    [{ PORT: '0x10' }, 'PORT=0x10: must be'],
    [{ PORT: ' 5 ' }, 'PORT= 5 : must be'],
    [{ MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS=0: must be a whole number from 1 to 100000, in digits'],
    [{ MAX_CONNECTIONS: '100001' }, 'MAX_CONNECTIONS=100001: must be'],
    [{ METRICS_PORT: '1e3' }, 'METRICS_PORT=1e3: must be'],
    [{ BODY_TIMEOUT_MS: '0' }, 'BODY_TIMEOUT_MS=0: must be a whole number from 1 to 600000, in digits'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY=-1: must be a whole number from 0 to 10, in digits'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY=true: must be'],
    [{ TIER_LIMITS: 'pro=1' }, 'TIER_LIMITS=pro=1: must be JSON'],
    [
      { TIER_LIMITS: '{"pro":{"perMinute":0}}' },
      'TIER_LIMITS={"pro":{"perMinute":0}}: pro.perMinute must be a whole number of at least 1',
    ],
    [
      { TIER_LIMITS: '{"enterprise":{"perMinute":null}}' },
      'TIER_LIMITS={"enterprise":{"perMinute":null}}: enterprise.perMinute must be a whole number of at least 1',
    ],
    [
      { TIER_LIMITS: '{"pro":{"perDay":"x"}}' },
      'pro.perDay must be a whole number of at least 1, or null for no limit',
    ],
    [{ TIER_LIMITS: '{"gold":{}}' }, 'must name tiers only: sandbox, free, pro, enterprise'],
    [{ SANDBOX: 'yes' }, 'SANDBOX=yes: must be one of: on, off'],
    [
      { TRACES_SHARE: '1.5' },
      'TRACES_SHARE=1.5: must be a number from 0 to 1 in digits, with six decimals at most, as 0.01',
    ],
    [{ TRACES_SHARE: '1e-2' }, 'TRACES_SHARE=1e-2: must be a number from 0 to 1'],
    [{ TRACES_SHARE: '0.0000001' }, 'TRACES_SHARE=0.0000001: must be a number from 0 to 1'],
    [{ TRACES_SHARE: 'all' }, 'TRACES_SHARE=all: must be a number from 0 to 1'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud: must be one of: silent, error, warn, info, debug'],
    [{ LOG_FORMAT: 'pretty' }, 'LOG_FORMAT=pretty: must be one of: json, text'],
    [{ MARKET_DATA_REFRESH: 'daily' }, 'MARKET_DATA_REFRESH=daily: must be one of: on, off'],
    [{ ECB_URL: 'mirror' }, 'ECB_URL=mirror: must be an address, as https://mirror.example/'],
    [{ LUSTAT_URL: 'ftp://mirror.example' }, 'LUSTAT_URL=ftp://mirror.example: must be an address'],
    [{ DATABASE_POOL_MAX: '1' }, 'DATABASE_POOL_MAX=1: must be a whole number from 2 to 100, in digits'],
    [{ DATABASE_POOL_MAX: '101' }, 'DATABASE_POOL_MAX=101: must be a whole number from 2 to 100, in digits'],
    [{ REDIS_PREFIX: 'a:b' }, 'REDIS_PREFIX=a:b: must be 1 to 50 letters, digits, `_` or `-`'],
    [{ SANDBOX_API_KEY: 'short' }, 'SANDBOX_API_KEY: must be 8 to 100 visible ASCII characters'],
  ])('%o is refused with its value and what is allowed', (env, message) => {
    expect(() => readConfiguration(env)).toThrow(ConfigurationFault)
    expect(() => readConfiguration(env)).toThrow(message)
  })

  test.each([
    ['REDIS_URL', 'http://user:secret@127.0.0.1'],
    ['REDIS_URL', 'redis://user:secret@127.0.0.1:6379/cache'],
    ['REDIS_URL', 'redis://user:100%secret@127.0.0.1:6379'],
    ['REDIS_URL', 'redis:secret'],
    ['DATABASE_URL', 'mysql://user:secret@127.0.0.1/valorem'],
    ['DATABASE_URL', 'postgres://user:secret@127.0.0.1:5432'],
    ['DATABASE_URL', 'postgres://user:secret@127.0.0.1:5432/one/two'],
    ['DATABASE_URL', 'postgres://user:100%secret@127.0.0.1:5432/valorem'],
    ['DATABASE_URL', 'postgres:secret'],
    // Neither an address nor one of PostgreSQL, which is told in the same words.
    ['DATABASE_URL', 'postgres://us er:1#secret@127.0.0.1:5432/valorem'],
    ['OPENAI_URL', 'https://user:secret@api.example/v1'],
    ['ANTHROPIC_URL', 'https://api.example/v1?key=secret'],
    ['WEBSTAT_API_KEY', 'a secret\nin two lines'],
  ])('a wrong %s is refused and not printed', (variable, value) => {
    const read = () => readConfiguration({ [variable]: value })
    // Told, and told once.
    expect(read).toThrow(`  ${variable}: must be`)
    expect(read).not.toThrow(new RegExp(`^  ${variable}: .*^  ${variable}: `, 'ms'))
    expect(read).not.toThrow('secret')
  })

  test.each([
    ['', 0.01],
    ['0', 0],
    ['0.25', 0.25],
    ['1', 1],
    ['1.0', 1],
  ])('TRACES_SHARE=%j is a share of %d', (text, tracesShare) => {
    expect(readConfiguration({ TRACES_SHARE: text })).toMatchObject({ tracesShare })
  })

  test.each([
    'postgres://user:p%40ss@db.example:5433/valorem?sslmode=verify-full',
    'postgresql://127.0.0.1/valorem',
    'postgres://[::1]:5432/valorem',
  ])('%s is an address of PostgreSQL', url => {
    expect(readCommandConfiguration({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  test.each(['redis://127.0.0.1', 'rediss://user:p%40ss@cache.example:6380/2', 'redis://[::1]:6379/'])(
    '%s is an address of Redis',
    url => {
      expect(readConfiguration({ REDIS_URL: url }).redisUrl).toBe(url)
    },
  )

  test.each(['https://mirror.example/eurostat', 'https://mirror.example/eurostat/'])(
    'the mirror %s is a folder, under which the source is asked',
    url => {
      expect(readConfiguration({ EUROSTAT_URL: url }).marketUrls).toEqual({
        eurostat: 'https://mirror.example/eurostat/',
      })
    },
  )

  test.each(['vk_live_something', 'vp_live_something'])('the sandbox key %s is refused and not printed', key => {
    const read = () => readConfiguration({ SANDBOX_API_KEY: key })
    expect(read).toThrow('SANDBOX_API_KEY: must not begin like a live key')
    expect(read).not.toThrow(key)
  })
})
