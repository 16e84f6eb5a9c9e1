import { readFileSync } from 'node:fs'
import { createClient } from '@valorem/sdk'
import { answer, fault, handlers, sequence } from '@valorem/sdk/testing'
import type { SetupServer } from 'msw/node'
import { setupServer } from 'msw/node'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../architecture/sources.ts'

const guide = readFileSync(`${root}examples/TESTING.md`, 'utf8')

/** The servers of msw that the guide prints. */
const printed = [...guide.matchAll(/`(setupServer\([^`]*\))`/g)].map(([, code = '']) => code)

/** A server as a tester gets it who copies what is printed. */
const copied = (code: string): SetupServer =>
  new Function('setupServer', 'answer', 'fault', 'handlers', 'sequence', `return ${code}`)(
    setupServer,
    answer,
    fault,
    handlers,
    sequence,
  )

const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl: 'https://valorem.test', maxRetries: 0 })

describe('the guide for testers', () => {
  test('prints one server of msw', () => {
    expect(printed).toHaveLength(1)
  })

  test.each(printed)('%s answers as the guide says', async code => {
    const server = copied(code)
    server.listen({ onUnhandledFrame: 'error' })
    onTestFinished(() => server.close())
    const seen: (number | string)[] = []
    for (let call = 0; call < 4; call += 1) {
      const outcome = await client.safe.estimation.estimate({ commune: 'Mamer', surface: 80 })
      seen.push(outcome.ok ? 200 : (outcome.error.status ?? outcome.error.code))
    }
    expect(seen).toEqual([503, 'connection_failed', 200, 200])
    expect(await client.safe.market.communes()).toMatchObject({ ok: true })
  })
})
