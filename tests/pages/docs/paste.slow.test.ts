import { execFile, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOperationPath } from '#contract/openapi/operation-path'
import { operations } from '#contract/openapi/operations'
import { errorCodes, errors } from '#contract/shared/errors'
import { hourMs } from '#domain/core/instants'
import { startApp, type TestApp } from '../../support/app.ts'
import { pickSample } from '../../support/long.ts'
import { newFolder } from '../../support/process.ts'
import { type Block, blocksOf, countryPaths, readPage } from './every-page.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))

/** PHP is at hand where the tests of CI run; elsewhere it may be missing. */
const hasPhp = spawnSync('php', ['--version']).status === 0

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000000,"perDay":1000000}}' } })
})
afterAll(() => app.close())

/** Those that the sandbox key may call; a fresh service asks no language model, and a file is saved. */
const open = operations
  .filter(
    ({ access, tag, fileType }) => access.credentials.includes('sandbox') && tag !== 'ai' && fileType === undefined,
  )
  .map(({ id }) => id)

const blocksAt = async (path: string): Promise<Block[]> => blocksOf((await readPage(app.url, path)).html)

/** The blocks of an operation, on its page and on those of its countries. */
const blocksOfOperation = async (id: string): Promise<Block[]> => {
  // An address gets ten sandboxes an hour.
  if (id === 'createSandbox') app.clock.now = new Date(app.clock.now.getTime() + hourMs)
  const ofCountries = countryPaths.filter(path => path.startsWith(`/docs/${id}/`))
  return (await Promise.all([getOperationPath(id), ...ofCountries].map(blocksAt))).flat()
}

/** A line asks for a failure on demand. */
const isOnDemand = ({ code }: Block): boolean => code.includes('X-Sandbox-Scenario')

/** Pastes a line into a shell; gives the status and the body of the answer. */
const pasted = async (line: string, cwd: string = root): Promise<{ status: number; body: string }> => {
  const { stdout } = await run('bash', ['-c', `${line} -sS -w '\n%{http_code}'`], { cwd, maxBuffer: 50_000_000 })
  const at = stdout.lastIndexOf('\n')
  return { status: Number(stdout.slice(at + 1)), body: stdout.slice(0, at) }
}

describe('lines that are pasted', () => {
  test.each(pickSample(open, 12, 'curl'))('curl of %s answers as its page says', async id => {
    const blocks = await blocksOfOperation(id)
    const lines = blocks.filter(block => block.name.startsWith('curl, ') && block.status && !isOnDemand(block))
    // A contact is received, and a sandbox made, with 201.
    const good = ['create', 'createSandbox'].includes(id) ? 201 : 200
    expect(lines.filter(({ status }) => status === good).length).toBeGreaterThan(0)
    for (const { code, status, name } of lines) expect((await pasted(code)).status, name).toBe(status)
  })

  test('curl of a report saves it', async () => {
    const lines = (await blocksAt('/docs/estimationReport')).filter(
      block => block.name.startsWith('curl, ') && block.status === 200,
    )
    expect(lines.length).toBeGreaterThan(0)
    for (const { code } of lines) {
      const folder = await newFolder()
      expect((await pasted(code, folder)).status).toBe(200)
      expect((await readFile(join(folder, 'estimationReport.pdf'), 'latin1')).slice(0, 5)).toBe('%PDF-')
    }
  })

  test('a line for a failure on demand shows its status and headers', async () => {
    const [line] = (await blocksAt('/docs/fees')).filter(({ name }) => name === 'curl, 429 on demand')
    const { stdout } = await run('bash', ['-c', `${line?.code} -sS`])
    expect(stdout).toMatch(/^HTTP\/1\.1 429 /)
    expect(stdout).toContain('X-Sandbox-Scenario: 429')
  })

  test.each(pickSample(open, 8, 'programs'))('programs of %s print the data', async id => {
    const programs = (await blocksOfOperation(id)).filter(({ name }) => name.startsWith('SDK, '))
    expect(programs.length).toBeGreaterThan(0)
    for (const { code } of programs) {
      const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: root })
      expect(stdout.trim()).toMatch(/^\{/)
    }
  })

  /** Runs the programs of an operation in another language, in a folder that has a long body as a file. */
  const printed = async (id: string, language: string, command: string, args: (code: string) => string[]) => {
    const blocks = await blocksOfOperation(id)
    const programs = blocks.filter(({ name }) => name.startsWith(`${language}, `))
    expect(programs.length).toBeGreaterThan(0)
    const lines = blocks.filter(({ name, status }) => name.startsWith('curl, ') && status === 200)
    const outputs: string[] = []
    for (const { code, name } of programs) {
      const folder = await newFolder()
      const line = lines.find(one => one.name === name.replace(language, 'curl'))?.code ?? ''
      const [, body] = /-d '(.*)'$/s.exec(line) ?? []
      if (code.includes('request.json'))
        await writeFile(join(folder, 'request.json'), body?.replaceAll("'\\''", "'") ?? '')
      outputs.push((await run(command, args(code), { cwd: folder, maxBuffer: 50_000_000 })).stdout)
    }
    return outputs
  }

  test.each(pickSample(open, 8, 'Python'))('programs of %s in Python print the answer', async id => {
    for (const output of await printed(id, 'Python', 'python3', code => ['-c', code]))
      expect(output).toMatch(/^\{'success': True/)
  })

  test.skipIf(!hasPhp).each(pickSample(open, 8, 'PHP'))('programs of %s in PHP print the answer', async id => {
    for (const output of await printed(id, 'PHP', 'php', code => ['-r', code.replace('<?php\n', '')]))
      expect(output).toMatch(/^Array\n\(\n +\[success\] => 1/)
  })

  test('a line that fails on demand fails as it says', async () => {
    for (const code of errorCodes) {
      const lines = (await blocksAt(`/docs/errors/${code}`)).filter(isOnDemand)
      expect(lines.length).toBeLessThanOrEqual(1)
      for (const line of lines) {
        expect(line.code).toContain(`-H 'X-Sandbox-Scenario: ${code}'`)
        expect((await pasted(line.code)).status, code).toBe(errors[code].status)
      }
    }
  })

  test('the first page and its program work', async () => {
    const blocks = await blocksAt('/docs')
    const named = (name: string): string => blocks.find(block => block.name === name)?.code ?? ''
    expect(JSON.parse((await pasted(named('curl'))).body)).toMatchObject({ success: true })
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', named('TypeScript')], { cwd: root })
    expect(stdout).toContain('estimationCentrale')
    await run(process.execPath, ['--input-type=module', '-e', `${named('Mocks for tests')}\nserver.close()`], {
      cwd: root,
    })
  })
})
