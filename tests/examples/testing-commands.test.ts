import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { readCurl } from '../support/curl.ts'

const page = readFileSync(`${root}examples/TESTING.md`, 'utf8')

/** The code of fences of a language, line by line, without the indent of a list and without comments. */
const linesOf = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^ *\`\`\`${language}\\n(.*?)^ *\`\`\``, 'gms'))]
    .flatMap(([, code = '']) => code.split('\n'))
    .map(line => line.replace(/ {2,}#.*$/, '').trim())
    .filter(line => line !== '')

/** Commands within the text: those that begin with a program. */
const inline = [...page.replace(/^ *```.*?^ *```/gms, '').matchAll(/`([^`]+)`/g)]
  .map(([, code = '']) => code.replaceAll(/\s+/g, ' '))
  .filter(code => /^(?:npx|npm|node|curl|bru|openapi2postmanv2|BASE_URL=\S+)(?: |$)/.test(code) && code !== 'bru')

const commands = [...linesOf('sh'), ...inline]

/** Who runs a command: a test that has these words, or nobody, with the reason. */
type Runner = { test: string; words: string } | { why: string }

const golden: Runner = { test: 'tests/golden/run.slow.test.ts', words: "'run.mjs'" }
const load: Runner = { test: 'tests/load/load.slow.test.ts', words: "'--operation', 'estimate'" }
const compat: Runner = { test: 'tests/contract/compatibility-command.test.ts', words: 'runCompatibility(' }
const newman: Runner = {
  test: 'tests/contract/collections.slow.test.ts',
  words: 'has the command on the page for testers',
}
const portman: Runner = { test: 'tests/contract/converters.slow.test.ts', words: 'npx @apideck\\/portman' }
const converter: Runner = { test: 'tests/contract/converters.slow.test.ts', words: "'openapi2postmanv2'" }
const prism: Runner = { test: 'tests/contract/mock.slow.test.ts', words: "'mock', openApiFile" }
const box: Runner = { test: 'tests/mock/box.slow.test.ts', words: "'--clock'" }
const cassette: Runner = { test: 'tests/mock/cassette.slow.test.ts', words: "'record'" }
const curl: Runner = { test: 'tests/examples/testing-commands.test.ts', words: 'every line of curl' }
const bruno: Runner = { test: 'tests/contract/tester-tools.long.test.ts', words: "readArguments('bru run')" }
const httpyac: Runner = { test: 'tests/contract/tester-tools.long.test.ts', words: "readArguments('httpyac')" }
const matrix: Runner = { test: 'tests/contract/tester-matrix.long.test.ts', words: 'the block of the page' }
const build: Runner = { why: 'Each run of the tests begins with it.' }

/** The command of the page that a text begins. */
const runners: readonly (readonly [start: string, runner: Runner])[] = [
  ['node examples/golden/run.mjs --base', golden],
  ['npx newman run examples/collections/', newman],
  ['npx newman run portman.json', portman],
  ['npx @apideck/portman', portman],
  ['npm run -s bench -- load', load],
  ['npm run bench -- load', load],
  ['npm run -s compat', compat],
  ['npm run build', build],
  ['openapi2postmanv2', converter],
  ['BASE_URL=… API_KEY=… npx httpyac', httpyac],
  ['bru ', bruno],
  ['node examples/testers/', matrix],
  ['npx dredd', matrix],
  ['npx specmatic', matrix],
  ['npx stepci', matrix],
  ['curl ', curl],
  ['npx @valorem/mock record', cassette],
  ['npx @valorem/mock', box],
  ['npm run mock', prism],
]

/** The entry of a command: the first that begins it. */
const findEntry = (command: string) => runners.find(([start]) => command.startsWith(start))

describe('commands of the page for testers', () => {
  test('are found in it, in fences and within the text', () => {
    expect(linesOf('sh').length).toBeGreaterThan(8)
    expect(inline.length).toBeGreaterThan(5)
  })

  test.each(commands)('%s is run by a test, or says why not', command => {
    const [, runner] = findEntry(command) ?? []
    expect(runner, 'an entry of the list').toBeDefined()
    if (!runner || 'why' in runner) return
    expect(existsSync(root + runner.test), runner.test).toBe(true)
    expect(readFileSync(root + runner.test, 'utf8')).toContain(runner.words)
  })

  test('are those of the list, which has no other', () => {
    const met = new Set(commands.map(findEntry))
    expect(runners.filter(entry => !met.has(entry))).toEqual([])
  })

  test('name files of the repository that there are', () => {
    const files = commands.flatMap(command => command.match(/\bexamples\/[\w./-]+/g) ?? [])
    expect(files.length).toBeGreaterThan(4)
    // Collections are written by the build.
    for (const file of files.filter(name => !name.startsWith('examples/collections/')))
      expect(existsSync(root + file), file).toBe(true)
  })
})

describe('every line of curl on the page', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  /** What each answers, in the order of the page. */
  const expected = [
    [503, { success: false, code: 'unavailable' }],
    [201, { success: true, data: { today: '2027-01-02' } }],
  ] as const
  const lines = linesOf('sh').filter(line => line.startsWith('curl '))

  test('has its answer here', () => {
    expect(lines).toHaveLength(expected.length)
  })

  test.each(lines.map((line, at) => ({ line, answer: expected[at] })))('$line', async ({ line, answer }) => {
    const response = await fetch(...readCurl(line, app.url))
    expect([response.status, await response.json()]).toMatchObject([...(answer ?? [])])
  })

  test('the entry of an assistant is JSON with the address and the key of the service', async () => {
    const { url, headers } = JSON.parse(linesOf('json').join('')) as { url: string; headers: Record<string, string> }
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const response = await fetch(url.replace('http://127.0.0.1:3000', app.url), {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: JSON.stringify(message),
    })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('mortgageLendingValue')
  })
})
