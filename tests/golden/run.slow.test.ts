import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxKey } from '../support/app.ts'
import { freePort, newFolder, type ServiceProcess, startProcess } from '../support/process.ts'
import { goldenFiles, goldenFolder } from './corpus.ts'

let service: ServiceProcess
beforeAll(async () => {
  const limits = '{"sandbox":{"perMinute":100000,"perDay":100000}}'
  service = await startProcess({ DATA_DIR: await newFolder(), TIER_LIMITS: limits })
})
afterAll(() => service.end('SIGTERM'))

const corpus = fileURLToPath(goldenFolder)
const total = Object.values(goldenFiles).reduce((sum, { cases }) => sum + cases.length, 0)

/** Runs the runner of a folder and gives what it said and how it ended. */
const run = (args: readonly string[], folder = corpus) =>
  new Promise<{ code: number; stdout: string; stderr: string }>(resolve => {
    execFile(process.execPath, [join(folder, 'run.mjs'), ...args], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
  })

const key = ['--key', sandboxKey] as const

test('all cases hold against a started service', async () => {
  const { code, stdout, stderr } = await run(['--base', service.url, ...key])
  expect([code, stdout, stderr]).toEqual([0, `${total} of ${total} cases hold\n`, ''])
})

test('one file is asked by its name, with or without its ending', async () => {
  const count = goldenFiles.mortgage.cases.length
  for (const file of ['mortgage', 'mortgage.json']) {
    const { code, stdout } = await run(['--base', `${service.url}/`, ...key, '--file', file])
    expect([code, stdout]).toEqual([0, `${count} of ${count} cases hold\n`])
  }
})

describe('a figure that was spoiled', () => {
  let folder: string
  beforeAll(async () => {
    folder = await newFolder()
    cpSync(corpus, folder, { recursive: true })
    const file = join(folder, 'mortgageLendingValue.json')
    const text = readFileSync(file, 'utf8')
    expect(text).toContain('"mortgageLendingValue": 900000')
    writeFileSync(file, text.replace('"mortgageLendingValue": 900000', '"mortgageLendingValue": 900001'))
  })
  const count = goldenFiles.mortgageLendingValue.cases.length
  const options = () => ['--base', service.url, ...key, '--file', 'mortgageLendingValue']

  test('ends with 1 and names the case, the path and both figures', async () => {
    const { code, stdout } = await run(options(), folder)
    expect(code).toBe(1)
    expect(stdout).toBe(
      `mlv-ten-percent mortgageLendingValue: expected 900001, got 900000\n${count - 1} of ${count} cases hold\n`,
    )
  })

  test('is one object with --json, and nothing else', async () => {
    const { code, stdout, stderr } = await run([...options(), '--json'], folder)
    expect([code, stderr]).toEqual([1, ''])
    expect(JSON.parse(stdout)).toEqual({
      held: count - 1,
      cases: count,
      misses: [{ id: 'mlv-ten-percent', path: 'mortgageLendingValue', expected: 900_001, got: 900_000 }],
    })
  })
})

test('a key that is refused misses every case, with the code', async () => {
  const { code, stdout } = await run(['--base', service.url, '--key', 'vk_wrong', '--file', 'yields'])
  expect(code).toBe(1)
  expect(stdout).toContain('rent-1300-on-300000 status: expected 200, got "401 ')
})

test('an estimate is named by its case though many go in one batch', async () => {
  const folder = await newFolder()
  cpSync(corpus, folder, { recursive: true })
  const file = join(folder, 'estimate.json')
  const { cases, ...rest } = goldenFiles.estimate
  const [first, second, ...others] = cases
  if (first === undefined || second === undefined) throw new Error('There are too few estimates.')
  const refused = { ...first, request: { ...first.request, surface: 0 } }
  const spoiled = { ...second, expected: { ...second.expected, valuationDate: '2026-11-02' } }
  writeFileSync(file, JSON.stringify({ ...rest, cases: [refused, spoiled, ...others] }))
  const { code, stdout } = await run(['--base', service.url, ...key, '--file', 'estimate'], folder)
  expect(code).toBe(1)
  expect(stdout).toBe(
    `${first.id} status: expected 200, got "failed invalid_request"\n` +
      `${second.id} valuationDate: expected "2026-11-02", got "2026-11-01"\n` +
      `${cases.length - 2} of ${cases.length} cases hold\n`,
  )
})

describe('exit code 2', () => {
  test.each<[what: string, args: readonly string[], said: string]>([
    ['no address', [...key], '--base is missing'],
    ['no key', ['--base', 'http://127.0.0.1:1'], '--key is missing'],
    ['an address that is none', ['--base', 'localhost', ...key], '--base is "localhost"'],
    [
      'a file that is not there',
      ['--base', 'http://127.0.0.1:1', ...key, '--file', 'batch'],
      'there are estimate.json',
    ],
    ['an unknown option', ['--base', 'http://127.0.0.1:1', ...key, '--fast'], '--fast'],
    ['a word too many', ['--base', 'http://127.0.0.1:1', ...key, 'mortgage'], 'mortgage'],
  ])('for %s', async (_what, args, said) => {
    const { code, stdout, stderr } = await run(args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(said)
    expect(stderr).toContain('node run.mjs --base URL --key KEY')
  })

  test('for a service that does not answer', async () => {
    const { code, stderr } = await run(['--base', `http://127.0.0.1:${await freePort()}`, ...key])
    expect(code).toBe(2)
    expect(stderr).toContain('does not answer: ECONNREFUSED')
  })
})

/** A service that answers what is put down for the nth request, the last one for all others. */
const scripted = async (...answers: readonly [status: number, headers: Record<string, string>][]) => {
  let asked = 0
  const server = createServer((req, res) => {
    req.resume()
    const [status, headers] = answers[Math.min(asked, answers.length - 1)] ?? [500, {}]
    asked += 1
    res.writeHead(status, headers).end('<p>no JSON')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { base: `http://127.0.0.1:${port}`, asked: () => asked, close: () => server.close() }
}

test('a minute that is used up is waited for, as long as Retry-After says', async () => {
  const busy = await scripted([429, { 'Retry-After': '1' }], [418, {}])
  const started = performance.now()
  const { code, stdout } = await run(['--base', busy.base, ...key, '--file', 'yields'])
  busy.close()
  expect(performance.now() - started).toBeGreaterThan(950)
  expect(busy.asked()).toBe(goldenFiles.yields.cases.length + 1)
  expect(code).toBe(1)
  expect(stdout).toContain('status: expected 200, got 418\n')
})

test('all cases take one place of the day of the sandbox key, that of the batch', async () => {
  const limits = '{"sandbox":{"perMinute":100000,"perDay":2}}'
  const small = await startProcess({ DATA_DIR: await newFolder(), TIER_LIMITS: limits })
  const outcomes = [await run(['--base', small.url, ...key]), await run(['--base', small.url, ...key])]
  await small.end('SIGTERM')
  // Of two places the batch of each run takes one; the single cases of the second run find none for the moment they need it.
  expect(outcomes[0]).toEqual({ code: 0, stdout: `${total} of ${total} cases hold\n`, stderr: '' })
  expect(outcomes[1]?.code).toBe(2)
})

test('a day that is used up ends the run', async () => {
  const closed = await scripted([429, { 'Retry-After': '40000' }])
  const { code, stdout, stderr } = await run(['--base', closed.base, ...key])
  closed.close()
  expect([code, stdout, closed.asked()]).toEqual([2, '', 1])
  expect(stderr).toContain('The key is used up')
})
