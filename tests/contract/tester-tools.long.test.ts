import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { sandboxKey } from '../support/app.ts'
import { npm } from '../support/npm.ts'
import { newFolder, type ServiceProcess, startProcess } from '../support/process.ts'
import { document } from './document.ts'

/** Tools that weigh as much as all others of the tests, and so are installed for this test alone. */
const packages = ['httpyac@6.16.7', '@usebruno/cli@4.1.0']

let folder: string
let service: ServiceProcess
let page: string
beforeAll(async () => {
  ;[folder, page] = await Promise.all([newFolder(), readFile(join(root, 'examples/TESTING.md'), 'utf8')])
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }))
  await npm(['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', ...packages], folder)
  service = await startProcess({
    DATA_DIR: await newFolder(),
    TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":null}}',
  })
}, 600_000)
afterAll(() => service.end('SIGTERM'))

/** The arguments of the line of the page that begins so, with values for what it leaves to the reader. */
const readArguments = (start: string): string[] => {
  const line = page.replaceAll(/\s+/g, ' ').match(new RegExp(`${start} [^\`]*?(?= bru |\`|$)`))?.[0] ?? ''
  expect(line, `${start} on the page for testers`).not.toBe('')
  const values = { 'http://127.0.0.1:3000': service.url, '=KEY': `=${sandboxKey}` }
  const filled = Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, value), line)
  return filled.trim().split(' ')
}

const runProgram = (name: string, args: readonly string[], cwd: string, env: Record<string, string> = {}) =>
  new Promise<{ code: number | string; output: string }>(resolve => {
    const options = { cwd, maxBuffer: 2 ** 28, env: { PATH: process.env.PATH, HOME: folder, NO_COLOR: '1', ...env } }
    const file = join(folder, 'node_modules/.bin', name)
    execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) =>
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal.
      resolve({ code: error?.code ?? 0, output: (stdout + stderr).replace(/\u001b\[[\d;]*m/g, '') }),
    )
  })

const printRow = (...row: readonly (string | number)[]): void => void process.stdout.write(`${row.join(' | ')}\n`)

test('httpyac: every request of the .http file has the status that its line states', async () => {
  const cwd = join(folder, 'httpyac')
  await mkdir(cwd)
  await cp(join(root, 'examples/collections/valorem.http'), join(cwd, 'valorem.http'))
  const [, ...args] = readArguments('httpyac')
  const env = { BASE_URL: service.url, API_KEY: sandboxKey }
  const { code, output } = await runProgram('httpyac', args, cwd, env)
  const [, all = '', good = ''] = /(\d+) requests processed \((\d+) succeeded\)/.exec(output) ?? []
  printRow('httpyac', packages[0] ?? '', `${all} requests`, `${Number(all) - Number(good)} failures`)
  const sent = (await readFile(join(cwd, 'valorem.http'), 'utf8')).match(/^(GET|POST|PUT|PATCH|DELETE) /gm) ?? []
  expect([code, all, good]).toEqual([0, `${sent.length}`, `${sent.length}`])
})

test('Bruno: every request of an imported collection is answered', async () => {
  const cwd = join(folder, 'bruno')
  await mkdir(cwd)
  await writeFile(join(cwd, 'openapi.json'), JSON.stringify(document))
  const imported = await runProgram('bru', readArguments('bru import').slice(1), cwd)
  expect(imported.code, imported.output).toBe(0)
  const ran = await runProgram('bru', readArguments('bru run').slice(1), join(cwd, document.info.title))
  const [, all = '', good = ''] = /Requests\D+(\d+) \((\d+) Passed/.exec(ran.output) ?? []
  printRow('Bruno', packages[1] ?? '', `${all} requests`, `${Number(all) - Number(good)} failures`)
  const operations = Object.values(document.paths ?? {}).flatMap(item =>
    Object.keys(item).filter(method => ['get', 'post', 'put', 'patch', 'delete'].includes(method)),
  )
  expect([ran.code, all, good]).toEqual([0, `${operations.length}`, `${operations.length}`])
})
