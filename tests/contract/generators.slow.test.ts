import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { openApiFile } from '../support/prism.ts'
import { newFolder, run, type ServiceProcess, startProcess } from '../support/process.ts'
import { installTools, runTool } from '../support/tools.ts'

let service: ServiceProcess
beforeAll(async () => {
  // Before anything runs that has to be ended.
  await installTools()
  service = await startProcess({ DATA_DIR: await newFolder() })
})
afterAll(() => service.end('SIGTERM'))

/** What a project prints that calls the service with generated types: see `tests/consumers/GENERATOR/main.ts`. */
const printed = {
  // 2 % of 480 000 for one's own home: Wet op belastingen van rechtsverkeer, art. 14.
  taxes: 9600,
  confidence: expect.stringMatching(/^(forte|moyenne|faible)$/),
  value: expect.any(Number),
  code: 'invalid_request',
  path: 'surface',
}

describe.each([
  ['openapi-typescript', 'openapi-typescript', [openApiFile, '-o', 'types.ts']],
  ['hey-api', 'openapi-ts', ['-i', openApiFile, '-o', 'generated']],
])('%s', (consumer, command, args) => {
  let project: string
  beforeAll(async () => {
    project = join(await newFolder(), consumer)
    await cp(join(root, 'tests/consumers', consumer), project, { recursive: true })
  })

  test('generates out of the file', async () => {
    const { code, stderr } = await runTool(command, args, project)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  test('gives types that compile, with the TypeScript of most projects and with ours', async () => {
    const ours = await run([join(root, 'node_modules/typescript/bin/tsc'), '-p', project])
    expect([ours.stdout, ours.code]).toEqual(['', 0])
    const theirs = await runTool('tsc', ['-p', project], project)
    expect([theirs.stdout, theirs.code]).toEqual(['', 0])
  })

  test('types calls that the service answers', async () => {
    const outfile = join(project, 'main.mjs')
    await build({ entryPoints: [join(project, 'main.ts')], bundle: true, format: 'esm', outfile, logLevel: 'silent' })
    const env = { VALOREM_BASE_URL: service.url, VALOREM_API_KEY: 'vk_sandbox_public' }
    const { stdout, stderr } = await run([outfile], env)
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual(printed)
  })
})
