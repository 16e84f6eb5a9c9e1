import { expect, test } from 'vitest'
import { replayServer } from '../adapters/market/replay-server.ts'
import { run } from '../support/process.ts'
import { contents, shipped } from './price-folder.ts'

test('the command line says that Eurostat cannot be reached, and ends with 1', async () => {
  const { baseUrl } = await replayServer((_, res) => void res.writeHead(404).end())
  const before = contents(shipped).map(([, text]) => text)
  const { code, stdout, stderr } = await run(['server/commands/prices.ts', 'refresh'], { EUROSTAT_URL: baseUrl })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toBe('Nothing was done: Eurostat gave no house prices (http_error: HTTP 404)\n')
  expect(contents(shipped).map(([, text]) => text)).toEqual(before)
})
