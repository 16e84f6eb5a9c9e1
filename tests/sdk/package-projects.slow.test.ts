import { execFile } from 'node:child_process'
import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import vm from 'node:vm'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { installTools, toolModule } from '../support/tools.ts'
import { type Packed, packed } from './packed.ts'
import { apiKey, estimated, failure, json, type Service, service } from './service.ts'

const run = promisify(execFile)
const ends: (() => unknown)[] = []

let installed: Packed['installed']
let at: Service

const program = async (cwd: string, file: string) => {
  const env = { ...process.env, VALOREM_BASE_URL: at.url, VALOREM_API_KEY: apiKey }
  return run(process.execPath, [file], { cwd, env })
}

beforeAll(async () => {
  await installTools()
  const made = await packed()
  ends.push(made.remove)
  installed = made.installed
  at = await service(
    (response, _number, { path, body }) => {
      if (body.includes('Nowhere')) return json(response, 404, failure('municipality_not_found'))
      const one = { ...estimated(512_000).data, confiance: 'forte', ajustements: [{ labelKey: 'adjEtage', pct: 4 }] }
      if (!path.endsWith('/batch')) return json(response, 200, { ...estimated(), data: one })
      json(response, 200, { success: true, results: [{ index: 0, success: true, data: one }] })
    },
    end => ends.push(end),
  )
})

afterAll(async () => {
  for (const end of ends) await end()
})

const expected = { value: 512_000, code: 'municipality_not_found' }

test('a project of ES modules runs, and writes no secret', async () => {
  const { stdout, stderr } = await program(await installed('esm'), 'main.js')
  expect(JSON.parse(stdout)).toEqual({ ...expected, guarded: true, word: 'Stack' })
  expect(stdout + stderr).not.toContain(apiKey)
  expect(stderr).toBe('')
})

test('a project of CommonJS runs without a warning', async () => {
  const { stdout, stderr } = await program(await installed('cjs'), 'main.js')
  expect(JSON.parse(stdout)).toEqual({ ...expected, guarded: true, word: 'Stack', openapi: '3.1.1' })
  expect(stderr).toBe('')
})

test('a project of strict TypeScript compiles in each way of modules, without DOM or Node types, and runs', async () => {
  const project = await installed('ts-strict')
  for (const way of ['nodenext', 'node20', 'bundler']) {
    const compiled = run(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-p', `tsconfig.${way}.json`],
      {
        cwd: project,
      },
    )
    await expect(compiled.catch(({ stdout }) => Promise.reject(new Error(stdout)))).resolves.toBeDefined()
  }
  const { stdout } = await program(project, 'out/main.js')
  expect(JSON.parse(stdout)).toMatchObject({ ...expected, own: true, confidence: 'forte', word: 'Étage' })
})

test.each(['nodenext', 'bundler'])('the oldest TypeScript compiles the same project (%s)', async way => {
  const project = await installed('ts-strict')
  const args = [join(toolModule('typescript50'), 'bin/tsc'), '-p', `tsconfig.${way}.json`]
  await run(process.execPath, args, { cwd: project }).catch(({ stdout }) => Promise.reject(new Error(stdout)))
})

/** Of the oldest TypeScript and of 5.5 the ways of modules of their time, and of the newest the one that stayed. */
const compilers = [
  ['5.0', 'node10', toolModule('typescript50')],
  ['5.5', 'nodenext', toolModule('typescript55')],
  ['5.5', 'node16', toolModule('typescript55')],
  ['5.5', 'node10', toolModule('typescript55')],
  ['7', 'nodenext', join(root, 'node_modules/typescript')],
] as const

test.each(compilers)(
  'a project of TypeScript %s in CommonJS (%s) compiles and runs',
  async (_version, way, compiler) => {
    const project = await installed('cts')
    const compiled = run(process.execPath, [join(compiler, 'bin/tsc'), '-p', `tsconfig.${way}.json`], { cwd: project })
    await compiled.catch(({ stdout }) => Promise.reject(new Error(stdout)))
    const { stdout } = await program(project, 'out/main.cjs')
    expect(JSON.parse(stdout)).toEqual({
      ...{ isValued: true, code: 'municipality_not_found', guarded: true, word: 'Étage', same: true },
      verifies: 'function',
    })
  },
)

test('a project of Jest as it comes tests with each entry', async () => {
  const project = await installed('jest')
  // The last version of msw that Jest loads without a flag.
  await symlink(toolModule('msw2'), join(project, 'node_modules/msw'))
  const jest = join(toolModule('jest'), 'bin/jest.js')
  const args = [jest, '--watchman=false', '--ci', '--json', '--rootDir', project]
  const { stdout } = await run(process.execPath, args, { cwd: project }).catch(error => error)
  const result = JSON.parse(stdout)
  expect(result.testResults.map(({ message }: { message: string }) => message)).toEqual([''])
  expect(result).toMatchObject({ success: true, numPassedTests: 4, numFailedTests: 0 })
})

test('a project has one copy of it however it is loaded', async () => {
  const project = await installed('esm')
  await writeFile(
    join(project, 'both.js'),
    `import { createRequire } from 'node:module'
     import * as imported from '@valorem/sdk'
     const required = createRequire(import.meta.url)('@valorem/sdk')
     const copy = createRequire(import.meta.url)('./node_modules/@valorem/sdk/dist/index.cjs')
     const error = new copy.ConfigurationError('of the other copy')
     console.log(JSON.stringify({
       one: imported.ValoremError === required.ValoremError,
       other: imported.ValoremError !== copy.ValoremError,
       guarded: imported.isValoremError(error),
     }))`,
  )
  const { stdout } = await program(project, 'both.js')
  // Where a program brings the second copy along all the same, the guard knows its errors.
  expect(JSON.parse(stdout)).toEqual({ one: true, other: true, guarded: true })
})

test('a project for browsers bundles small, and refuses a secret key there', async () => {
  const project = await installed('browser')
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: ['main.js'],
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'iife',
  })
  const page = {
    document: {},
    fetch,
    URL,
    AbortController,
    TextDecoder,
    setTimeout,
    clearTimeout,
    performance,
    crypto,
    show: undefined,
  }
  const script = new TextDecoder().decode(outputFiles[0]?.contents)
  vm.runInNewContext(script, page)
  // The script has put its function there.
  const show = page.show as unknown as (baseUrl: string, key: string) => Promise<object>
  expect(await show(at.url, 'vp_live_publishable')).toEqual({ value: 512_000 })
  expect(await show(at.url, apiKey)).toEqual({ code: 'invalid_configuration' })
  const last = at.hits.at(-1)
  expect(last?.headers['x-api-key']).toBe('vp_live_publishable')
  // A preflight knows no User-Agent of ours: the platform's is there.
  expect(last?.headers['user-agent']).not.toMatch(/valorem/)
})
