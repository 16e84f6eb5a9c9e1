import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createClient } from '@valorem/sdk'
import { expect, test } from 'vitest'
import { examples } from '#contract/examples/recorded'
import { openApiFile } from '../support/prism.ts'

const prism = fileURLToPath(new URL('../../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url))

test('the command `prism mock` starts on the file without a warning and answers the SDK', async () => {
  const child = spawn(process.execPath, [prism, 'mock', openApiFile, '--port', '0'], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  const ended = once(child, 'close')
  let printed = ''
  const listening = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString()
      const url = /Prism is listening on (http:\S+)\s/.exec(printed)?.[1]
      if (url) resolve(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`Prism ended:\n${printed}`)))
  })
  try {
    const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl: await listening, maxRetries: 0 })
    const { data } = await client.estimation.estimate({ commune: 'Luxembourg', surface: 60 })
    expect(examples.estimate?.[0]?.response.body).toMatchObject({ data })
    // What it prints of a request may be read later than its answer.
    await expect.poll(() => printed).toContain('POST')
  } finally {
    child.kill()
    await ended
  }
  // Its words and signs for warnings and errors; the log lines of a good request have neither.
  expect(printed).not.toMatch(/warn|error|deprecat|invalid|violation|⚠|✖/i)
})
