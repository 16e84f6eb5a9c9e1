import { describe, expect, test } from 'vitest'
import { ConfigurationFault, configuration } from '#server/config'

describe('the environment', () => {
  test('needs nothing', () => {
    expect(configuration({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      sandboxApiKey: 'vk_sandbox_public',
      trustProxy: 0,
    })
  })

  test('an empty variable is one that is left out', () => {
    expect(configuration({ PORT: '', LOG_LEVEL: '' })).toMatchObject({ port: 3000, logLevel: 'info' })
  })

  test.each([
    [{}, 'vk_sandbox_public'],
    [{ HOST: 'localhost' }, 'vk_sandbox_public'],
    [{ HOST: '0.0.0.0' }, undefined],
    [{ HOST: '0.0.0.0', SANDBOX: 'on' }, 'vk_sandbox_public'],
    [{ SANDBOX: 'off' }, undefined],
    [{ SANDBOX_API_KEY: 'vk_sandbox_of_ours' }, 'vk_sandbox_of_ours'],
  ])('%o gives the sandbox key %s', (env, key) => {
    expect(configuration(env).sandboxApiKey).toBe(key)
  })

  test.each([
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '3000.5' }, 'PORT'],
    [{ SANDBOX_API_KEY: 'vk_live_something' }, 'SANDBOX_API_KEY'],
    [{ SANDBOX_API_KEY: 'vp_live_something' }, 'SANDBOX_API_KEY'],
    [{ SANDBOX_API_KEY: 'short' }, 'SANDBOX_API_KEY'],
    [{ TIER_LIMITS: 'pro=1' }, 'TIER_LIMITS'],
    [{ TIER_LIMITS: '{"pro":{"perMinute":0}}' }, 'TIER_LIMITS'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
    [{ SANDBOX: 'yes' }, 'SANDBOX'],
  ])('%o is refused by name', (env, name) => {
    expect(() => configuration(env)).toThrow(ConfigurationFault)
    expect(() => configuration(env)).toThrow(name)
  })
})
