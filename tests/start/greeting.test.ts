import { describe, expect, test } from 'vitest'
import { ignoreStyle } from '#server/adapters/log/line'
import { readConfiguration } from '#server/config/configuration'
import { formatGreeting } from '#server/start/greeting'

const url = 'http://127.0.0.1:3000'
const secrets = { AUTH_SECRET: 'a'.repeat(32), MAIL_URL: 'smtp://127.0.0.1:25', PUBLIC_URL: 'https://valorem.example' }

/** The lines of a greeting on a terminal of 80 columns. */
const greeted = (env: NodeJS.ProcessEnv, metricsUrl?: string): string[] =>
  formatGreeting({ url, metricsUrl }, readConfiguration(env), {
    paint: ignoreStyle,
    hasColumns: true,
    canInterrupt: true,
  }).split('\n')

describe('a greeting', () => {
  test('has at most twelve lines within 80 columns, and says where everything is', () => {
    const lines = greeted({})
    expect(lines.length).toBeLessThanOrEqual(12)
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80)
    expect(lines.slice(0, 8)).toEqual([
      'Valorem listens on http://127.0.0.1:3000',
      '  Documentation:      http://127.0.0.1:3000/docs',
      '  Demo of the widget: http://127.0.0.1:3000/demo',
      '  Accounts:           http://127.0.0.1:3000/sign-up',
      '  Letters:            data/outbox (links are printed here)',
      '  Assistants (MCP):   http://127.0.0.1:3000/mcp',
      '  Sandbox key:        vk_sandbox_public',
      'Try:',
    ])
  })

  test('names pages by the address that others know, and the command for a key where there is no sandbox', () => {
    const text = greeted({ ...secrets, HOST: '0.0.0.0' }).join('\n')
    expect(text).toContain('Accounts:           https://valorem.example/sign-up')
    expect(text).toContain('npm run -s keys -- create')
    expect(text).not.toMatch(/Letters|vk_sandbox|curl|127\.0\.0\.1:3000\//)
  })

  test('says that the sandbox key is off where nobody turned it off, and nothing where somebody did', () => {
    const line = '  Sandbox key:        off in public, as are failures on demand'
    expect(greeted({ ...secrets })).toContain(line)
    expect(greeted({ ...secrets, HOST: '0.0.0.0' })).toContain(line)
    expect(greeted({ ...secrets, SANDBOX: 'off' }).join('\n')).not.toContain('Sandbox')
    expect(greeted({ SANDBOX: 'off' }).join('\n')).not.toContain('Sandbox')
  })

  test('says where metrics are, for who asked for them', () => {
    expect(greeted({}, 'http://127.0.0.1:9400/metrics')).toContain(
      '  Metrics:            http://127.0.0.1:9400/metrics',
    )
    expect(greeted({}).join('\n')).not.toContain('Metrics')
  })

  test('says nothing of accounts where there are none', () => {
    expect(greeted({ ACCOUNTS: 'off' }).join('\n')).not.toMatch(/Accounts|Letters/)
  })
})
