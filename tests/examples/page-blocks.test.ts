import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createClient } from '@valorem/sdk'
import { transformSync } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { sandboxKey, startApp, type TestApp } from '../support/app.ts'
import { readCurl } from '../support/curl.ts'
import { blocks, commands } from './page-blocks.ts'
import { languageReasons, shellRunners } from './page-runners.ts'

const shell = blocks.filter(({ language }) => language === 'sh')
const programs = blocks.filter(({ language }) => ['ts', 'tsx'].includes(language))
const others = blocks.filter(({ language }) => !['sh', 'ts', 'tsx', 'json'].includes(language))

const isCurl = (code: string): boolean => code.startsWith('curl ')

const findRunner = ({ page, code }: { page: string; code: string }) =>
  shellRunners.find(([ofPage, start]) => ofPage === page && code.trimStart().startsWith(start))

describe('blocks of code of the pages', () => {
  test('are found', () => {
    expect([shell.length > 40, programs.length > 20]).toEqual([true, true])
  })

  test.each(shell.filter(({ code }) => !isCurl(code)))('$page: $code is run by a test, or says why not', block => {
    const [, , runner] = findRunner(block) ?? []
    expect(runner, 'an entry of page-runners.ts').toBeDefined()
    if (!runner || 'why' in runner) return
    expect(readFileSync(root + runner.test, 'utf8')).toContain(runner.words)
  })

  test('have no entry without a block', () => {
    const met = new Set(shell.map(findRunner))
    expect(shellRunners.filter(entry => !met.has(entry))).toEqual([])
    expect(Object.keys(languageReasons).sort()).toEqual([...new Set(others.map(({ language }) => language))].sort())
  })

  test('call scripts and files that there are', () => {
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> }
    const called = commands.flatMap(({ line }) =>
      [...line.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name),
    )
    expect(called.length).toBeGreaterThan(20)
    expect(called.filter(name => scripts[name ?? ''] === undefined)).toEqual([])
    const files = commands.flatMap(
      ({ line }) => line.match(/(?<![\w/.])(?:examples|server|tests)\/[\w./-]+\.\w+/g) ?? [],
    )
    expect(files.filter(file => !file.startsWith('examples/collections/') && !existsSync(root + file))).toEqual([])
  })

  test.each(commands.filter(({ line }) => line.startsWith('git grep ')))('$page: $line finds lines', ({ line }) => {
    expect(`${execFileSync('git', line.split(' ').slice(1), { cwd: root })}`).toContain('server/domain/law/')
  })

  test.each(blocks.filter(({ language }) => language === 'json'))('$page: $code is JSON', ({ code }) => {
    expect(() => JSON.parse(code)).not.toThrow()
  })
})

describe('programs of the pages', () => {
  test.each(programs)('$page: $code can be compiled, and calls methods that there are', ({ code, language }) => {
    // A mark of what the reader fills in stands for a name.
    expect(() => transformSync(code.replaceAll('…', '_'), { loader: language as 'ts' | 'tsx' })).not.toThrow()
    const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl: 'https://valorem.test' }) as unknown as Record<
      string,
      Record<string, unknown>
    >
    for (const [, tag = '', method = ''] of code.matchAll(/\b(?:valorem|client)\.(\w+)\.(\w+)\(/g))
      expect([tag, method, typeof client[tag]?.[method]]).toEqual([tag, method, 'function'])
  })
})

describe('every line of curl', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":null}}' } })
  })
  afterAll(() => app.close())

  /** Lines of curl whose answer is another one than 200, by what they ask. */
  const answers: readonly (readonly [part: string, status: number])[] = [
    ['X-Sandbox-Scenario: 503', 503],
    ['/api/v1/sandbox', 201],
    // This service has no model: the request is a good one, and nobody writes its text.
    ['/api/v1/ai/', 502],
  ]

  test.each(commands.filter(({ line }) => isCurl(line)))('$page: $line', async ({ line }) => {
    // The key that the reader has made.
    const response = await fetch(...readCurl(line.replace('$KEY', sandboxKey), app.url))
    const [, status = 200] = answers.find(([part]) => line.includes(part)) ?? []
    expect([response.status, response.ok ? '' : await response.text()]).toEqual([status, expect.any(String)])
  })
})
