import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Counts, wrongCounts } from './counts.ts'
import { suiteVerdict } from './once-more.ts'
import type { RunResult } from './reporter.ts'

/*
 * `npm run suite`, of `.ci/run`: the tests and the long checks, and what failed among them once more by itself. Other
 * configurations of Vitest may be named. The last line says how many tests passed and failed in all.
 */
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
const say = (text: string): void => void process.stdout.write(`${text}\n`)

/**
 * Runs Vitest and reads what it found.
 * @throws Error where it ended without a result, as for a configuration that cannot be read.
 */
const run = (config: string, file?: string): RunResult => {
  const folder = mkdtempSync(join(tmpdir(), 'valorem-run-'))
  const path = join(folder, 'result.json')
  try {
    const args = ['run', '--config', config, ...(file === undefined ? [] : [resolve(file)])]
    const env = { ...process.env, RUN_RESULT: path }
    const { status, error } = spawnSync(process.execPath, [vitest, ...args], { stdio: 'inherit', env })
    if (error) throw error
    const result = JSON.parse(readFileSync(path, 'utf8')) as RunResult // what the reporter wrote
    const isFailed = result.globalErrors.length > 0 || result.files.some(({ failed }) => failed > 0)
    if (status !== 0 && !isFailed) result.globalErrors.push(`Vitest ended with ${status}.`)
    return result
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const named = process.argv.slice(2)
const own = ['vitest.config.ts', 'vitest.ci.config.ts']
let counts: Counts | undefined
/** As `run`, and remembers the counts of the first one, `npm test`: those are what the README says. */
const counting = (config: string, file?: string): RunResult => {
  const result = run(config, file)
  counts ??= result
  return result
}
const { passed, failed, skipped, flickered, isGood } = suiteVerdict(named.length > 0 ? named : own, counting, say)
const wrong = named.length === 0 && counts && wrongCounts(readFileSync('README.md', 'utf8'), counts)
if (wrong) say(`README.md: ${wrong}`)
for (const file of flickered) say(`flickered: ${file}`)
if (skipped > 0) say(`${skipped} skipped`)
say(`${passed} passed, ${failed} failed`)
process.exitCode = isGood && !wrong ? 0 : 1
