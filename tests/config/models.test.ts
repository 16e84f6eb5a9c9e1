import { expect, test } from 'vitest'
import { readCommandConfiguration, readConfiguration } from '#server/config/configuration'

const faultOf = (env: Record<string, string>): string => {
  try {
    readConfiguration(env)
    return ''
  } catch (cause) {
    return String(cause)
  }
}

test('left out, no provider is configured, and the models of own keys have their defaults', () => {
  expect(readConfiguration({}).models).toEqual({
    free: [],
    own: { openai: 'gpt-5-mini', anthropic: 'claude-sonnet-4-5' },
    callTimeoutMs: 15_000,
    ownCharactersPerDay: 5_000_000,
    totalTimeoutMs: 40_000,
    readTimeoutMs: 45_000,
  })
})

test('a key or an address configures a provider; what is left out is that of the host', () => {
  const { free } = readConfiguration({
    GROQ_URL: 'http://127.0.0.1:8080/v1/',
    GROQ_MODEL: 'llama',
    GROQ_LIMITS: '{"tokensPerDay":null,"contextTokens":8192}',
    GROQ_TRAINS_ON_DATA: 'yes',
    GROQ_CALCULATES: 'off',
    CEREBRAS_API_KEY: 'csk-12345678',
    CEREBRAS_MODEL: 'gpt-oss-120b',
  }).models
  expect(free).toEqual([
    {
      provider: 'cerebras',
      apiKey: 'csk-12345678',
      model: 'gpt-oss-120b',
      url: 'https://api.cerebras.ai/v1',
      limits: {
        requestsPerMinute: 5,
        requestsPerDay: null,
        tokensPerMinute: 30_000,
        tokensPerDay: 1_000_000,
        contextTokens: 65_536,
      },
      trainsOnData: false,
      calculates: true,
    },
    {
      provider: 'groq',
      apiKey: undefined,
      model: 'llama',
      url: 'http://127.0.0.1:8080/v1',
      limits: {
        requestsPerMinute: 30,
        requestsPerDay: 1000,
        tokensPerMinute: 12_000,
        tokensPerDay: null,
        contextTokens: 8192,
      },
      trainsOnData: true,
      calculates: false,
    },
  ])
})

test('every fault is told at once, each with its variable, and no secret is printed', () => {
  const fault = faultOf({
    CEREBRAS_API_KEY: 'secret key with spaces',
    GROQ_API_KEY: 'gsk_12345678',
    GROQ_URL: 'http://user:secret-password@api.example/v1',
    GROQ_LIMITS: '{"tokensPerDay":0,"contextTokens":1999,"tokens":1}',
    CEREBRAS_LIMITS: 'many',
    GROQ_TRAINS_ON_DATA: 'maybe',
    CEREBRAS_CALCULATES: 'true',
    OPENAI_MODEL: 'a model',
    AI_CALL_TIMEOUT_MS: '15s',
    AI_TOTAL_TIMEOUT_MS: '5',
  })
  const variables = ['CEREBRAS_API_KEY', 'GROQ_URL', 'GROQ_LIMITS', 'CEREBRAS_LIMITS', 'GROQ_TRAINS_ON_DATA']
  const others = ['CEREBRAS_CALCULATES', 'OPENAI_MODEL', 'AI_CALL_TIMEOUT_MS', 'AI_TOTAL_TIMEOUT_MS']
  const missing = ['CEREBRAS_MODEL: is needed with CEREBRAS_API_KEY', 'GROQ_MODEL: is needed with GROQ_API_KEY']
  for (const text of [...variables, ...others, ...missing]) expect(fault).toContain(text)
  expect(fault).toContain('tokensPerDay must be a whole number of at least 1, or null for no limit')
  expect(fault).not.toMatch(/secret|gsk_/)
})

test.each([
  ['[]', 'must be a JSON object'],
  ['7', 'must be a JSON object'],
  ['{"tokensPerDay":"7"}', 'tokensPerDay must be a whole number of at least 1'],
  ['{"requestsPerMinute":1.5}', 'requestsPerMinute must be a whole number'],
  ['{"contextTokens":null}', 'contextTokens must be a whole number from 2000 to 2000000'],
  ['{"contextTokens":2000001}', 'contextTokens must be a whole number from 2000 to 2000000'],
  ['{"perDay":1}', 'and nothing else'],
])('GROQ_LIMITS=%s: %s', (limits, sentence) => {
  expect(faultOf({ GROQ_URL: 'https://a.example', GROQ_MODEL: 'm', GROQ_LIMITS: limits })).toContain(sentence)
})

test('addresses are https, or on this machine', () => {
  for (const url of ['http://api.example/v1', 'ftp://a', 'text', 'https://u:p@api.example', 'https://api.example?a=1'])
    expect(faultOf({ CEREBRAS_URL: url, CEREBRAS_MODEL: 'm' })).toContain('CEREBRAS_URL: must be an https address')
})

test('a command reads the same variables', () => {
  expect(readCommandConfiguration({ GROQ_URL: 'http://localhost:1/v1', GROQ_MODEL: 'm' }).models.free).toHaveLength(1)
})
