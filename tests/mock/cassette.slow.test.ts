import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { get, post, startApp, type TestApp } from '../support/app.ts'
import { until } from '../support/until.ts'

const run = promisify(execFile)

const command = join(root, 'mock/dist/command.js')
const folder = mkdtempSync(join(tmpdir(), 'valorem-cassette-'))
const file = join(folder, 'calls.json')

const verify = async (...args: string[]): Promise<{ code: number; lines: string[]; fault: string }> => {
  const ended = await run(process.execPath, [command, 'verify', ...args]).catch(fault => fault)
  return { code: ended.code ?? 0, lines: String(ended.stdout).trimEnd().split('\n'), fault: ended.stderr }
}

/** Starts a recording; its address. */
const startRecording = async (target: string): Promise<{ url: string; process: ChildProcess }> => {
  const child = spawn(process.execPath, [command, 'record', '--target', target, '--file', file, '--port', '0'])
  let printed = ''
  child.stdout.on('data', chunk => {
    printed += chunk
  })
  const url = await until(async () => /^(\S+) passes calls on/.exec(printed)?.[1], 'the start of the recording')
  return { url, process: child }
}

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000}}' } })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Calls whose answers rest on prices, on a law of which a version begins on 1 January 2027, and on neither. */
const calls: [path: string, body: object][] = [
  ['/estimation', { commune: 'Mamer', surface: 80 }],
  ['/propcalc/fees', { country: 'US', region: 'US-WA', price: 551_000, use: 'mainResidence' }],
  ['/propcalc/mortgage', { principal: 400_000, annualRate: 0.03, termYears: 25 }],
]

describe('a cassette', { shuffle: false }, () => {
  test('is written by a proxy that passes answers on as they are, without the key', async () => {
    const recording = await startRecording(app.url)
    for (const [path, body] of calls) {
      const [through, direct] = [await post(recording, path, body), await post(app, path, body)]
      expect([through.status, direct.status], path).toEqual([200, 200])
      expect(Object(await through.json()).data, path).toEqual(Object(await direct.json()).data)
    }
    expect((await get(recording, '/law/parameters?country=LU&day=none')).status).toBe(400)
    recording.process.kill('SIGINT')
    await once(recording.process, 'exit')
    const text = await readFile(file, 'utf8')
    expect(text).not.toContain('vk_sandbox_public')
    const cassette = JSON.parse(text)
    expect(cassette.calls.map(({ method, path, status }: Record<string, unknown>) => [method, path, status])).toEqual([
      ...calls.map(([path]) => ['POST', `/api/v1${path}`, 200]),
      ['GET', '/api/v1/law/parameters?country=LU&day=none', 400],
    ])
  })

  test('nothing has moved on the same service on the same day', async () => {
    expect(await verify(file, '--target', app.url)).toMatchObject({
      code: 0,
      lines: [
        'same   POST /api/v1/estimation',
        'same   POST /api/v1/propcalc/fees',
        'same   POST /api/v1/propcalc/mortgage',
        'same   GET /api/v1/law/parameters?country=LU&day=none',
        '4 calls, 0 moved.',
      ],
    })
  })

  test('on a day of January it says what moved, and by which day and which version of the law', async () => {
    const { code, lines } = await verify(file, '--clock', '2027-01-02')
    expect([code, lines.at(-1)]).toEqual([1, '4 calls, 2 moved.'])
    expect(lines).toContain('moved  POST /api/v1/estimation')
    expect(lines).toContain('  data.valuationDate: "2026-11-21" is now "2027-01-02"')
    expect(lines).toContain('  by valuation day "2026-11-21" is now "2027-01-02"')
    expect(lines).toContain('moved  POST /api/v1/propcalc/fees')
    expect(lines.join('\n')).toMatch(
      /by law us\.deedTax\.washington: a table from \S+ \(.+\) is now a table from 2027-01-01 \(/,
    )
    expect(lines).toContain('same   POST /api/v1/propcalc/mortgage')
    expect(lines).not.toContain('  by nothing that the answers name')
  })

  test('a value that moves without a reason is said to', async () => {
    const changed = join(folder, 'changed.json')
    const cassette = JSON.parse(await readFile(file, 'utf8'))
    cassette.calls[2].answer.data.monthlyPayment = 1
    await writeFile(changed, JSON.stringify(cassette))
    const { code, lines } = await verify(changed, '--target', app.url)
    expect([code, lines.at(-1)]).toEqual([1, '4 calls, 1 moved.'])
    expect(lines.filter(line => line.startsWith('  '))).toEqual([
      expect.stringMatching(/^ {2}data\.monthlyPayment: 1 is now \d/),
      '  by nothing that the answers name',
    ])
  })
})

test.each([
  [['record'], /^record has no --target: --target http/],
  [['record', '--target', 'foo'], /^--target is "foo"; it must be the origin of a service/],
  [['verify'], /^verify has no file/],
  [['verify', command], /command\.js cannot be read: /],
  [['verify', join(root, 'mock/package.json')], /package\.json is no cassette: record one with/],
  [['verify', 'a.json', '--clock', '2027-01-02', '--target', 'http://127.0.0.1:1'], /give one of them/],
])('%j is refused in a sentence', async (args, sentence) => {
  const ended = await run(process.execPath, [command, ...args]).catch(fault => fault)
  expect([ended.code, ended.stdout]).toEqual([1, ''])
  expect(ended.stderr).toMatch(sentence)
})
