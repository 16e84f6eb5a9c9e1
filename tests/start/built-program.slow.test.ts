import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { readProductionPackages } from '#server/commands/production-packages'
import { type CurrentProgram, findCurrentProgram } from '#server/start/current-program'
import { printSourceLines } from '#server/start/source-lines'
import { root } from '../architecture/sources.ts'
import { newFolder, startProcess } from '../support/process.ts'

/** Prints the modules that a process has loaded when it answers its first request. */
const loadedModules = `
import { registerHooks } from 'node:module'
const files = []
registerHooks({ load: (url, context, next) => { if (url.startsWith('file:')) files.push(url); return next(url, context) } })
process.on('SIGUSR1', () => process.stdout.write('loaded ' + JSON.stringify(files) + '\\n'))`

/** Files that a start loads; each one costs a look for its package, a read and a place in the cache. */
const filesMax = 140

/** What a first request may need and a start does not: drawing and reading of PDF, letters, and the protocol of assistants. */
const laterParts = ['drawing', 'protocol', 'nodemailer', 'pdf-thread', 'calculation-worker', 'evidence']

test('the built program is started from a few files, without what the first request does not need', async () => {
  expect(findCurrentProgram()?.href, 'run npm run build').toMatch(/\/server\/dist\/\w+\/main\.js$/)
  const hooks = `data:text/javascript,${encodeURIComponent(loadedModules)}`
  const service = await startProcess({ DATA_DIR: await newFolder() }, [
    process.execPath,
    '--import',
    hooks,
    'server/start/start.js',
  ])
  onTestFinished(async () => void (await service.end('SIGTERM')))
  service.child.kill('SIGUSR1')
  await expect.poll(() => service.output()).toContain('loaded [')
  const files: string[] = JSON.parse(/loaded (.*)/.exec(service.output())?.[1] ?? '[]')
  expect(files.filter(url => url.includes('/server/dist/')).length).toBeGreaterThan(1)
  expect(files.filter(url => url.endsWith('.ts') && !/\/(current-program|source-lines)\.ts$/.test(url))).toEqual([])
  expect(files.length).toBeLessThan(filesMax)
  const names = files.map(url => /([\w-]+?)(?:-[A-Z0-9]{8})?\.js$/.exec(url)?.[1])
  expect(names.filter(name => laterParts.includes(name ?? ''))).toEqual([])
  // Data, pages and threads are found by the addresses of their sources.
  const report = await fetch(`${service.url}/api/v1/agences/pdf`, {
    method: 'POST',
    headers: { 'X-API-Key': 'vk_sandbox_public', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      property: { commune: 'Mamer', surface: 80 },
      purchase: { use: 'mainResidence', loanAmount: 400_000, household: { children: 1, dwellingKind: 'coOwnedFlat' } },
      brand: { name: 'Valorem' },
    }),
  })
  expect(report.status).toBe(200)
  expect((await report.text()).slice(0, 5)).toBe('%PDF-')
  for (const path of ['/docs', '/demo', '/openapi.json', '/ask'])
    expect((await fetch(service.url + path)).status, path).toBe(200)
})

test('stacks of the built program name the files and lines of the sources', () => {
  const program = findCurrentProgram() ?? new URL('missing', import.meta.url)
  const sourceFile = join(root, 'server/start/main.ts')
  const [built, source] = [program, sourceFile].map(path => readFileSync(path, 'utf8').split('\n'))
  const find = (lines: string[] = []): number =>
    lines.findIndex(line => /process\.once\(['"]SIGTERM['"], once/.test(line)) + 1
  const { prepareStackTrace } = Error
  onTestFinished(() => {
    Error.prepareStackTrace = prepareStackTrace
  })
  printSourceLines()
  const frame = `stopOnSignal (${program.href}:${find(built)}:11)`
  const text = Error.prepareStackTrace?.(new Error('lost'), [frame as unknown as NodeJS.CallSite])
  const place = `${pathToFileURL(sourceFile).href}:${find(source)}`
  expect(text).toBe(`Error: lost\n    at stopOnSignal (${place})`)
})

test('so do those of its threads', async () => {
  const [built, source] = ['sheet-thread.js', '../../adapters/sheets/workbook.ts'].map(
    path => new URL(path, findCurrentProgram()),
  )
  // No sheet at all.
  const [fault] = await once(new Worker(built ?? '', { workerData: undefined }), 'error')
  expect((fault as Error).stack).toMatch(new RegExp(`${source?.href}:\\d+`))
})

test('it holds packages of the production install alone, so that those of development may go after a build', () => {
  const { inputs }: CurrentProgram = JSON.parse(readFileSync(join(root, 'server/dist/current.json'), 'utf8'))
  const folders = inputs.flatMap(([path]) => /^(.*node_modules\/.*)\/package\.json$/.exec(path)?.[1] ?? [])
  const production = readProductionPackages(root).map(({ folder }) => folder)
  expect(folders).toContain('node_modules/express')
  expect(folders.filter(folder => !production.includes(folder))).toEqual([])
})
