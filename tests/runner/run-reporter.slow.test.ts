import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../architecture/sources.ts'

/** A test that fails where its file has never run before. */
const failsOnce = [
  "import { existsSync, writeFileSync } from 'node:fs'",
  "import { test } from 'vitest'",
  "const mark = import.meta.filename + '.ran'",
  "const late = () => { writeFileSync(mark, ''); throw new Error('the first run is too slow') }",
  "test('planted', () => existsSync(mark) || late())",
].join('\n')

const failsAlways = "import { expect, test } from 'vitest'\ntest('planted', () => expect(1).toBe(2))"
const passes =
  "import { expect, test } from 'vitest'\ntest.each([1, 2, 3])('%d', row => expect(row).toBeLessThan(4))\ntest.skip('later', () => {})"
const cannotBeRead = "import './missing.ts'\nimport { test } from 'vitest'\ntest('planted', () => {})"
const leavesAnError =
  "import { test } from 'vitest'\ntest('planted', () => void Promise.reject(new Error('not awaited')))"

const config = `import { defineConfig } from 'vitest/config'
import { RunReporter } from '${root}/tests/runner/run-reporter.ts'
export default defineConfig({ test: { include: ['*.test.ts'], retry: 1, reporters: ['default', new RunReporter()] } })
`

/** Runs planted files; gives the exit code, the lines of the output and the file of flaky tests. */
const runPlanted = async (files: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), 'valorem-planted-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const all = { 'package.json': '{"type":"module"}', 'vitest.config.ts': config, ...files }
  for (const [name, text] of Object.entries(all)) await writeFile(join(folder, name), text)
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { code, lines } = await new Promise<{ code: number; lines: string[] }>(resolve => {
    const env = { ...process.env, NO_COLOR: '1' }
    execFile(process.execPath, [vitest, 'run'], { cwd: folder, env }, (error, stdout) =>
      resolve({ code: error ? Number(error.code) : 0, lines: stdout.trimEnd().split('\n') }),
    )
  })
  return { code, lines, flaky: JSON.parse(await readFile(join(folder, '.vitest/flaky.json'), 'utf8')) }
}

test('a test that passes on a second try is named with its first failure, counts as passed, and is written down', async () => {
  const { code, lines, flaky } = await runPlanted({ 'a.test.ts': passes, 'b.test.ts': failsOnce })
  expect(code).toBe(0)
  expect(lines.at(-1)).toBe('4 passed, 0 failed, 1 skipped')
  const at = lines.indexOf('flaky: b.test.ts > planted')
  expect(lines[at + 1]).toBe('the first run is too slow')
  expect(flaky).toEqual([{ file: 'b.test.ts', name: 'planted', error: 'the first run is too slow' }])
})

test('a third flaky test fails the run', async () => {
  const { code, lines, flaky } = await runPlanted({
    ...{ 'a.test.ts': failsOnce, 'b.test.ts': failsOnce, 'c.test.ts': failsOnce, 'd.test.ts': passes },
  })
  expect(code).toBe(1)
  expect(lines.at(-1)).toBe('3 passed, 3 failed, 1 skipped')
  expect(lines).toContain('3 tests are flaky, and at most 2 may be: they count as failed.')
  expect(flaky).toHaveLength(3)
})

test.each([
  ['that always fails', failsAlways, 3],
  ['that cannot be read', cannotBeRead, 3],
  ['that leaves an error behind', leavesAnError, 4],
])('a file %s fails the run', async (_what, text, passed) => {
  const { code, lines, flaky } = await runPlanted({ 'a.test.ts': passes, 'b.test.ts': text })
  expect(code).toBe(1)
  expect(lines.at(-1)).toBe(`${passed} passed, 1 failed, 1 skipped`)
  expect(flaky).toEqual([])
})
