import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { npm } from '../support/npm.ts'
import { newFolder, type ServiceProcess, startProcess } from '../support/process.ts'
import { document, operationObjects } from './document.ts'

/** Tools that weigh as much as all others of the tests, and so are installed for this test alone. */
const packages = [
  ...['dredd@14.1.0', 'specmatic@2.55.1', 'stepci@2.8.2', 'express@5.3.0', 'express-openapi-validator@5.6.2'],
  ...['openapi-backend@5.21.2', '@pact-foundation/pact@17.1.4'],
]

let folder: string
let service: ServiceProcess
/** Lines of the block of the page, by the tool or the program that each starts. */
let lines: string[]
beforeAll(async () => {
  folder = await newFolder()
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }))
  await npm(['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', ...packages], folder)
  await cp(join(root, 'examples/testers'), join(folder, 'examples/testers'), { recursive: true })
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document))
  service = await startProcess({
    DATA_DIR: await newFolder(),
    TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":null}}',
  })
  const page = await readFile(join(root, 'examples/TESTING.md'), 'utf8')
  const [, block = ''] = /^ *```sh\n( *node examples\/testers\/prepare\.mjs .*?)^ *```/ms.exec(page) ?? []
  lines = block.split('\n').map(line => line.trim())
}, 600_000)
afterAll(() => service.end('SIGTERM'))

/** Runs the line of the page that begins so, with another OpenAPI file where one is named. */
const runLine = (start: string, file = 'openapi.json', prepared = 'prepared.json') => {
  const line = lines.find(one => one.startsWith(start)) ?? ''
  expect(line, `${start} on the page for testers`).not.toBe('')
  const places: Record<string, string> = { 'openapi.json': file, 'prepared.json': prepared }
  const [program = '', ...args] = line
    .replaceAll('http://127.0.0.1:3000', service.url)
    .split(' ')
    .map(arg => places[arg] ?? arg)
  const command = program === 'npx' ? [join('node_modules/.bin', args[0] ?? ''), ...args.slice(1)] : args
  const options = { cwd: folder, maxBuffer: 2 ** 28, env: { PATH: process.env.PATH, HOME: folder, NO_COLOR: '1' } }
  return new Promise<{ code: number | string; output: string }>(resolve => {
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal.
      resolve({ code: error?.code ?? 0, output: (stdout + stderr).replace(/\u001b\[[\d;]*m/g, '') }),
    )
  })
}

const printRow = (...row: readonly (string | number)[]): void => void process.stdout.write(`${row.join(' | ')}\n`)

/** Operations that a key may call. */
const callable = operationObjects.filter(({ security }) => security?.some(one => 'apiKey' in one))

/** Answers of an operation that Dredd asks for: each status, in each media type but streams of events. */
const countAnswers = ({ responses = {} }: (typeof callable)[number]): number =>
  Object.values(responses as Record<string, { content?: object }>)
    .map(({ content = { none: {} } }) => Object.keys(content))
    .reduce((sum, types) => sum + types.filter(type => type !== 'text/event-stream').length, 0)

/** The operations whose good answer is JSON: all but the report. */
const prepared = callable.length - 1

describe('the block of the page for testers', () => {
  test('prepares one request of each operation that a key may call', async () => {
    expect(lines.filter(line => line !== '')).toHaveLength(8)
    expect((await runLine('node examples/testers/prepare.mjs')).code).toBe(0)
    const { paths } = JSON.parse(await readFile(join(folder, 'prepared.json'), 'utf8')) as { paths: object }
    expect(Object.values(paths).flatMap(Object.keys)).toHaveLength(prepared)
    // A file that says what the service does not do.
    for (const [from, to] of [
      ['openapi.json', 'wrong.json'],
      ['prepared.json', 'wrong-prepared.json'],
    ] as const) {
      const text = await readFile(join(folder, from), 'utf8')
      await writeFile(join(folder, to), text.replaceAll('estimationCentrale', 'estimationMoyenne'))
    }
  })

  test('Dredd gets every status of every operation that a key may call', async () => {
    const { code, output } = await runLine('npx dredd')
    const [, passing = '', failing = '', errors = ''] =
      /complete: (\d+) passing, (\d+) failing, (\d+) errors/.exec(output) ?? []
    printRow('Dredd', packages[0] ?? '', `${passing} transactions`, `${failing} failures`)
    const asked = callable.reduce((sum, one) => sum + countAnswers(one), 0)
    expect([code, passing, failing, errors], output.slice(-3000)).toEqual([0, `${asked}`, '0', '0'])
  })

  test('Specmatic: each request has an answer of its schema, and a wrong schema is told', async () => {
    const read = async (file?: string) => {
      const { output } = await runLine('npx specmatic', undefined, file)
      return /Tests run: (\d+), Successes: (\d+), Failures: (\d+)/.exec(output)?.slice(1).map(Number) ?? []
    }
    const [run = 0, good = 0, failures = 0] = await read()
    printRow('Specmatic', packages[1] ?? '', `${run} requests`, `${failures} failures`)
    // It reads no example of the discounted cash flow.
    expect([run, good, failures]).toEqual([prepared - 1, prepared - 1, 0])
    expect((await read('wrong-prepared.json'))[2]).toBeGreaterThan(0)
  })

  test('Step CI: each request has its status and an answer of its schema, and a wrong schema is told', async () => {
    const read = async (file?: string) => {
      expect((await runLine('npx stepci generate', undefined, file)).output).toContain('Success!')
      const { code, output } = await runLine('npx stepci run')
      return [code, ...(/Steps: (\d+) failed, (\d+) skipped, (\d+) passed/.exec(output)?.slice(1) ?? [])]
    }
    const right = await read()
    printRow('Step CI', packages[2] ?? '', `${right[3]} requests`, `${right[1]} failures`)
    expect(right).toEqual([0, '0', '0', `${prepared}`])
    expect((await read('wrong-prepared.json'))[0]).not.toBe(0)
  })

  test.each([
    ['express-openapi-validator', 'node examples/testers/validator.mjs', packages[4] ?? ''],
    ['openapi-backend', 'node examples/testers/backend.mjs', packages[5] ?? ''],
    ['Pact', 'node examples/testers/pact.mjs', packages[6] ?? ''],
  ])('%s: each request and its answer are of the file, and a wrong file is told', async (name, start, version) => {
    const { code, output } = await runLine(start)
    const [, run = '', failures = ''] = /^(\d+) \w+, (\d+) failures$/m.exec(output) ?? []
    printRow(name, version, `${run} requests`, `${failures} failures`)
    expect([code, run, failures], output.slice(-2000)).toEqual([0, `${prepared}`, '0'])
    expect((await runLine(start, 'wrong.json', 'wrong-prepared.json')).code).not.toBe(0)
  })
})
