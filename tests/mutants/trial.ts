import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clone } from '../support/clone.ts'
import type { Mutant } from './draw.ts'
import { listTests } from './related-tests.ts'

/** What came of a mutant. */
export interface Trial {
  mutant: Mutant
  /** The first test that failed, with its file; undefined where none did. */
  killedBy?: { file: string; test: string }
  /** Files of tests that it survived. */
  files: number
}

/** Files of tests of the first run of a mutant, most of which end there; the second has all others. */
const nearest = 12

/** Most files of slow tests of a mutant. */
const slowMost = 4

/** Longest run of the tests of a mutant: some thirty times what it takes, so that only a loop without an end reaches it. */
const limitMs = 600_000

/** What Vitest reports of a run. */
interface Report {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** The first failure of a report: a test, or a file that cannot be loaded. Files that are left out after it have no message. */
const findFailure = ({ testResults }: Report, path: string): Trial['killedBy'] => {
  for (const { name, message, assertionResults } of testResults) {
    const test = assertionResults.find(({ status }) => status === 'failed')?.fullName
    if (test || message)
      return { file: name.replace(`${path}/`, ''), test: test ?? `is loaded: ${message.slice(0, 200)}` }
  }
  return undefined
}

/** Runs files of tests in a clone until one fails. */
export const runTests = async ({ path }: Clone, files: readonly string[]): Promise<Trial['killedBy']> => {
  const output = join(path, '.mutant-report.json')
  await rm(output, { force: true })
  const config = files.some(file => file.endsWith('.slow.test.ts')) ? 'vitest.ci.config.ts' : 'vitest.config.ts'
  const args = [
    'run',
    ...files,
    '--config',
    config,
    '--retry',
    '0',
    '--bail',
    '1',
    '--reporter',
    'json',
    '--outputFile',
    output,
    '--passWithNoTests',
  ]
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined, VITEST: undefined, NODE_ENV: undefined, FUZZ_SEED: '1' }
  const child = spawn(process.execPath, [join(path, 'node_modules/vitest/vitest.mjs'), ...args], {
    ...{ cwd: path, env, stdio: 'ignore', detached: true },
  })
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), limitMs)
  const [code] = await once(child, 'close')
  clearTimeout(timer)
  const report = await readFile(output, 'utf8').catch(() => undefined)
  if (report !== undefined) return findFailure(JSON.parse(report), path)
  return code === 0 ? undefined : { file: files.join(' '), test: 'ends' }
}

/** Changes a file of the clone, runs the tests of its room, and changes it back. */
export const tryMutant = async (clone: Clone, mutant: Mutant): Promise<Trial> => {
  const place = join(clone.path, mutant.file)
  const text = await readFile(place, 'utf8')
  const { quick, slow } = listTests(mutant.file)
  await writeFile(place, text.slice(0, mutant.start) + mutant.after + text.slice(mutant.end))
  try {
    const turns = [quick.slice(0, nearest), quick.slice(nearest), slow.slice(0, slowMost)]
    for (const files of turns) {
      const killedBy = files.length > 0 ? await runTests(clone, files) : undefined
      if (killedBy) return { mutant, killedBy, files: 0 }
    }
    return { mutant, files: turns.flat().length }
  } finally {
    await writeFile(place, text)
  }
}
